// Reads a test report and prints "passed failed skipped". A file that failed before its first test counts as one failure.
import { readFileSync } from "node:fs";

const [kind, file] = process.argv.slice(2);

const counters = {
  vitest: (report) => {
    const broken = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
    const skipped = report.numPendingTests + report.numTodoTests;
    return [report.numPassedTests, report.numFailedTests + broken.length, skipped];
  },
  playwright: ({ stats, errors }) => [stats.expected, stats.flaky + stats.unexpected + errors.length, stats.skipped],
};

const count = counters[kind ?? ""];
if (!count || !file) throw new Error("usage: count-tests.mjs vitest|playwright <file>");
console.log(count(JSON.parse(readFileSync(file, "utf8"))).join(" "));
