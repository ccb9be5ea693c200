// Checks that the matrix in .github/workflows/ci.yml has exactly the groups of infra/orbita/steps, one machine each.
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const lines = read("infra/orbita/steps")
  .split("\n")
  .filter((line) => /^(fast|full) /.test(line));
const groups = [...new Set(lines.map((line) => line.split(/\s+/)[3]))].toSorted();
const matrix = /^ +group: \[([\w, -]+)\]$/m.exec(read(".github/workflows/ci.yml"))?.[1]?.split(", ").toSorted() ?? [];
if (groups.join() !== matrix.join()) {
  console.error(`groups of infra/orbita/steps: ${groups.join(", ")}\ngroups of the workflow: ${matrix.join(", ")}`);
  process.exit(1);
}
console.log(`${groups.length} groups: ${groups.join(", ")}`);
