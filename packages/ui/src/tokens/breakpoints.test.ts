import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const widths = [
  ...readFileSync(new URL("breakpoints.css", import.meta.url), "utf8").matchAll(/\((?:min|max)-width: [\d.]+em\)/g),
];

test("style sheet with the width of a breakpoint → names the breakpoint instead", () => {
  expect(widths).toHaveLength(6);
  const files = globSync("{apps/web,packages/ui}/src/**/*.css", { cwd: root });
  const found = files.filter((path) => {
    const source = readFileSync(root + path, "utf8");
    return !path.endsWith("breakpoints.css") && widths.some(([width]) => source.includes(width));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
