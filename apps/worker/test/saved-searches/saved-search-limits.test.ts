import { randomUUIDv7 } from "node:crypto";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { savedSearchWorld, type SavedSearchWorld } from "./saved-search-world.ts";

let world: SavedSearchWorld;
beforeAll(async () => void (world = await savedSearchWorld()));
afterAll(() => world.stop());

const minute = 60_000;
const talentsShownPerDay = 2;

/** Inserts a Space whose saved search finds four new people by a word in their headlines. */
async function aToldSpace(more: { verified?: boolean } = {}) {
  const { id: spaceId } = await aSpace(world.db, more);
  const user = await aUser(world.db);
  await aMember(world.db, { spaceId, userId: user.id, role: "recruiter" });
  const word = `lavoro${randomUUIDv7().slice(-8)}`;
  const start = new Date();
  const filters = [{ f: "text", v: word, mm: "c" }];
  await world.save({ spaceId, savedBy: user.id }, start, { filters, name: "Backend" });
  await world.ask(start);
  for (let count = 0; count < 4; count += 1) await world.talent(`${word} Giulia Ferraris`);
  await world.ask(new Date(start.getTime() + minute));
  const showings = () => world.db.selectFrom("talent_showings").selectAll().where("space_id", "=", spaceId).execute();
  const day = () =>
    world.db.selectFrom("disclosure_days").selectAll().where("space_id", "=", spaceId).executeTakeFirst();
  return { spaceId, user, word, showings, day };
}
const linesIn = (text: string, word: string) => text.match(new RegExp(word, "g")) ?? [];

test("saved search mail to a Space → lists people without names, up to the daily limit, each logged and counted", async () => {
  const { user, word, showings, day } = await aToldSpace();
  const [mail] = await world.mailsOf(user, { talentsShownPerDay });
  expect(mail!.subject).toBe("4 nuove persone per “Backend”");
  expect(linesIn(mail!.text, word)).toHaveLength(talentsShownPerDay);
  expect(mail!.text).toContain("Ci sono altri 2 risultati nella ricerca.");
  // The talent's headline contains their name, which the mail leaves out.
  expect(mail!.text).not.toMatch(/Giulia|Ferraris/);
  expect(await day()).toMatchObject({ shown: talentsShownPerDay });
  const shown = { named: false, counted: true, surfaces: ["mail"] };
  expect(await showings()).toMatchObject(Array.from({ length: talentsShownPerDay }, () => shown));
});

test("Space's daily limit used up → the saved search mail gives the number and lists nobody", async () => {
  const { spaceId, user, word, showings } = await aToldSpace();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(new Date());
  await world.db.insertInto("disclosure_days").values({ space_id: spaceId, day, shown: talentsShownPerDay }).execute();
  const [mail] = await world.mailsOf(user, { talentsShownPerDay });
  expect(mail!.subject).toBe("4 nuove persone per “Backend”");
  expect(linesIn(mail!.text, word)).toEqual([]);
  expect(mail!.text).toContain("ha raggiunto il limite");
  expect(await showings()).toEqual([]);
});

test("saved search mail to an unverified Space → people without names, and each is logged", async () => {
  const { user, word, showings } = await aToldSpace({ verified: false });
  const [mail] = await world.mailsOf(user);
  expect(linesIn(mail!.text, word)).toHaveLength(4);
  expect(mail!.text).not.toMatch(/Giulia|Ferraris/);
  expect(await showings()).toHaveLength(4);
});
