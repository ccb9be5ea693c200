import { readOccupations } from "@orbita/db/seed";
import { expect, test } from "vitest";
import { occupationBook } from "./occupation-book.ts";

const read = await readOccupations();
const rows = read.map(({ it_masculine: itMasculine = "", it_feminine: itFeminine = "", en = "", ...row }) => {
  return { ...row, itMasculine, itFeminine, en };
});
const book = occupationBook(rows);
const byId = new Map(rows.map((row) => [row.id, row.itMasculine]));
const named = (title: string) => book.namedIn(title).map((id) => byId.get(id));

test.each([
  ["Infermiera", "Infermiere"],
  ["Infermiere/a di reparto", "Infermiere"],
  ["INFERMIERE PROFESSIONALE", "Infermiere"],
  ["Senior registered nurse", "Infermiere"],
  ["Sviluppatrice di software", "Sviluppatore di software"],
  ["Sviluppatore/trice software", "Sviluppatore di software"],
  ["Junior Software Developer", "Sviluppatore di software"],
  ["Cameriera ai tavoli", "Cameriere"],
  ["Waitress", "Cameriere"],
  ["Impiegata/o amministrativa/o", "Impiegato amministrativo"],
  ["Impiegat* amministrativ*", "Impiegato amministrativo"],
  ["Operatrice socio sanitaria", "Operatore socio-sanitario"],
  ["Cuoca presso Ristorante Da Mario", "Cuoco"],
  ["Saldatrice", "Saldatore"],
])('job title "%s" → occupation "%s"', (title, occupation) => {
  expect(named(title)).toContain(occupation);
});

test("feminine and masculine title of every occupation → match the same occupations", () => {
  for (const { itMasculine, itFeminine } of rows)
    expect(book.namedIn(itFeminine), itFeminine).toEqual(book.namedIn(itMasculine));
});

test("several occupation names match a title → the longest name wins; generic words → match no occupation", () => {
  expect(named("Assistente di vendita")).toEqual(["Assistente di vendita"]);
  for (const title of [
    "Assistant",
    "Manager",
    "Apprentice",
    "Engineer",
    "Specialista",
    "",
    "Stage",
    "Presso la sede di Genova",
  ])
    expect(named(title), title).toEqual([]);
});
