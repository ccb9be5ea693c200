import { randomUUIDv7 } from "node:crypto";
import { shortlistLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberOf, someResume } from "../support/application-tools.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";
import { aTalent } from "../support/talents.ts";

let api: TestApi;
let space: { id: string; userId: string };
let owner: ApiClient;
let recruiter: ApiClient;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(async () => {
  space = await aSpace(api.db, { name: "Lanterna Software" });
  owner = await memberOf(api, space.userId, space.id);
  const { id } = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: id, role: "recruiter" });
  recruiter = await memberOf(api, id, space.id);
});

const found = { visibleInTalentSearch: true } as const;
const aFound = (privacy: object = {}) => aTalent(api, someResume, { ...found, ...privacy });
const begin = async (name = "Backend, Genova", client = owner) => (await client.shortlists.create({ body: { name } }))!;
const put = (client: ApiClient, id: string, resumeId: string, body: { note?: string | null } = {}) =>
  client.shortlists.put({ params: { id, resumeId }, body });
const take = (client: ApiClient, id: string, resumeId: string) => client.shortlists.take({ params: { id, resumeId } });
const entries = async (client: ApiClient, id: string, query: { page?: number; size?: number } = {}) =>
  (await client.shortlists.entries({ params: { id }, query }))!;
const all = async (client = owner) => (await client.shortlists.list({}))!;

/** Inserts `count` shortlists of the Space, or `count` entries of one shortlist, directly into the tables. */
async function fill(table: "shortlists", count: number): Promise<void>;
async function fill(table: "entries", count: number, listId: string): Promise<void>;
async function fill(table: string, count: number, listId = ""): Promise<void> {
  const each = Array.from({ length: count }, (_, at) => at);
  if (table === "shortlists") {
    const rows = each.map((at) => ({ id: randomUUIDv7(), space_id: space.id, name: `Lista ${at}` }));
    await api.db.insertInto("shortlists").values(rows).execute();
    return;
  }
  const ids = each.map(() => randomUUIDv7());
  const person = (id: string, at: number) => ({ id, space_id: space.id, first_name: `N${at}`, last_name: "N" });
  await api.db.insertInto("resumes").values(ids.map(person)).execute();
  const entry = (resume_id: string) => ({ shortlist_id: listId, resume_id });
  await api.db.insertInto("shortlist_entries").values(ids.map(entry)).execute();
}

describe("shortlists of a Space", () => {
  test("shortlist created, renamed and deleted → lists stay sorted by name; the history has each step without names", async () => {
    const { id, ...made } = await begin("Frontend");
    expect(made).toMatchObject({ name: "Frontend", count: 0, version: 1 });
    await begin("backend");
    expect((await all(recruiter)).map(({ name }) => name)).toEqual(["backend", "Frontend"]);
    await recruiter.shortlists.rename({ params: { id }, body: { name: "  Analisi dati  " } });
    expect((await all()).map(({ name }) => name)).toEqual(["Analisi dati", "backend"]);
    await recruiter.shortlists.remove({ params: { id } });
    expect((await all()).map(({ name }) => name)).toEqual(["backend"]);
    expect(await codeOf(owner.shortlists.remove({ params: { id } }))).toBe("shortlist.notFound");
    const history = await readHistory(api.db, "shortlists", id);
    expect(history.map(({ action }) => action)).toEqual(["insert", "update", "delete"]);
    expect(JSON.stringify(history)).not.toMatch(/Frontend|Analisi/);
  });

  test("shortlist with a name already used in the Space in any case, also concurrently → refused", async () => {
    const { id } = await begin("Caffè e Qualità");
    expect(await problemOf(begin("CAFFÈ E QUALITÀ"))).toMatchObject({ status: 409, code: "shortlist.nameInUse" });
    const other = await begin("Altra");
    const rename = { params: { id: other.id }, body: { name: "caffè e qualità" } };
    expect(await codeOf(owner.shortlists.rename(rename))).toBe("shortlist.nameInUse");
    // Renaming a shortlist to its own name in another case is allowed.
    expect(await codeOf(owner.shortlists.rename({ params: { id }, body: { name: "Caffè e qualità" } }))).toBeNull();
    const race = await Promise.all([owner, recruiter].map((client) => codeOf(begin("Insieme", client))));
    expect(new Set(race)).toEqual(new Set([null, "shortlist.nameInUse"]));
    // Shortlists of different Spaces may have the same name.
    const away = await aSpace(api.db);
    expect(await codeOf(begin("Insieme", await memberOf(api, away.userId, away.id)))).toBeNull();
  });

  test("more shortlists than a Space may have, also created concurrently → refused", async () => {
    const max = shortlistLimits.perSpace;
    await fill("shortlists", max - 1);
    const race = await Promise.all([owner, recruiter].map((client, at) => codeOf(begin(`Ultima ${at}`, client))));
    expect(new Set(race)).toEqual(new Set([null, "shortlist.tooMany"]));
    expect(await problemOf(begin("Ancora"))).toMatchObject({ status: 409, params: { max } });
    expect(await all()).toHaveLength(max);
  });

  test("member of another Space reads or changes a shortlist → shortlist not found", async () => {
    const { id } = await begin();
    const talent = await aFound();
    const away = await aSpace(api.db);
    const stranger = await memberOf(api, away.userId, away.id);
    const params = { id };
    for (const ask of [
      () => entries(stranger, id),
      () => put(stranger, id, talent.resumeId),
      () => take(stranger, id, talent.resumeId),
      () => stranger.shortlists.rename({ params, body: { name: "Mia" } }),
      () => stranger.shortlists.remove({ params }),
      () => stranger.shortlists.csv({ params, query: {} }),
    ])
      expect(await codeOf(ask())).toBe("shortlist.notFound");
    expect(await all(stranger)).toEqual([]);
  });
});

