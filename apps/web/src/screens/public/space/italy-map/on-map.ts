import { frame } from "./outline.gen.ts";
import { project } from "./projection.ts";

export type MapPoint = {
  lat: number | null;
  lon: number | null;
  label: string;
  /** Country code; Italy by default. */
  country?: string | undefined;
};
type DrawnMapPoint = { x: number; y: number; label: string };

/** Countries on the map. San Marino and Vatican City are inside the outline of Italy. */
const shown = new Set(["IT", "SM", "VA"]);

function spotOf({ lat, lon, label, country = "IT" }: MapPoint): DrawnMapPoint | null {
  if (lat === null || lon === null || !shown.has(country)) return null;
  const [x, y] = project(lat, lon).map(Math.round) as [number, number];
  const inside = x >= frame.left && x <= frame.left + frame.width && y >= frame.top && y <= frame.top + frame.height;
  return inside ? { x, y, label } : null;
}

/**
 * `drawn` has the points inside the map from north to south, merged if they share a spot.
 * `others` has the points that are only listed by name.
 */
export function onMap(points: readonly MapPoint[]): { drawn: DrawnMapPoint[]; others: MapPoint[] } {
  const spots = new Map<string, DrawnMapPoint>();
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
