// Checks the licences of all production dependencies (accepted.json), and writes the software bill of materials:
//   node infra/orbita/licences/main.mjs                 check only
//   node infra/orbita/licences/main.mjs <file.json>     also write the SBOM (CycloneDX) with every licence filled in
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkComponents } from "./rules.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const accepted = JSON.parse(readFileSync(new URL("accepted.json", import.meta.url), "utf8"));

// The apps are what is installed in production; the packages they use are included.
const made = spawnSync(
  "pnpm",
  ["--filter", "./apps/**", "sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--prod"],
  {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  },
);
if (made.status !== 0) throw new Error(`pnpm sbom failed:\n${made.stdout.slice(-2_000)}${made.stderr}`);
const sbom = JSON.parse(made.stdout);

const problems = checkComponents(accepted, sbom.components);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("Accept a licence, or state one that a package forgot, in infra/orbita/licences/accepted.json");
  process.exit(1);
}
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} packages, every licence accepted${file ? `; wrote ${file}` : ""}`);
