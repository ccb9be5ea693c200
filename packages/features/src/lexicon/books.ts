import { perDatabase, type Db } from "@orbita/db";
import { bothForms } from "../evidence/index.ts";
import { findEdition, findOccupationRows, findPlaceRows, findSkillRows } from "./book-queries.ts";
import { occupationBook, type OccupationNameIndex } from "./occupation-book.ts";
import { placeBook, type PlaceNameIndex } from "./place-book.ts";
import { skillBook, type SkillNameIndex } from "./skill-book.ts";

/** Indexes that recognise skills, occupations and places in a text by all their names, in both languages. */
export type TaxonomyNameIndexes = {
  readonly skills: SkillNameIndex;
  readonly occupations: OccupationNameIndex;
  readonly places: PlaceNameIndex;
};

/**
 * Interval in milliseconds at which a process checks whether the taxonomies changed. They change a few times a year, and building the indexes of
 * their names is slow.
 */
const lookMs = 1_000;
type CachedNameIndexes = { edition: string; books: TaxonomyNameIndexes; looked: number };
const shelfOf = perDatabase((): { kept: CachedNameIndexes | null } => ({ kept: null }));

async function makeBooks(db: Db): Promise<TaxonomyNameIndexes> {
  const occupations = await findOccupationRows(db);
  const inBothForms = bothForms(occupations);
  const skills = (await findSkillRows(db)).map((row) => ({ ...row, aliases: inBothForms(row.aliases) }));
  return {
    skills: skillBook(skills),
    occupations: occupationBook(occupations),
    places: placeBook(await findPlaceRows(db)),
  };
}

export async function loadBooks(db: Db): Promise<TaxonomyNameIndexes> {
  const time = Date.now();
  const shelf = shelfOf(db);
  if (shelf.kept && time - shelf.kept.looked < lookMs) return shelf.kept.books;
  const edition = await findEdition(db);
  if (shelf.kept?.edition !== edition) shelf.kept = { edition, looked: time, books: await makeBooks(db) };
  shelf.kept.looked = time;
  return shelf.kept.books;
}
