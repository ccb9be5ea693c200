// Draws 100 comments, 100 test names and 50 type names at random, for a reader who judges whether a newcomer understands them.
//   node infra/prose/sample.mjs [COMMIT]   the hash of the commit, by default HEAD, is the seed: the same commit draws the same sample
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { draw, seedOf } from "./draw.mjs";
import { listFiles, readSource, root } from "./texts.mjs";

const commit = seedOf(process.argv[2]);

const typeNames = listFiles("*.ts", "*.tsx").flatMap((path) => {
  const source = readFileSync(root + path, "utf8");
  return parseSync(path, source).program.body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (!/^TS(TypeAlias|Interface)Declaration$/.test(declaration?.type)) return [];
    const line = source.slice(0, declaration.start).split("\n").length;
    return [{ kind: "type name", path, line, text: declaration.id.name }];
  });
});
const texts = listFiles("*.ts", "*.tsx", "*.mjs").flatMap((path) =>
  readSource(path).map((text) => ({ path, ...text })),
);
const ofKind = (kind) => texts.filter((text) => text.kind === kind);
const sample = [
  ...draw(ofKind("comment"), 100, commit),
  ...draw(ofKind("test name"), 100, commit),
  ...draw(typeNames, 50, commit),
];
console.log(`sample of ${commit}`);
for (const { kind, path, line, text } of sample) console.log(`${kind}\t${path}:${line}\t${text}`);
