// Bundles the pages and writes them as bundle.cpp: node bundle.mjs PAGES WORK BUNDLE
// WORK has the packages in its folder node_modules.
import { createRequire } from "node:module";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [pages, work, output] = process.argv.slice(2);
const modules = join(work, "node_modules");
const esbuild = createRequire(join(work, "package.json"))("esbuild");

// The pages' security policy lets scripts set styles, but no style attributes: the board's
// component writes some of its styles as attributes.
const stylesWithoutAttributes = {
    name: "styles-without-attributes",
    setup(build) {
        build.onLoad({ filter: /cm-chessboard\/src\/view\/.*\.js$/ }, ({ path }) => ({
            contents: readFileSync(path, "utf8")
                .replaceAll(/\.setAttribute\("style",/g, ".style.cssText = (")
                .replaceAll(/style: `font-size: \$\{([^}]*)\}px`/g, '"font-size": $1'),
        }));
    },
};

const bundled = await esbuild.build({
    entryPoints: [join(pages, "src/main.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    nodePaths: [modules],
    plugins: [stylesWithoutAttributes],
});
const style = await esbuild.build({
    entryPoints: [join(pages, "static/style.css")],
    bundle: true,
    minify: true,
    write: false,
    nodePaths: [modules],
});

const types = {
    css: "text/css; charset=utf-8",
    html: "text/html; charset=utf-8",
    svg: "image/svg+xml",
    txt: "text/plain; charset=utf-8",
};
const typeOf = (name) => types[name.split(".").pop()];

const chessboard = join(modules, "cm-chessboard");
const files = [
    {
        path: "/app.js",
        type: "text/javascript; charset=utf-8",
        content: bundled.outputFiles[0].contents,
    },
    { path: "/style.css", type: types.css, content: style.outputFiles[0].contents },
    {
        path: "/pieces.svg",
        type: types.svg,
        content: readFileSync(join(chessboard, "assets/pieces/standard.svg")),
    },
    {
        path: "/chessboard-license.txt",
        type: types.txt,
        content: readFileSync(join(chessboard, "LICENSE")),
    },
    ...readdirSync(join(pages, "static"))
        .filter((name) => name !== "style.css")
        .map((name) => ({
            path: `/${name}`,
            type: typeOf(name),
            content: readFileSync(join(pages, "static", name)),
        })),
];

const escaped = (byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c || byte === 0x3f
        ? "\\" + byte.toString(8).padStart(3, "0")
        : String.fromCharCode(byte);

function literal(bytes) {
    const lines = [];
    for (let begin = 0; begin < bytes.length; begin += 4000)
        lines.push(`"${Array.from(bytes.subarray(begin, begin + 4000), escaped).join("")}"`);
    return lines.join("\n");
}

writeFileSync(
    output,
    `#include <array>

#include "arbiter/web/bundle.h"

namespace adoube::arbiter::web {

namespace {

constexpr std::array files{
${files.map(({ path, type, content }) => `BundleFile{"${path}", "${type}", {${literal(content)}, ${content.length}}}`).join(",\n")}
};

}  // namespace

const BundleFile* find_in_bundle(std::string_view path) {
    for (const BundleFile& file : files)
        if (file.path == path) return &file;
    return nullptr;
}

std::string_view bundle_is_missing() { return ""; }

}  // namespace adoube::arbiter::web
`,
);
