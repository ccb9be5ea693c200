import type { Near } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";

type Sql = RawBuilder<unknown>;

/** The mean radius that OpenSearch uses too. */
const earthKm = 6371.00877141;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Great circle, in kilometres. */
const distance = (
  { lat, lon }: { lat: Sql; lon: Sql },
  at: Near,
): Sql => sql`2 * ${sql.lit(earthKm)} * asin(least(1, sqrt(
  power(sin(radians(${lat} - ${at.lat}) / 2), 2) +
  cos(radians(${at.lat})) * cos(radians(${lat})) * power(sin(radians(${lon} - ${at.lon}) / 2), 2))))`;

/** Around a pole or across the date line longitudes are no bound; there the latitudes alone narrow. */
function longitudes(at: Near): [west: number, east: number] | null {
  const reach = Math.sin(at.km / earthKm) / Math.cos((at.lat * Math.PI) / 180);
  if (!(reach < 1)) return null;
  const span = degrees(Math.asin(reach));
  return at.lon - span < -180 || at.lon + span > 180 ? null : [at.lon - span, at.lon + span];
}

/** A box first, which an index can answer; then the exact distance of what is in it. */
export function isNear(column: { lat: Sql; lon: Sql }, at: Near): Sql {
  // A hair wider than exact, so that rounding never cuts off what the distance would let in.
  const span = degrees(at.km / earthKm) + 1e-9;
  const east = longitudes(at);
  const beside = east && sql`and ${column.lon} between ${east[0] - 1e-9} and ${east[1] + 1e-9}`;
  return sql`(${column.lat} between ${at.lat - span} and ${at.lat + span} ${beside ?? sql``}
    and ${distance(column, at)} <= ${at.km})`;
}
