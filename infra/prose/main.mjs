// The prose linter: textlint with our patterns, on documents, comments, test names and OpenAPI texts.
//   node infra/prose/main.mjs         prints the findings of all files, and fails if there are any
//   node infra/prose/main.mjs PATH…   the same for these files
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import plainText from "@textlint/textlint-plugin-text";
import { patterns } from "./patterns.mjs";
import { plainEnglish } from "./rule.mjs";
import { listFiles, readDocument, readSource } from "./texts.mjs";

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

/** Lints all texts of a source file at once: each text is a separate paragraph, and its index in the list leads back to its line. */
async function lintSource(path) {
  const texts = readSource(path);
  const messages = await lint(texts.map(({ text }) => text.replaceAll(/\s+/g, " ")).join("\n\n"), ".txt");
  const findings = messages.map(({ line, message }) => ({ ...texts[(line - 1) / 2], message }));
  return { texts, findings };
}

/** The findings of each file by kind of text, and the number of texts of each kind. */
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

/** Fails if a pattern does not find its own bad example, or finds its good one, because such a pattern checks nothing. */
for (const { id, bad, good } of patterns) {
  const ids = async (text) => (await lint(text, ".txt")).map(({ message }) => message.split(":")[0]);
  if (!(await ids(bad)).includes(id)) throw new Error(`${id} does not find "${bad}"`);
  if ((await ids(good)).includes(id)) throw new Error(`${id} finds "${good}"`);
}

const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : listFiles("*.md", "*.ts", "*.tsx", "*.mjs");
const { found, totals, odd } = await readAll(paths);

for (const [path, findings] of Object.entries(found))
  for (const { line, kind, message } of findings) console.log(`${path}:${line} ${kind} ${message}`);
if (Object.keys(found).length > 0) process.exitCode = 1;
if (chosen.length === 0)
  for (const kind of Object.keys(totals)) console.log(`${kind}: ${odd[kind]} of ${totals[kind]} with findings`);
