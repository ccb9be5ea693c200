// Names: types are nouns, an exported name is unique in its package, a use-case file exports the function it is named after, and a
// commit subject is conventional and short.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { listFiles, root } from "./texts.mjs";

/** Forbidden type names: bare participles and everyday nouns. CONTRIBUTING.md says what to write instead. */
const typeNames = new Set(
  "Asked Said Told Kept Given Shown Known Found Wanted Named Held Heard Seen Sent Taken Made Left Met Counted Measured Caught Words Means Line Look Voice".split(
    " ",
  ),
);
/** Exported names that a framework requires, which may therefore repeat in a package. */
const frameworkNames = new Set(["Route", "default", "setup", "loader"]);
/**
 * A file of packages/features is either a use case or has a role. A use-case file is named verb + noun and starts with one of these
 * verbs; it exports the function it is named after, or at least two variants of it (`saveJobSearch` and `saveTalentSearch` in
 * `save-search.ts`). Every other file is named by a noun and may export any functions.
 */
const useCaseVerbs = new Set(
  `accept act add announce answer apply approve ask carry change check clean close collect compare confirm copy count create credit
  decide decode delete discard disclose disconnect download draft duplicate edit enable end enrol erase execute expire export
  fail find fold follow forget gather give hand handle has hide import is issue join keep like link list load lock log look make
  manage mark may merge move mute note notify open pay plan prefer present publish put read rebuild receive record redact
  refresh refund refuse register remove rename replace reset retry run save search send set settle sign start stop store suggest
  sweep take tell translate trigger undo update upload validate verify want warm withdraw write`.split(/\s+/),
);
/** Last words of a file name that mark a role even if the name begins with a verb, as in `read-queries.ts`. */
const roleSuffixes = new Set("queries rules handlers events mails secret settings".split(" "));
/** The first commit whose subject is checked. Older subjects were written before this check existed. */
const firstCommit = "78da70c9f8d02de8bc55da1cf3923487641e474e";
/** Commits that were merged with a subject of 73 characters. Merged commits are not rewritten. */
const longSubjects = new Set(["96d4b55a3f25caeaa9c6b765de72412760c26455"]);
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

const toCamel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** True if the functions of a file match its name. Files in subfolders and files of one word are not use cases. */
function matchesFileName(file, functions) {
  const words = file.split("-");
  const [verb, noun] = [words[0], toCamel(`-${words.at(-1)}`)];
  if (!useCaseVerbs.has(verb) || roleSuffixes.has(words.at(-1)) || functions.length === 0) return true;
  return (
    functions.includes(toCamel(file)) ||
    functions.filter((name) => name.startsWith(verb) && name.endsWith(noun)).length > 1
  );
}

const packageOf = (path) => /^(?:apps|packages|tests)\/[^/]+/.exec(path)?.[0] ?? "infra";

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
    if (file && !isTest && !matchesFileName(file, functions))
      violations.push(`use case: ${path} does not export ${toCamel(file)}`);
  }
  for (const [key, paths] of owners) if (new Set(paths).size > 1) violations.push(`exported twice: ${key}`);
  return violations.toSorted();
}

function readSubjects() {
  const log = execFileSync("git", ["log", "--no-merges", "--format=%H %s", `${firstCommit}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ hash: line.slice(0, line.indexOf(" ")), subject: line.slice(line.indexOf(" ") + 1) }))
    .filter(({ hash, subject }) => !longSubjects.has(hash) && (subject.length > 72 || !conventional.test(subject)))
    .map(({ hash, subject }) => `commit subject: ${hash.slice(0, 10)} ${subject}`);
}

const violations = [...readNames(), ...readSubjects()];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
console.log(`names: ${violations.length} violations`);
