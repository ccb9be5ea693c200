// Finds the English of the repository: documents, comments, test names and the summaries of the OpenAPI document.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const skipped = /\.gen\.tsx?$|^apps\/web\/src\/locales\/|\/fixtures\/|\/judged\/|\/bench\/(cvbench|unseen|held-out)\//;
const directive = /^\s*(?:oxlint|eslint|@ts-|#|\/|#region|@vite|v8|shellcheck|prettier)/;
const testCalls = new Set(["test", "it", "describe"]);

export const listFiles = (...globs) =>
  execFileSync("git", ["ls-files", ...globs], { cwd: root, encoding: "utf8", maxBuffer: 50_000_000 })
    .split("\n")
    .filter((path) => path && !skipped.test(path));

const lineAt = (source) => {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
};

const joinComment = (value) =>
  value
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, ""))
    .join(" ")
    .trim();

/** The comments of a source file. Consecutive `//` lines are one comment. */
function readComments(source, comments, line) {
  const found = [];
  for (const { type, value, start, end } of comments) {
    if (directive.test(value)) continue;
    const last = found.at(-1);
    const isNext = type === "Line" && last?.type === "Line" && /^\s*$/.test(source.slice(last.end, start));
    if (isNext) Object.assign(last, { text: `${last.text} ${value.trim()}`, end });
    else found.push({ kind: "comment", type, line: line(start), text: joinComment(value), end });
  }
  return found.map(({ kind, line: at, text }) => ({ kind, line: at, text }));
}

const nameOf = (callee) =>
  callee.type === "Identifier"
    ? callee.name
    : callee.type === "MemberExpression"
      ? nameOf(callee.object)
      : callee.type === "CallExpression"
        ? nameOf(callee.callee)
        : "";

const textOf = (node) => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("…");
  return undefined;
};

/** The names of tests, and `summary` and `description` of routes. */
function readStrings(path, program, line) {
  const found = [];
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  const isContract = path.startsWith("packages/contract/src/");
  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      const text = isTest && testCalls.has(nameOf(callee)) ? textOf(first) : undefined;
      if (text) found.push({ kind: "test name", line: line(start), text });
    },
    Property({ key, value, start }) {
      const text = isContract && ["summary", "description"].includes(key.name) ? textOf(value) : undefined;
      if (text) found.push({ kind: "api text", line: line(start), text });
    },
  }).visit(program);
  return found;
}

/** All comments, test names and OpenAPI texts of a source file, each with the line on which it begins. */
export function readSource(path) {
  const source = readFileSync(root + path, "utf8");
  const { program, comments } = parseSync(path, source);
  const line = lineAt(source);
  return [...readComments(source, comments, line), ...readStrings(path, program, line)];
}

export const readDocument = (path) => readFileSync(root + path, "utf8");
