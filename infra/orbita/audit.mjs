// Asks the package registry for known vulnerabilities of the production dependencies. High and critical ones fail. If the registry has no
// such endpoint or cannot be reached, the step says so and passes; with --strict it fails.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const strict = process.argv.includes("--strict");
const { stdout, stderr } = spawnSync("pnpm", ["audit", "--prod", "--json"], {
  cwd: fileURLToPath(new URL("../../", import.meta.url)),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});

function parseReport() {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

const report = parseReport();
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const [reason] = /ERR_PNPM_\w+/.exec(stdout + stderr) ?? ["no report"];
  console.log(`Not asked: the registry gave no audit report (${reason}). Nothing is known about vulnerabilities.`);
  process.exit(strict ? 1 : 0);
}
for (const { severity, module_name: name, title, url } of Object.values(report.advisories ?? {}))
  console.log(`${severity}: ${name}: ${title} ${url}`);
console.log(
  Object.entries(counts)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(", "),
);
if (counts.high + counts.critical > 0) process.exit(1);
