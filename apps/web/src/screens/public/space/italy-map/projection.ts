const radians = Math.PI / 180;
/**
 * The two standard parallels, in degrees north.
 * A conic projection with two of them keeps the shape of a tall country like Italy, and takes five lines.
 */
export const parallels = [38, 46] as const;
export const centralMeridian = 12.5;
/** The earth's radius in drawing units. */
export const scale = 5200;

const [south, north] = parallels.map((degrees) => degrees * radians) as [number, number];
const cone = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const n = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(cone(north) / cone(south));
const f = (Math.cos(south) * cone(south) ** n) / n;
const origin = f / cone(42 * radians) ** n;

/** Lambert conformal conic projection: x to the east and y to the south of 42° N on the central meridian. */
export function project(lat: number, lon: number): [x: number, y: number] {
  const reach = f / cone(lat * radians) ** n;
  const angle = n * (lon - centralMeridian) * radians;
  return [scale * reach * Math.sin(angle), -scale * (origin - reach * Math.cos(angle))];
}
