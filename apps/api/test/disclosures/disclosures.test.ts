import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberOf, someResume } from "../support/application-tools.ts";
import { anAdmin, reasonBody } from "../support/back-office-world.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aTalent, relayTalentIndexes } from "../support/talents.ts";

const shownPerDay = 5;
const openedPerDay = 3;
let api: TestApi;
let talents: Awaited<ReturnType<typeof aTalent>>[];
beforeAll(async () => {
  api = await startApi({ TALENTS_SHOWN_PER_DAY: shownPerDay, CVS_OPENED_PER_DAY: openedPerDay });
  await api.createIndexes();
  talents = [];
  for (let at = 0; at < 8; at += 1) talents.push(await aTalent(api, someResume, { visibleInTalentSearch: true }));
  await relayTalentIndexes(api);
}, 120_000);
afterAll(() => api.stop());

let space: { id: string; userId: string };
let owner: ApiClient;
beforeEach(async () => {
  space = await aSpace(api.db);
  owner = await memberOf(api, space.userId, space.id);
});

const search = async (client: ApiClient, body: object = {}) =>
  (await client.talentSearch.search({ body: { size: 50, ...body } }))!;
const log = async (client: ApiClient, query: object = {}) => (await client.disclosures.list({ query }))!;
const open = (client: ApiClient, id: string) => client.talentSearch.open({ params: { id } });

describe("talents' names in the talent search", () => {
  test("talent search by an unverified Space → no names; by a verified Space → names of talents who show theirs", async () => {
    const unverified = await aSpace(api.db, { verified: false });
    const stranger = await memberOf(api, unverified.userId, unverified.id);
    const nameless = (await search(stranger)).content;
    expect(nameless).toHaveLength(shownPerDay);
    for (const hit of nameless) expect(hit).toMatchObject({ firstName: null, lastName: null, username: null });
    for (const hit of (await search(owner)).content) expect(hit.firstName).toBe("Giulia");
    // An expired verification does not count, even before the routine has run.
    await api.db.updateTable("spaces").set({ verified_until: new Date() }).where("id", "=", space.id).execute();
    for (const hit of (await search(owner)).content) expect(hit.firstName).toBeNull();
  });

  test("talent hides from a Space → a new account with a new Space sees no name and cannot open the CV", async () => {
    const [talent] = talents;
    await talent!.client.people.hide({ body: { spaceId: space.id } });
    await relayTalentIndexes(api);
    expect((await search(owner)).content.map(({ id }) => id)).not.toContain(talent!.resumeId);
    const fresh = await aUser(api.db);
    const client = await api.as(fresh.id);
    await client.spaces.create({ body: { name: "Nuova", url: `n-${fresh.id.slice(-12)}` } });
    for (const hit of (await search(client)).content) expect(hit.firstName).toBeNull();
    expect(await codeOf(open(client, talent!.resumeId))).toBe("space.notVerified");
  });

  test("a talent hides from a Space → also hidden from Spaces with the same verified domain", async () => {
    const sibling = await aSpace(api.db);
    const domain = `${sibling.id.slice(-12)}.example`;
    const proof = { state: "verified" as const, proof: "dns" as const, expires_at: new Date(Date.now() + 86_400_000) };
    for (const { id } of [space, sibling])
      await api.db
        .insertInto("space_domains")
        .values({ id: crypto.randomUUID(), space_id: id, domain, record: "x", check_until: new Date(), ...proof })
        .execute();
    const talent = talents[1]!;
    await talent.client.people.hide({ body: { spaceId: space.id } });
    await relayTalentIndexes(api);
    const other = await memberOf(api, sibling.userId, sibling.id);
    expect((await search(other)).content.map(({ id }) => id)).not.toContain(talent.resumeId);
    expect(await codeOf(open(other, talent.resumeId))).toBe("resume.notFound");
  });
});

