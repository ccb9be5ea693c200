// Lints migrations, so that the previous release keeps working while they run and afterwards (expand, migrate, contract). Squawk finds
// the statements that block a table or break older code; the rules below add what it cannot know.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Rules of style, and rules that the runner makes unnecessary: it sets the lock_timeout itself and retries (packages/db/src/migrate.ts). */
const excluded = [
  "prefer-bigint-over-int",
  "prefer-robust-stmts",
  "prefer-text-field",
  "require-enum-value-ordering",
  "require-lock-timeout",
  "require-statement-timeout",
];

/** Rules whose statements remove or rename what the last release may still use. */
const contracting = /^(?:ban-drop-(?:column|table)|renaming-(?:column|table))$/;

function squawk(text, isInTransaction) {
  const { stdout, stderr } = spawnSync(
    "node_modules/.bin/squawk",
    [
      "--reporter=json",
      "--stdin-filepath=migration.sql",
      "--pg-version=17.0",
      `--exclude=${excluded.join(",")}`,
      isInTransaction ? "--assume-in-transaction" : "--no-assume-in-transaction",
    ],
    { cwd: root, encoding: "utf8", input: text },
  );
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`squawk gave no report: ${stdout}${stderr}`);
  }
}

const withoutText = (sql) =>
  sql
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");

const statementsOf = (sql) =>
  withoutText(sql)
    .split(";")
    .filter((statement) => statement.trim() !== "");

/** The line of each comment that turns a rule off, with the rules and the comment lines above. */
function* ignoredRules(text) {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const rules = /^\s*--\s*squawk-ignore(?:-file)?\s+(.*)$/.exec(line)?.[1];
    if (rules === undefined) continue;
    let first = index;
    while (first > 0 && lines[first - 1].trim().startsWith("--")) first--;
    const reason = lines
      .slice(first, index)
      .filter((above) => !above.includes("no-transaction"))
      .join(" ");
    yield { line: index + 1, rules: rules.split(/[\s,]+/).filter(Boolean), reason };
  }
}

/**
 * Returns the findings of a migration as `{ line, rule, message }`. `releases` are the released versions: what a migration removes must be
 * unused since one of them.
 */
export function lintMigration(text, releases) {
  const isInTransaction = !text.startsWith("-- no-transaction");
  const findings = squawk(text, isInTransaction).map(({ line, rule_name: rule, message }) => ({
    line: line + 1,
    rule,
    message,
  }));
  const add = (line, rule, message) => findings.push({ line, rule, message });

  if (!isInTransaction && statementsOf(text).length !== 1)
    add(
      1,
      "one-statement",
      "A file without a transaction has one statement: PostgreSQL runs several as one transaction.",
    );

  if (isInTransaction && /\bconcurrently\b/i.test(withoutText(text)))
    add(1, "concurrently-in-transaction", "PostgreSQL refuses it: begin the file with -- no-transaction.");

  const isUnusedSinceRelease = (reason) => {
    const version = /unused since v(\d+\.\d+\.\d+)/.exec(reason)?.[1];
    return version !== undefined && releases.includes(version);
  };
  for (const { line, rules, reason } of ignoredRules(text)) {
    if (reason.trim().length < 10) add(line, "reason", "Give the reason in a comment line above squawk-ignore.");
    else if (rules.some((rule) => contracting.test(rule)) && !isUnusedSinceRelease(reason))
      add(
        line,
        "unused-since",
        "Name the release whose code no longer uses it: unused since v0.9.0. It must be released.",
      );
  }

  for (const [, kind, name] of withoutText(text).matchAll(
    /\bdrop\s+((?:materialized\s+)?view|function|type|sequence)\s+(?:if\s+exists\s+)?([\w.]+)/gi,
  ))
    if (
      !new RegExp(
        String.raw`--.*\b${name}\b.*unused since v(?:${releases.join("|").replaceAll(".", String.raw`\.`)})\b`,
      ).test(text)
    )
      add(
        1,
        "drop-object",
        `The last release may use the ${kind} ${name}: add a comment “${name}: unused since v0.9.0”.`,
      );
  return findings;
}
