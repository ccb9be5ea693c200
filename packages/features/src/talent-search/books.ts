import { perDatabase, type Db } from "@orbita/db";
import { findEdition, findOccupationRows, findPlaceRows, findSkillRows } from "./book-queries.ts";
import { bothForms } from "./both-forms.ts";
import { occupationBook, type OccupationBook } from "./occupation-book.ts";
import { placeBook, type PlaceBook } from "./place-book.ts";
import { skillBook, type SkillBook } from "./skill-book.ts";

/** Recognise skills, occupations and places by all their names, in both languages. */
export type Books = { readonly skills: SkillBook; readonly occupations: OccupationBook; readonly places: PlaceBook };

/** Taxonomies change a few times a year and building the books is slow, so a process checks once a second whether they changed. */
const lookMs = 1_000;
type CachedBooks = { edition: string; books: Books; looked: number };
const shelfOf = perDatabase((): { kept: CachedBooks | null } => ({ kept: null }));

async function makeBooks(db: Db): Promise<Books> {
  const occupations = await findOccupationRows(db);
  const inBothForms = bothForms(occupations);
  const skills = (await findSkillRows(db)).map((row) => ({ ...row, aliases: inBothForms(row.aliases) }));
  return {
    skills: skillBook(skills),
    occupations: occupationBook(occupations),
    places: placeBook(await findPlaceRows(db)),
  };
}

export async function loadBooks(db: Db): Promise<Books> {
  const time = Date.now();
  const shelf = shelfOf(db);
  if (shelf.kept && time - shelf.kept.looked < lookMs) return shelf.kept.books;
  const edition = await findEdition(db);
  if (shelf.kept?.edition !== edition) shelf.kept = { edition, looked: time, books: await makeBooks(db) };
  shelf.kept.looked = time;
  return shelf.kept.books;
}
