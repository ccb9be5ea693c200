import { readFile, writeFile } from "node:fs/promises";
import { geoArea, geoConicConformal } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { centralMeridian, parallels, scale } from "../src/screens/public/space/italy-map/projection.ts";

/** node scripts/italy-outline.ts [--check]: generates the map's outline from the borders of the regions. */
const source = new URL("../../../packages/db/seed/reference/places/italy-regions.topo.json", import.meta.url);
const target = new URL("../src/screens/public/space/italy-map/outline.gen.ts", import.meta.url);

/** Thresholds of the simplification: smaller triangles of the outline, and smaller islands, are invisible on the map. */
const leastTriangle = 6;
const leastIsland = 4e-7;

type MapTopology = Parameters<typeof merge>[0];
type MapCoordinate = [number, number];
type Polyline = MapCoordinate[];

const projection = geoConicConformal()
  .parallels([...parallels])
  .rotate([-centralMeridian, 0])
  .center([0, 42])
  .scale(scale)
  .translate([0, 0]);
const drawn = ([lon = 0, lat = 0]: readonly number[]): MapCoordinate => projection([lon, lat])!;

const triangle = ([ax, ay]: MapCoordinate, [bx, by]: MapCoordinate, [cx, cy]: MapCoordinate) =>
  Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) / 2;

/** Visvalingam simplification of a line: removes the point that changes its shape least, until every point left changes it noticeably. */
function simplified(line: Polyline): Polyline {
  const kept = [...line];
  while (kept.length > 4) {
    let [least, at] = [leastTriangle, 0];
    for (let i = 1; i < kept.length - 1; i++) {
      const area = triangle(kept[i - 1]!, kept[i]!, kept[i + 1]!);
      if (area < least) [least, at] = [area, i];
    }
    if (at === 0) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Integer coordinates, each relative to the one before: half the characters of absolute ones. */
function pathOf(line: Polyline, close: boolean): string {
  const whole = line.map(([x, y]): MapCoordinate => [Math.round(x), Math.round(y)]);
  const steps = whole.slice(1).map(([x, y], i): MapCoordinate => [x - whole[i]![0], y - whole[i]![1]]);
  if (close) steps.pop();
  const moves = steps.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => `${x}${y < 0 ? "" : " "}${y}`);
  return `M${whole[0]!.join(" ")}l${moves.join(" ").replaceAll(" -", "-")}${close ? "z" : ""}`;
}

/** Simplifies the borders arc by arc, so that a border stays one line for both its regions. */
function outlineOf(topology: MapTopology): { land: string; borders: string; points: Polyline } {
  const regions = Object.values(topology.objects)[0]! as { geometries: unknown };
  const polygons = merge(topology, regions.geometries as never).coordinates;
  const islands = polygons.filter((rings) => areaOf(rings) > leastIsland);
  const coasts = islands.map(([coast = []]) => simplified(coast.map(drawn)));
  const inner = mesh(topology, regions as never, (one, other) => one !== other).coordinates;
  const borders = inner.map((line) => simplified(line.map(drawn)));
  return {
    land: coasts.map((line) => pathOf(line, true)).join(""),
    borders: borders.map((line) => pathOf(line, false)).join(""),
    points: coasts.flat(),
  };
}

/** The area of a polygon. A ring with the opposite winding would cover the rest of the sphere, so the smaller area counts. */
function areaOf(coordinates: number[][][]): number {
  const area = geoArea({ type: "Polygon", coordinates: coordinates });
  return Math.min(area, 4 * Math.PI - area);
}

const { land, borders, points } = outlineOf(JSON.parse(await readFile(source, "utf8")) as MapTopology);
const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
const margin = 12;
const [left, top] = [Math.floor(Math.min(...xs)) - margin, Math.floor(Math.min(...ys)) - margin];
const frame = {
  left,
  top,
  width: Math.ceil(Math.max(...xs)) + margin - left,
  height: Math.ceil(Math.max(...ys)) + margin - top,
};
const text = `// Made by scripts/italy-outline.ts from the limits of the regions (ISTAT, through openpolis: CC BY). Not edited by hand.
export const frame = { left: ${frame.left}, top: ${frame.top}, width: ${frame.width}, height: ${frame.height} };
export const land =
  "${land}";
export const borders =
  "${borders}";
`;

if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== text)
    throw new Error("outline.gen.ts is not what its script makes: node scripts/italy-outline.ts");
} else await writeFile(target, text);
process.stdout.write(`outline of Italy: ${land.length + borders.length} letters\n`);
