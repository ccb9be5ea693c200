// Reads a test report and prints the failures, one per line: the name of each failed test, or the file if it failed before its
// first test.
import { readFileSync } from "node:fs";

const [kind, report, what] = process.argv.slice(2);

const vitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ file: name, name: message.split("\n")[0] }] : [];
    return failed.map((one) => ({ file: name, name: one.fullName }));
  });

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const playwright = (read) =>
  specsOf(read)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file, name: title }));

const failed = { vitest, playwright }[kind ?? ""];
if (!failed || !report || (what !== "names" && what !== "files"))
  throw new Error("usage: failed-tests.mjs vitest|playwright <report> names|files");
const found = failed(JSON.parse(readFileSync(report, "utf8")));
const lines =
  what === "files" ? found.map((one) => one.file) : found.map((one) => `${one.file.split("/").at(-1)}: ${one.name}`);
for (const line of new Set(lines)) console.log(line);
