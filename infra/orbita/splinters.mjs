// Checks that few source files are splinters: files under 25 lines that a single other source file imports. A reader finds their
// content sooner in the importer. Some are inevitable, such as an `index.ts`, or a module that is loaded on demand.
// `--list` prints the splinters, each with its importer.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "oxc-parser";
import { listFiles, root } from "../prose/texts.mjs";

const maxLines = 24;
const maxPercent = 5;

const read = (path) => readFileSync(root + path, "utf8");

const sources = new Map(
  listFiles("apps/*/src/*", "apps/web/server/*", "packages/*/src/*")
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => [path, read(path)]),
);

/** The folder and the exports of each of our packages, by its name. */
const ownPackages = new Map(
  listFiles("packages/*/package.json").map((path) => {
    const { name, exports } = JSON.parse(read(path));
    return [name, { folder: dirname(path), exports: exports ?? {} }];
  }),
);

/** The file of an import in an own package, such as `@orbita/ui/base/card.tsx`; undefined for another package. */
function resolvePackage(specifier) {
  const [scope, name, ...parts] = specifier.split("/");
  const found = ownPackages.get(`${scope}/${name}`);
  if (!found) return undefined;
  const inside = parts.join("/");
  const target = found.exports[inside ? `./${inside}` : "."] ?? found.exports["./*"]?.replace("*", inside);
  return target && join(found.folder, target);
}

function resolveImport(from, specifier) {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  if (specifier.startsWith("~/")) return join("apps/web/src", specifier.slice(2));
  return resolvePackage(specifier);
}

/** The specifiers of all imports of a file: static, dynamic, and `export … from`. */
function importsOf(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

const importers = new Map([...sources.keys()].map((path) => [path, new Set()]));
for (const [path, text] of sources)
  for (const specifier of importsOf(path, text)) importers.get(resolveImport(path, specifier))?.add(path);

const splinters = [...sources].filter(
  ([path, text]) => text.split("\n").length - 1 <= maxLines && importers.get(path).size === 1,
);
const percent = (splinters.length / sources.size) * 100;
if (process.argv.includes("--list") || percent > maxPercent)
  for (const [path] of splinters) console.log(`${path}: imported by ${[...importers.get(path)][0]}`);
const summary = `${splinters.length} of ${sources.size} source files are splinters: ${percent.toFixed(1)} %, of at most ${maxPercent} %`;
if (percent > maxPercent) {
  console.error(`${summary}: fold some into their importers`);
  process.exit(1);
}
console.log(summary);
