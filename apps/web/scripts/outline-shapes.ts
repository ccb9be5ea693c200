import { readFile, writeFile } from "node:fs/promises";
import { geoConicConformal } from "d3-geo";
import { centralMeridian, parallels, scale } from "../src/screens/public/space/italy-map/projection.ts";

export type MapCoordinate = [number, number];
export type Polyline = MapCoordinate[];

/** A topology file of the reference data, such as `italy-regions`. */
export const topologyFile = (name: string): URL =>
  new URL(`../../../packages/db/seed/reference/places/${name}.topo.json`, import.meta.url);

/** The projection of all our maps: degrees to drawing units. `detail` multiplies the units. */
export function projectorOf(detail = 1): (place: readonly number[]) => MapCoordinate {
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-centralMeridian, 0])
    .center([0, 42])
    .scale(scale * detail)
    .translate([0, 0]);
  return ([lon = 0, lat = 0]) => projection([lon, lat])!;
}

const triangle = ([ax, ay]: MapCoordinate, [bx, by]: MapCoordinate, [cx, cy]: MapCoordinate) =>
  Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) / 2;

/**
 * Visvalingam simplification of a line: removes the point that changes its shape least, until every point left changes it by at least
 * `leastTriangle`. The ends stay.
 */
export function simplified(line: Polyline, leastTriangle: number, leastPoints = 4): Polyline {
  const kept = [...line];
  while (kept.length > leastPoints) {
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
export function svgPathOf(line: Polyline, close: boolean): string {
  const whole = line.map(([x, y]): MapCoordinate => [Math.round(x), Math.round(y)]);
  const steps = whole.slice(1).map(([x, y], i): MapCoordinate => [x - whole[i]![0], y - whole[i]![1]]);
  if (close) steps.pop();
  const moves = steps.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => `${x}${y < 0 ? "" : " "}${y}`);
  return `M${whole[0]!.join(" ")}l${moves.join(" ").replaceAll(" -", "-")}${close ? "z" : ""}`;
}

/** The smallest frame around the points, with a margin. */
export function frameOf(points: Polyline, margin: number) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)) - margin, Math.floor(Math.min(...ys)) - margin];
  return {
    left,
    top,
    width: Math.ceil(Math.max(...xs)) + margin - left,
    height: Math.ceil(Math.max(...ys)) + margin - top,
  };
}

/** Writes the generated file. With `--check` it only compares, and throws if the file is stale. */
export async function writeOrCheck(target: URL, text: string, script: string): Promise<void> {
  if (!process.argv.includes("--check")) return await writeFile(target, text);
  if ((await readFile(target, "utf8")) !== text)
    throw new Error(`${target.pathname.split("/").at(-1)} is not what its script makes: node scripts/${script}`);
}
