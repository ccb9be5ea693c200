import type { NearFilter } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";

type SqlExpression = RawBuilder<unknown>;

/** The mean earth radius that OpenSearch uses, so that PostgreSQL and OpenSearch give the same distances. */
const earthKm = 6371.00877141;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** SQL expression for the great circle distance in kilometres. */
const distance = (
  { lat, lon }: { lat: SqlExpression; lon: SqlExpression },
  at: NearFilter,
): SqlExpression => sql`2 * ${sql.lit(earthKm)} * asin(least(1, sqrt(
  power(sin(radians(${lat} - ${at.lat}) / 2), 2) +
  cos(radians(${at.lat})) * cos(radians(${lat})) * power(sin(radians(${lon} - ${at.lon}) / 2), 2))))`;

/**
 * The longitude bounds of the circle around a point. Null if the circle includes a pole or crosses the date line; then only
 * latitudes narrow the search.
 */
function longitudes(at: NearFilter): [west: number, east: number] | null {
  const reach = Math.sin(at.km / earthKm) / Math.cos((at.lat * Math.PI) / 180);
  if (!(reach < 1)) return null;
  const span = degrees(Math.asin(reach));
  return at.lon - span < -180 || at.lon + span > 180 ? null : [at.lon - span, at.lon + span];
}

/**
 * SQL condition: the place is within the distance. It filters by a bounding box first, which can use an index, then by the exact
 * distance.
 */
export function isNear(column: { lat: SqlExpression; lon: SqlExpression }, at: NearFilter): SqlExpression {
  // Half the height of the box in degrees, slightly wider than exact, so that rounding never excludes a row within the distance.
  const span = degrees(at.km / earthKm) + 1e-9;
  const east = longitudes(at);
  const beside = east && sql`and ${column.lon} between ${east[0] - 1e-9} and ${east[1] + 1e-9}`;
  return sql`(${column.lat} between ${at.lat - span} and ${at.lat + span} ${beside ?? sql``}
    and ${distance(column, at)} <= ${at.km})`;
}
