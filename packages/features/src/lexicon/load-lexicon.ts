import { perDatabase, type Db } from "@orbita/db";
import { sql } from "kysely";
import { findEdition, findOccupationRows, findSkillRows } from "./book-queries.ts";
import { lexiconOf, termTypes, type TaxonomyCodeRow, type Lexicon, type LexiconTownRow } from "./lexicon.ts";

async function findCodes(db: Db): Promise<TaxonomyCodeRow[]> {
  const { rows } = await sql<TaxonomyCodeRow>`
    select type, code, label_it as it, coalesce(label_en, label_it) as en, aliases from vocabulary_entries
    where type in ('language', 'education', ${sql.join([...termTypes])}) and merged_into is null order by sort`.execute(
    db,
  );
  return rows;
}

/** All towns in Italy, and large cities elsewhere. */
const findTowns = (db: Db): Promise<LexiconTownRow[]> =>
  db
    .selectFrom("locations")
    .select(["city", "region", "population", "typed", "lat", "lon"])
    .where((where) => where.or([where("country", "=", "IT"), where("population", ">=", 200_000)]))
    .orderBy((order) => order("country", "=", "IT"), "desc")
    .orderBy("population", "desc")
    .orderBy("id")
    .execute();

async function readAll(db: Db, codes: readonly TaxonomyCodeRow[]): Promise<Lexicon> {
  const [skills, occupations] = [await findSkillRows(db), await findOccupationRows(db)];
  return lexiconOf({ skills, occupations, codes, towns: await findTowns(db) });
}

/** Interval in milliseconds at which a process checks whether the names changed. They change a few times a year, and building the lexicon is slow. */
const keptMs = 60_000;
type LexiconCache = {
  kept: { edition: string; lexicon: Lexicon; until: number } | null;
  reading: Promise<Lexicon> | null;
};
const shelfOf = perDatabase((): LexiconCache => ({ kept: null, reading: null }));

async function readAgain(db: Db, time: number): Promise<Lexicon> {
  const shelf = shelfOf(db);
  const codes = await findCodes(db);
  const edition = `${await findEdition(db)} ${JSON.stringify(codes)}`;
  const lexicon = shelf.kept?.edition === edition ? shelf.kept.lexicon : await readAll(db, codes);
  shelf.kept = { edition, lexicon, until: time + keptMs };
  return lexicon;
}

/** The lexicon, loaded at most once at a time: concurrent callers wait for the same load. */
export async function loadLexicon(db: Db, now: Date): Promise<Lexicon> {
  const time = now.getTime();
  const shelf = shelfOf(db);
  if (shelf.kept && shelf.kept.until > time) return shelf.kept.lexicon;
  shelf.reading ??= readAgain(db, time).finally(() => {
    shelf.reading = null;
  });
  return shelf.reading;
}
