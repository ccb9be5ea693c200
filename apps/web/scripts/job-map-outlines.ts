import { readFile } from "node:fs/promises";
import type { AreaMap } from "../src/screens/public/jobs/map/area-map.ts";
import { areaOutlines, type ProvinceTopology } from "./area-outlines.ts";
import { topologyFile, writeOrCheck } from "./outline-shapes.ts";

/** node scripts/job-map-outlines.ts [--check]: generates the regions and provinces of the map of jobs. */
const target = new URL("../src/screens/public/jobs/map/outlines.gen.ts", import.meta.url);

const mapText = ({ frame, areas }: AreaMap): string => {
  const lines = Object.entries(areas).map(
    ([name, { d, x, y }]) => `    ${JSON.stringify(name)}: { x: ${x}, y: ${y}, d: "${d}" },\n`,
  );
  const { left, top, width, height } = frame;
  return `{\n  frame: { left: ${left}, top: ${top}, width: ${width}, height: ${height} },\n  areas: {\n${lines.join("")}  },\n}`;
};

const topology = JSON.parse(await readFile(topologyFile("italy-provinces"), "utf8")) as ProvinceTopology;
const { italy, regions } = areaOutlines(topology);
const text = `// Made by scripts/job-map-outlines.ts from the limits of the provinces (ISTAT, through openpolis: CC BY). Not edited by hand.
import type { AreaMap } from "./area-map.ts";

export const italy: AreaMap = ${mapText(italy)};
export const regions: Readonly<Record<string, AreaMap>> = {
${Object.entries(regions)
  .map(([name, map]) => `${JSON.stringify(name)}: ${mapText(map)},\n`)
  .join("")}};
`;

await writeOrCheck(target, text, "job-map-outlines.ts");
process.stdout.write(`outlines of regions and provinces: ${text.length} letters\n`);
