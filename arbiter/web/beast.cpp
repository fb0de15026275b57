// The one place where Boost.Beast itself is compiled.
#include <boost/beast/src.hpp>