describe("entries of a shortlist", () => {
  test("shortlist entries → newest first, with note, author and the Space's other contacts with the talent", async () => {
    const { id } = await begin();
    const [one, two] = [await aFound(), await aFound({ showName: false })];
    await put(owner, id, one.resumeId, { note: "  Parla olandese  " });
    await put(recruiter, id, two.resumeId);
    const page = await entries(recruiter, id);
    expect(page).toMatchObject({ totalElements: 2, totalPages: 1, shortlist: { id, count: 2 } });
    expect(page.content).toMatchObject([
      { resumeId: two.resumeId, talent: { firstName: null, headline: someResume.headline }, note: null },
      { resumeId: one.resumeId, talent: { firstName: "Giulia" }, note: "Parla olandese", by: expect.any(String) },
    ]);
    expect(page.content[0]!.acquaintance).toMatchObject({ shortlistIds: [id], openedAt: null, applied: null });
    expect(await entries(owner, id, { page: 1, size: 1 })).toMatchObject({ content: [{ resumeId: one.resumeId }] });
    const opened = await owner.talentSearch.open({ params: { id: one.resumeId } });
    expect(opened!.acquaintance.shortlistIds).toEqual([id]);
    // Viewing a shortlist does not count as opening the resumes in it.
    expect(
      await api.db.selectFrom("resume_openings").select("at").where("resume_id", "=", two.resumeId).execute(),
    ).toEqual([]);
  });

  test("talent added to a shortlist twice → one entry, and the note stays unless another is given", async () => {
    const { id, updated } = await begin();
    const { resumeId } = await aFound();
    const notes = async () => (await entries(owner, id)).content.map(({ note }) => note);
    await put(owner, id, resumeId, { note: "Da richiamare" });
    await put(recruiter, id, resumeId);
    expect(await notes()).toEqual(["Da richiamare"]);
    await put(recruiter, id, resumeId, { note: "Richiamata" });
    expect(await notes()).toEqual(["Richiamata"]);
    await put(recruiter, id, resumeId, { note: null });
    expect(await notes()).toEqual([null]);
    await Promise.all([take(owner, id, resumeId), take(recruiter, id, resumeId)]);
    expect(await notes()).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, (_, at) => put(at % 2 ? owner : recruiter, id, resumeId)));
    expect(await notes()).toEqual([null]);
    expect(Date.parse((await all())[0]!.updated)).toBeGreaterThan(Date.parse(updated));
    const history = await readHistory(api.db, "shortlist_entries", `${id}:${resumeId}`);
    expect(history.map(({ action }) => action)).toEqual(["insert", "update", "update", "delete", "insert"]);
    expect(JSON.stringify(history)).not.toMatch(/ichiama/);
    expect(await codeOf(put(owner, id, resumeId, { note: "x".repeat(shortlistLimits.note.max) }))).toBeNull();
    expect(await codeOf(put(owner, id, resumeId, { note: "x".repeat(shortlistLimits.note.max + 1) }))).toBe(
      "request.invalid",
    );
  });

  test("invisible talent → cannot be added to a shortlist; listed talent becomes invisible → only the note is shown", async () => {
    const { id } = await begin();
    const talent = await aTalent(api, someResume);
    const choose = (privacy: object) => talent.client.people.changeSettings({ body: { privacy } });
    expect(await codeOf(put(owner, id, talent.resumeId))).toBe("resume.notFound");
    expect(await codeOf(put(owner, id, randomUUIDv7()))).toBe("resume.notFound");
    await choose(found);
    await put(owner, id, talent.resumeId, { note: "Vela" });
    const seen = async () => (await entries(owner, id)).content[0]!;
    const gone = { resumeId: talent.resumeId, talent: null, acquaintance: null, note: "Vela" };
    expect(await seen()).toMatchObject({ talent: { id: talent.resumeId } });

    await choose({ visibleInTalentSearch: false });
    expect(await seen()).toMatchObject(gone);
    // The Space can still change its own note on a talent who is no longer visible.
    await put(owner, id, talent.resumeId, { note: "Vela!" });
    await choose(found);
    expect(await seen()).toMatchObject({ talent: { firstName: "Giulia" }, note: "Vela!" });

    const line = (await talent.client.people.hide({ body: { spaceId: space.id } }))!;
    const hidden = await seen();
    expect(hidden.talent).toBeNull();
    expect(JSON.stringify({ ...hidden, by: null })).not.toMatch(/Giulia|Sviluppatrice/);
    await talent.client.people.show({ params: { id: line.id } });
    await choose({ showName: false });
    expect(await seen()).toMatchObject({ talent: { firstName: null, username: null } });
  });

  test("talent added to a full shortlist, also concurrently → refused", async () => {
    const { id } = await begin();
    const max = shortlistLimits.entries;
    await fill("entries", max - 1, id);
    const people = [await aFound(), await aFound()];
    const race = await Promise.all(
      people.map(({ resumeId }, at) => codeOf(put(at === 0 ? owner : recruiter, id, resumeId))),
    );
    expect(new Set(race)).toEqual(new Set([null, "shortlist.full"]));
    const late = people[race.indexOf("shortlist.full")]!;
    expect(await problemOf(put(owner, id, late.resumeId))).toMatchObject({ status: 409, params: { max } });
    // The note of an existing entry can be changed in a full shortlist.
    const there = people[race.indexOf(null)]!;
    expect(await codeOf(put(owner, id, there.resumeId, { note: "Sì" }))).toBeNull();
    expect((await all())[0]).toMatchObject({ count: max });
  });

  test("talent empties the resume → its shortlist entries are deleted, and the shortlist stays", async () => {
    const { id } = await begin();
    const talent = await aFound();
    await put(owner, id, talent.resumeId, { note: "Vela" });
    await talent.client.resumes.remove({ params: { id: talent.resumeId } });
    expect((await entries(owner, id)).content).toEqual([]);
    expect(await all()).toMatchObject([{ id, count: 0 }]);
    const history = await readHistory(api.db, "shortlist_entries", `${id}:${talent.resumeId}`);
    expect(history.map(({ action }) => action)).toEqual(["insert", "delete"]);
    expect(JSON.stringify(history)).not.toContain("Vela");
  });
});

