# For test servers, which build with make and want a program of a name of theirs:
#
#     make EXE=fastchess-ob
EXE ?= arbiter-$(shell uname -m)

.PHONY: all
all:
	scripts/build release arbiter
	cp build/release/bin/arbiter $(EXE)
