// The prose linter: textlint with our patterns, on documents, comments, test names and OpenAPI texts.
//   node infra/prose/main.mjs            fails when a file has more findings than infra/prose/baseline.json allows, or fewer
//   node infra/prose/main.mjs --update   writes the baseline; it may only shrink
//   node infra/prose/main.mjs PATH…      prints the findings of these files
import { readFileSync, writeFileSync } from "node:fs";
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import plainText from "@textlint/textlint-plugin-text";
import { patterns } from "./patterns.mjs";
import { plainEnglish } from "./rule.mjs";
import { listFiles, readDocument, readSource } from "./texts.mjs";

const baselineFile = new URL("baseline.json", import.meta.url);
const kernel = new TextlintKernel();
const rules = [{ ruleId: "plain-english", rule: plainEnglish }];
const markdownPlugin = [{ pluginId: "markdown", plugin: markdown.default ?? markdown }];
const textPlugin = [{ pluginId: "text", plugin: plainText.default ?? plainText }];

const lint = async (text, ext) => {
  const plugins = ext === ".md" ? markdownPlugin : textPlugin;
  return (await kernel.lintText(text, { ext, plugins, rules })).messages;
};

async function lintDocument(path) {
  const messages = await lint(readDocument(path), ".md");
  return messages.map(({ line, message }) => ({ kind: "document", line, message }));
}

/** Runs once per file: each text is a separate paragraph, and its index in the list leads back to its line. */
async function lintSource(path) {
  const texts = readSource(path);
  const messages = await lint(texts.map(({ text }) => text.replaceAll(/\s+/g, " ")).join("\n\n"), ".txt");
  const findings = messages.map(({ line, message }) => ({ ...texts[(line - 1) / 2], message }));
  return { texts, findings };
}

/** Each file's findings by kind, and how many texts of each kind there are. */
async function readAll(paths) {
  const found = {};
  const totals = { document: 0, comment: 0, "test name": 0, "api text": 0 };
  const odd = { document: 0, comment: 0, "test name": 0, "api text": 0 };
  for (const path of paths) {
    const isDocument = path.endsWith(".md");
    const { texts, findings } = isDocument
      ? { texts: [{ kind: "document" }], findings: await lintDocument(path) }
      : await lintSource(path);
    for (const { kind } of texts) totals[kind] += 1;
    for (const kind of new Set(findings.map((finding) => finding.kind)))
      odd[kind] += new Set(findings.filter((finding) => finding.kind === kind).map(({ line }) => line)).size;
    if (findings.length > 0) found[path] = findings;
  }
  return { found, totals, odd };
}

/** A pattern that does not find its own bad example, or finds its good one, checks nothing. */
for (const { id, bad, good } of patterns) {
  const ids = async (text) => (await lint(text, ".txt")).map(({ message }) => message.split(":")[0]);
  if (!(await ids(bad)).includes(id)) throw new Error(`${id} does not find "${bad}"`);
  if ((await ids(good)).includes(id)) throw new Error(`${id} finds "${good}"`);
}

const [, , ...words] = process.argv;
const chosen = words.filter((word) => !word.startsWith("--"));
const paths = chosen.length > 0 ? chosen : listFiles("*.md", "*.ts", "*.tsx", "*.mjs");
const { found, totals, odd } = await readAll(paths);

if (chosen.length > 0) {
  for (const [path, findings] of Object.entries(found))
    for (const { line, kind, message } of findings) console.log(`${path}:${line} ${kind} ${message}`);
  process.exit(Object.keys(found).length > 0 ? 1 : 0);
}

const counts = Object.fromEntries(Object.entries(found).map(([path, findings]) => [path, findings.length]));
let baseline = {};
try {
  baseline = JSON.parse(readFileSync(baselineFile, "utf8"));
} catch (error) {
  if (error.code !== "ENOENT") throw error;
  baseline = counts;
}
const more = Object.entries(counts).filter(([path, count]) => count > (baseline[path] ?? 0));
const fewer = Object.entries(baseline).filter(([path, count]) => count > (counts[path] ?? 0));
for (const [path] of more) {
  console.error(`${path}: ${counts[path]} findings, ${baseline[path] ?? 0} allowed`);
  for (const { line, kind, message } of found[path]) console.error(`  ${line} ${kind} ${message}`);
}
if (words.includes("--update") && more.length === 0) {
  writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`);
  console.log("wrote infra/prose/baseline.json");
} else if (fewer.length > 0) {
  console.error(`${fewer.length} files have fewer findings than the baseline: node infra/prose/main.mjs --update`);
  process.exitCode = 1;
}
if (more.length > 0) process.exitCode = 1;
for (const kind of Object.keys(totals)) console.log(`${kind}: ${odd[kind]} of ${totals[kind]} with findings`);
