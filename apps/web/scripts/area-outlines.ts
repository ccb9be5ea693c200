import { feature, merge } from "topojson-client";
import type { AreaMap, AreaOutline } from "../src/screens/public/jobs/map/area-map.ts";
import { frameOf, svgPathOf, projectorOf, simplified, type MapCoordinate, type Polyline } from "./outline-shapes.ts";

export type ProvinceTopology = {
  readonly type: "Topology";
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly objects: Readonly<Record<string, { readonly type: string; readonly geometries: readonly ProvinceShape[] }>>;
};
type ProvinceShape = { readonly properties: { readonly prov_acr: string; readonly reg_name: string } };

type MapTopology = Parameters<typeof merge>[0];

/** Drawing units per unit of the small map: fine enough for a single region that fills a screen. */
const detail = 4;
/** Smaller triangles of a border are invisible on the map of Italy, and on the map of one region. */
const leastTriangles = { italy: 90, region: 14 };
/** Smaller islands, in square units, are left out. An area always keeps its largest part. */
const leastIslands = { italy: 60, region: 12 };
/** A map shows the parts of an area that have at least this share of it. Smaller islands far away would leave little room for the rest. */
const leastShare = 0.005;
const margin = 16;

/** The official names of two regions are bilingual. Everywhere else they have only their Italian name. */
const regionName = ({ properties }: ProvinceShape): string => properties.reg_name.split("/")[0]!;

/** The topology in drawing units. Each border is simplified once, so that both its areas keep the same line and no gap opens. */
function simplifyTopology({ arcs, transform, objects }: ProvinceTopology, leastTriangle: number): MapTopology {
  const projected = projectorOf(detail);
  const [[scaleX = 1, scaleY = 1], [left = 0, top = 0]] = [transform.scale, transform.translate];
  const drawn = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([stepX = 0, stepY = 0]) => {
      [x, y] = [x + stepX, y + stepY];
      return projected([x * scaleX + left, y * scaleY + top]);
    });
    const [[firstX, firstY] = [0, 0], [lastX, lastY] = [0, 0]] = [line[0], line.at(-1)];
    const isRing = firstX === lastX && firstY === lastY;
    return simplified(line, leastTriangle, isRing ? 4 : 2).map((point) => point.map(Math.round));
  });
  return { type: "Topology", arcs: drawn, objects } as unknown as MapTopology;
}

type Rings = Polyline[];

/** The area of a ring in square units. */
const sizeOf = (ring: Polyline): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const partSize = ([outer = []]: Rings): number => sizeOf(outer);

function isInside([x, y]: MapCoordinate, ring: Polyline): boolean {
  return ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

function distanceTo([x, y]: MapCoordinate, [ax, ay]: MapCoordinate, [bx, by]: MapCoordinate): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** The number of columns and rows in which the point of a number is looked for. */
const fineness = 32;

/** The point inside a ring that is farthest from its border, where a number has the most room. */
function roomiestPoint(ring: Polyline): MapCoordinate {
  const { left, top, width, height } = frameOf(ring, 0);
  let best: { point: MapCoordinate; room: number } = { point: ring[0]!, room: -1 };
  for (let column = 1; column < fineness; column++)
    for (let row = 1; row < fineness; row++) {
      const point: MapCoordinate = [left + (width * column) / fineness, top + (height * row) / fineness];
      if (!isInside(point, ring)) continue;
      const room = Math.min(...ring.map((from, at) => distanceTo(point, from, ring[(at + 1) % ring.length]!)));
      if (room > best.room) best = { point, room };
    }
  return [Math.round(best.point[0]), Math.round(best.point[1])];
}

function areaOutline(all: readonly Rings[], leastIsland: number): { outline: AreaOutline; parts: Rings[] } {
  const [largest, ...rest] = all.toSorted((one, other) => partSize(other) - partSize(one));
  const parts = [largest!, ...rest.filter((part) => partSize(part) >= leastIsland)];
  const [x, y] = roomiestPoint(largest![0]!);
  return { outline: { d: parts.flatMap((rings) => rings.map((ring) => svgPathOf(ring, true))).join(""), x, y }, parts };
}

function mapOf(shapes: readonly (readonly [name: string, parts: readonly Rings[]])[], leastIsland: number): AreaMap {
  const outlines = shapes.map(([name, parts]) => ({ name, ...areaOutline(parts, leastIsland) }));
  const all = outlines.flatMap(({ parts }) => parts);
  const total = all.reduce((sum, part) => sum + partSize(part), 0);
  const shown = all.filter((part) => partSize(part) >= total * leastShare);
  return {
    frame: frameOf(
      shown.flatMap(([outer = []]) => outer),
      margin,
    ),
    areas: Object.fromEntries(outlines.map(({ name, outline }) => [name, outline])),
  };
}

const partsOf = (coordinates: unknown, type: string): Rings[] =>
  (type === "Polygon" ? [coordinates] : coordinates) as Rings[];

/** A map of Italy with its regions, and a map of each region with its provinces. */
export function areaOutlines(topology: ProvinceTopology): { italy: AreaMap; regions: Record<string, AreaMap> } {
  const provinces = Object.values(topology.objects)[0]!.geometries;
  const byRegion = [...Map.groupBy(provinces, regionName)].toSorted(([one], [other]) => one.localeCompare(other, "it"));
  const coarse = simplifyTopology(topology, leastTriangles.italy);
  const fine = simplifyTopology(topology, leastTriangles.region);
  const regionShapes = byRegion.map(([name, shapes]) => {
    const { coordinates } = merge(coarse, shapes as never);
    return [name, coordinates as Rings[]] as const;
  });
  const provinceShapes = (shapes: readonly ProvinceShape[]) =>
    shapes.map((shape) => {
      const { geometry } = feature(fine, shape as never) as unknown as {
        geometry: { type: string; coordinates: unknown };
      };
      return [shape.properties.prov_acr, partsOf(geometry.coordinates, geometry.type)] as const;
    });
  return {
    italy: mapOf(regionShapes, leastIslands.italy),
    regions: Object.fromEntries(
      byRegion.map(([name, shapes]) => [name, mapOf(provinceShapes(shapes), leastIslands.region)]),
    ),
  };
}
