import { frame } from "./outline.gen.ts";
import { project } from "./projection.ts";

export type MapPoint = {
  lat: number | null;
  lon: number | null;
  label: string;
  /** Italy by default. */
  country?: string | undefined;
};
type Drawn = { x: number; y: number; label: string };

/** San Marino and Vatican City are inside the outline of Italy. */
const shown = new Set(["IT", "SM", "VA"]);

function spotOf({ lat, lon, label, country = "IT" }: MapPoint): Drawn | null {
  if (lat === null || lon === null || !shown.has(country)) return null;
  const [x, y] = project(lat, lon).map(Math.round) as [number, number];
  const inside = x >= frame.left && x <= frame.left + frame.width && y >= frame.top && y <= frame.top + frame.height;
  return inside ? { x, y, label } : null;
}

/**
 * `drawn`: the points inside the map from north to south, merged if they share a spot. `others`: the points to list by name only.
 */
export function onMap(points: readonly MapPoint[]): { drawn: Drawn[]; others: MapPoint[] } {
  const spots = new Map<string, Drawn>();
  const others: MapPoint[] = [];
  for (const point of points) {
    const spot = spotOf(point);
    if (!spot) {
      others.push(point);
      continue;
    }
    const key = `${spot.x}|${spot.y}`;
    const there = spots.get(key);
    const isNew = !there?.label.split(", ").includes(spot.label);
    spots.set(key, there && isNew ? { ...there, label: `${there.label}, ${spot.label}` } : (there ?? spot));
  }
  return { drawn: [...spots.values()].toSorted((a, b) => a.y - b.y), others };
}
