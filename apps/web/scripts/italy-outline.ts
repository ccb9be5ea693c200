import { readFile } from "node:fs/promises";
import { geoArea } from "d3-geo";
import { merge, mesh } from "topojson-client";
import {
  frameOf,
  svgPathOf,
  projectorOf,
  simplified,
  topologyFile,
  writeOrCheck,
  type Polyline,
} from "./outline-shapes.ts";

/** node scripts/italy-outline.ts [--check]: generates the map's outline from the borders of the regions. */
const target = new URL("../src/screens/public/space/italy-map/outline.gen.ts", import.meta.url);

/** Thresholds of the simplification: smaller triangles of the outline, and smaller islands, are invisible on the map. */
const leastTriangle = 6;
const leastIsland = 4e-7;

type MapTopology = Parameters<typeof merge>[0];

const drawn = projectorOf();
const drawnLine = (line: readonly (readonly number[])[]): Polyline => simplified(line.map(drawn), leastTriangle);

/** Simplifies the borders arc by arc, so that a border stays one line for both its regions. */
function outlineOf(topology: MapTopology): { land: string; borders: string; points: Polyline } {
  const regions = Object.values(topology.objects)[0]! as { geometries: unknown };
  const polygons = merge(topology, regions.geometries as never).coordinates;
  const islands = polygons.filter((rings) => areaOf(rings) > leastIsland);
  const coasts = islands.map(([coast = []]) => drawnLine(coast));
  const inner = mesh(topology, regions as never, (one, other) => one !== other).coordinates;
  const borders = inner.map(drawnLine);
  return {
    land: coasts.map((line) => svgPathOf(line, true)).join(""),
    borders: borders.map((line) => svgPathOf(line, false)).join(""),
    points: coasts.flat(),
  };
}

/** The area of a polygon. A ring with the opposite winding would cover the rest of the sphere, so the smaller area counts. */
function areaOf(coordinates: number[][][]): number {
  const area = geoArea({ type: "Polygon", coordinates: coordinates });
  return Math.min(area, 4 * Math.PI - area);
}

const topology = JSON.parse(await readFile(topologyFile("italy-regions"), "utf8")) as MapTopology;
const { land, borders, points } = outlineOf(topology);
const frame = frameOf(points, 12);
const text = `// Made by scripts/italy-outline.ts from the limits of the regions (ISTAT, through openpolis: CC BY). Not edited by hand.
export const frame = { left: ${frame.left}, top: ${frame.top}, width: ${frame.width}, height: ${frame.height} };
export const land =
  "${land}";
export const borders =
  "${borders}";
`;

await writeOrCheck(target, text, "italy-outline.ts");
process.stdout.write(`outline of Italy: ${land.length + borders.length} letters\n`);
