import { perDatabase, type Db } from "@orbita/db";

export type Province = {
  /** The two letters, such as MI. */
  readonly code: string;
  readonly name: string;
  readonly region: string;
};

/** Milliseconds for which a process keeps the provinces, which change every few years. */
const keptMs = 60_000;
type ProvinceCache = { provinces: readonly Province[]; until: number };
const shelfOf = perDatabase((): ProvinceCache => ({ provinces: [], until: 0 }));

/** The provinces of Italy, by name. */
export async function loadProvinces(db: Db, now: Date): Promise<readonly Province[]> {
  const shelf = shelfOf(db);
  if (shelf.until > now.getTime()) return shelf.provinces;
  const rows = await db
    .selectFrom("locations")
    .select(["province as code", "province_name as name", "region"])
    .distinct()
    .where("country", "=", "IT")
    .where("province", "is not", null)
    .where("province_name", "is not", null)
    .where("region", "is not", null)
    .$narrowType<Province>()
    .execute();
  shelf.provinces = rows.toSorted((one, other) => one.name.localeCompare(other.name, "it"));
  shelf.until = now.getTime() + keptMs;
  return shelf.provinces;
}