describe("exports of shortlists, and erased members", () => {
  const csvOf = async (id: string, language: "it" | "en" = "it") => {
    const { blob, filename } = (await owner.shortlists.csv({ params: { id }, query: { language } }))!;
    return { filename, text: await blob.text() };
  };

  test("CSV of a shortlist → same entries as the page, with formulas escaped", async () => {
    const { id } = await begin("Backend / Genova");
    const [one, two, three] = [
      await aTalent(api, { ...someResume, headline: "=HYPERLINK(1)" }, found),
      await aFound({ showName: false }),
      await aFound(),
    ];
    await put(owner, id, one.resumeId, { note: '+39 "da chiamare", domani' });
    await put(owner, id, two.resumeId);
    await put(owner, id, three.resumeId, { note: "@Marta" });
    await three.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: false } } });
    const { filename, text } = await csvOf(id);
    expect(filename).toBe("Backend   Genova.csv");
    const [head, gone, nameless, named] = text.split("\r\n");
    expect(head).toMatch(/^"Nome","Profilo","Città","Anni di esperienza",/);
    expect(gone).toMatch(/^"Non più tra i talenti che si fanno trovare",,,,,,,,"'@Marta",/);
    expect(nameless).toMatch(/^"Nome non mostrato","Sviluppatrice backend Java",/);
    expect(named).toMatch(/^"Giulia Ferraris","'=HYPERLINK\(1\)",,.*,"'\+39 ""da chiamare"", domani",/);
    expect((await csvOf(id, "en")).text).toMatch(/^\uFEFF?"Name","Headline",/);
  });

  test("talent exports personal data → contains the Spaces' shortlist notes, without their authors", async () => {
    const { id } = await begin("Backend");
    const talent = await aFound();
    await put(owner, id, talent.resumeId, { note: "Parla olandese" });
    await owner.talentSearch.open({ params: { id: talent.resumeId } });
    const { blob } = (await talent.client.personalData.export({}))!;
    const text = await blob.text();
    expect(JSON.parse(text)).toMatchObject({
      shortlistedBy: [{ space: "Lanterna Software", list: "Backend", note: "Parla olandese" }],
      resumeOpenedBy: [{ space: "Lanterna Software" }],
      resumesOpened: [],
    });
    expect(text).not.toContain(space.userId);
    const mine = (await owner.personalData.export({}))!;
    const told = await mine.blob.text();
    expect(JSON.parse(told)).toMatchObject({ shortlistedBy: [], resumesOpened: [{ space: "Lanterna Software" }] });
    expect(told).not.toMatch(/Parla olandese/);
  });

  test("member erased → the shortlist entries that the member added stay, without the member's name", async () => {
    const { id } = await begin();
    const talent = await aFound();
    const person = await aPerson(api);
    await aMember(api.db, { spaceId: space.id, userId: person.id, role: "recruiter" });
    await put(await memberOf(api, person.id, space.id), id, talent.resumeId, { note: "Vela" });
    await api.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect((await entries(owner, id)).content).toMatchObject([{ note: "Vela", by: null }]);
  });
});
