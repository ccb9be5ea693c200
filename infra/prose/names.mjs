// Names: types are nouns, an exported name is unique in its package, a use-case file exports the function it is named after, and a
// commit subject is conventional and short.
//   node infra/prose/names.mjs            fails on a violation that infra/prose/names-baseline.json does not list
//   node infra/prose/names.mjs --update   writes the baseline; it may only shrink
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { listFiles, root } from "./texts.mjs";

const baselineFile = new URL("names-baseline.json", import.meta.url);
/** Bare participles and everyday nouns; CONTRIBUTING.md says what to write instead. */
const typeNames = new Set(
  "Asked Said Told Kept Given Shown Known Found Wanted Named Held Heard Seen Sent Taken Made Left Met Counted Measured Caught Words Means Line Look Voice".split(
    " ",
  ),
);
/** Names that a framework asks for. */
const frameworkNames = new Set(["Route", "default", "setup", "loader"]);
/** File names that mean a role, the same in every feature. */
const roleFiles = new Set(
  "index queries routes policy rules events jobs job-handlers mails routines schema types errors names".split(" "),
);
/** The first commit whose subject is checked; the check was added with it. */
const firstCommit = "78da70c9";
const conventional = /^(?:feat|fix|perf|refactor|test|docs|chore|build|ci|style|revert)(?:\([\w-]+\))?!?: [a-z`./]/;

const declarationsOf = ({ declaration, specifiers }) => {
  if (!declaration)
    return (specifiers ?? []).map(({ exported }) => ({ name: exported.name ?? exported.value, kind: "again" }));
  if (declaration.declarations)
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" ? [{ name: id.name, kind: /Function/.test(init?.type) ? "function" : "value" }] : [],
    );
  const isType = declaration.type.startsWith("TS");
  return [
    {
      name: declaration.id?.name,
      kind: isType ? "type" : declaration.type === "FunctionDeclaration" ? "function" : "value",
    },
  ];
};

const packageOf = (path) => /^(?:apps|packages|tests)\/[^/]+/.exec(path)?.[0] ?? "infra";
const toCamel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

function readNames() {
  const violations = [];
  const owners = new Map();
  for (const path of listFiles("*.ts", "*.tsx")) {
    const { program } = parseSync(path, readFileSync(root + path, "utf8"));
    const isTest = /\.(test|spec)\.tsx?$/.test(path);
    const exported = [];
    for (const node of program.body) {
      const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
      if (/^TS(TypeAlias|Interface)Declaration$/.test(declaration?.type) && typeNames.has(declaration.id.name))
        violations.push(`type name: ${path} ${declaration.id.name}`);
      if (node.type === "ExportNamedDeclaration" && !node.source) exported.push(...declarationsOf(node));
    }
    for (const { name, kind } of exported)
      if (name && kind !== "again" && !frameworkNames.has(name) && !isTest) {
        const key = `${packageOf(path)} ${name}`;
        owners.set(key, [...(owners.get(key) ?? []), path]);
      }
    const file = /^packages\/features\/src\/[\w-]+\/([\w]+(?:-[\w]+)+)\.ts$/.exec(path)?.[1];
    const functions = exported.filter(({ kind }) => kind === "function").map(({ name }) => name);
    if (file && !isTest && !roleFiles.has(file) && functions.length > 0 && !functions.includes(toCamel(file)))
      violations.push(`use case: ${path} does not export ${toCamel(file)}`);
  }
  for (const [key, paths] of owners) if (new Set(paths).size > 1) violations.push(`exported twice: ${key}`);
  return violations.toSorted();
}

function readSubjects() {
  const log = execFileSync("git", ["log", "--no-merges", "--format=%h %s", `${firstCommit}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ hash: line.slice(0, line.indexOf(" ")), subject: line.slice(line.indexOf(" ") + 1) }))
    .filter(({ subject }) => subject.length > 72 || !conventional.test(subject))
    .map(({ hash, subject }) => `commit subject: ${hash} ${subject}`);
}

const names = readNames();
let baseline = names;
try {
  baseline = JSON.parse(readFileSync(baselineFile, "utf8"));
} catch (error) {
  if (error.code !== "ENOENT") throw error;
}
const added = [...names.filter((name) => !baseline.includes(name)), ...readSubjects()];
const gone = baseline.filter((name) => !names.includes(name));
for (const violation of added) console.error(violation);
if (process.argv.includes("--update") && added.length === 0) {
  writeFileSync(baselineFile, `${JSON.stringify(names, null, 2)}\n`);
  console.log("wrote infra/prose/names-baseline.json");
} else if (gone.length > 0) {
  console.error(`${gone.length} violations are gone: node infra/prose/names.mjs --update`);
  process.exitCode = 1;
}
if (added.length > 0) process.exitCode = 1;
const kinds = Map.groupBy(names, (name) => name.split(":")[0]);
for (const [kind, all] of kinds) console.log(`${kind}: ${all.length}`);