describe("daily limits of talents shown to a Space", () => {
  test("twenty talent searches of two members at once → show no more talents than the Space's daily limit", async () => {
    const second = await aUser(api.db);
    await aMember(api.db, { spaceId: space.id, userId: second.id, role: "recruiter" });
    const clients = [owner, await memberOf(api, second.id, space.id)];
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, at) => search(clients[at % 2]!, { size: 3, page: at % 3 })),
    );
    const seen = new Set(pages.flatMap(({ content }) => content.map(({ id }) => id)));
    expect(seen.size).toBe(shownPerDay);
    const rows = await api.db.selectFrom("talent_showings").selectAll().where("space_id", "=", space.id).execute();
    expect(new Set(rows.map(({ resume_id }) => resume_id))).toEqual(seen);
    const day = await api.db
      .selectFrom("disclosure_days")
      .selectAll()
      .where("space_id", "=", space.id)
      .executeTakeFirst();
    expect(day).toMatchObject({ shown: shownPerDay, opened: 0 });
    // Talents who were shown earlier today stay visible.
    const again = await search(owner);
    expect(again.quota).toEqual({ shown: shownPerDay, max: shownPerDay });
    expect(new Set(again.content.map(({ id }) => id))).toEqual(seen);
  });

  test("opening CVs of talents → limited per Space and day, also concurrently; one CV counts once", async () => {
    const ids = talents.slice(2).map(({ resumeId }) => resumeId);
    const codes = await Promise.all(ids.map((id) => codeOf(open(owner, id))));
    expect(codes.filter((code) => code === null)).toHaveLength(openedPerDay);
    expect(codes.filter((code) => code === "talent.openLimit")).toHaveLength(ids.length - openedPerDay);
    const opened = ids[codes.indexOf(null)]!;
    await api.db
      .updateTable("resume_openings")
      .set({ at: new Date(Date.now() - 60_000) })
      .where("space_id", "=", space.id)
      .execute();
    expect(await codeOf(open(owner, opened))).toBeNull();
    const refused = ids[codes.indexOf("talent.openLimit")]!;
    expect(await problemOf(open(owner, refused))).toMatchObject({ status: 429, params: { max: openedPerDay } });
    await api.db.updateTable("disclosure_days").set({ opened: 0 }).where("space_id", "=", space.id).execute();
    expect(await codeOf(open(owner, refused))).toBeNull();
  });
});

test("disclosure log of a talent → has only entries about the talent: searches by day, openings, shared links, support access", async () => {
  const talent = await aTalent(api, { ...someResume, headline: "Zibaldonista" }, { visibleInTalentSearch: true });
  await relayTalentIndexes(api);
  const filters = { filters: [{ f: "headline", v: "Zibaldonista", mm: "c" }] };
  await search(owner, filters);
  await search(owner, filters);
  await open(owner, talent.resumeId);
  const link = (await talent.client.resumes.addLink({
    body: { label: "Per Elena", sections: ["experience"], anonymous: true, pdf: false, expiresOn: null },
  }))!;
  await api.client({ headers: () => ({ "user-agent": "Mozilla/5.0 Firefox/140" }) }).resumes.profileOf({
    params: { username: "x" },
    query: { c: link.code },
  });
  const admin = await anAdmin(api);
  await admin.client.adminUser.read({ params: { id: talent.id } }, reasonBody);
  const page = await log(talent.client);
  expect(page.counts).toEqual({ search: 1, opening: 1, link: 1, support: 1 });
  expect(page.spaces).toBe(1);
  expect(page.content.map(({ kind }) => kind).toSorted()).toEqual(["link", "opening", "search", "support"]);
  const lineOf = (kind: string) => page.content.find((line) => line.kind === kind);
  expect(lineOf("search")).toMatchObject({ space: { id: space.id }, times: 2, named: true, hiddenSince: null });
  expect(lineOf("link")).toMatchObject({ label: "Per Elena", space: null });
  expect(lineOf("support")).toMatchObject({ label: reasonBody.reason, space: null });
  const csv = await (await talent.client.disclosures.csv({ query: { language: "en" } }))!.blob.text();
  const rows = csv.trim().split("\r\n");
  expect(rows).toHaveLength(5);
  expect(rows.find((row) => row.includes('"Talent search","Yes",2'))).toContain("Lanterna");
  expect(rows.filter((row) => row.includes("Per Elena") || row.includes(reasonBody.reason))).toHaveLength(2);
  expect((await log(talent.client, { kind: "opening" })).content).toHaveLength(1);
  expect((await log(talent.client, { text: "lanterna" })).totalElements).toBe(2);
  await talent.client.people.hide({ body: { spaceId: space.id } });
  expect((await log(talent.client, { kind: "opening" })).content[0]!.hiddenSince).not.toBeNull();
  const other = await aTalent(api);
  expect((await log(other.client)).totalElements).toBe(0);
});
