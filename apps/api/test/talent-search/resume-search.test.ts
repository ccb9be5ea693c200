import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aTalent, found, relayTalentIndexes, seedWords } from "../support/talents.ts";

let api: TestApi;
let skills: Awaited<ReturnType<typeof seedWords>>;
let space: { id: string; userId: string };
let owner: ApiClient;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  skills = await seedWords(api);
  space = await aSpace(api.db);
  owner = await api.as(space.userId);
}, 120_000);
afterAll(() => api.stop());

const open = { visibleInTalentSearch: true } as const;
const named = (word: string) => ({ filters: [{ f: "text", v: word, mm: "c" }] });
const finds = async (client: ApiClient, word: string) => {
  await relayTalentIndexes(api);
  return (await found(client, named(word))).length === 1;
};
const aWord = () => letters(14);

describe("talent search", () => {
  test("talent search → finds only opted-in talents, until they opt out, hide, leave or are disabled", async () => {
    const word = aWord();
    const talent = await aTalent(api, { headline: word });
    expect(await finds(owner, word)).toBe(false);
    const choose = (privacy: object) => talent.client.people.changeSettings({ body: { privacy } });
    await choose(open);
    expect(await finds(owner, word)).toBe(true);
    await choose({ visibleInTalentSearch: false });
    expect(await finds(owner, word)).toBe(false);
    await choose(open);
    const line = (await talent.client.people.hide({ body: { spaceId: space.id } }))!;
    expect(await finds(owner, word)).toBe(false);
    await talent.client.people.show({ params: { id: line.id } });
    expect(await finds(owner, word)).toBe(true);
    const { id } = talent;
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", id).execute();
    expect(await finds(owner, word)).toBe(false);
    await api.db.updateTable("users").set({ deletes_at: null, enabled: false }).where("id", "=", id).execute();
    expect(await finds(owner, word)).toBe(false);
  });

  test("talent hides a section or opts out before reindexing → not found through the outdated document", async () => {
    const [word, secret] = [aWord(), aWord()];
    const talent = await aTalent(api, { headline: word, summary: secret }, open);
    expect(await finds(owner, secret)).toBe(true);
    await talent.client.resumes.change({ params: { id: talent.resumeId }, body: { shownSections: ["experience"] } });
    expect(await found(owner, named(secret))).toEqual([]);
    expect(await finds(owner, secret)).toBe(false);
    expect(await finds(owner, word)).toBe(true);
    await talent.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: false } } });
    expect(await found(owner, named(word))).toEqual([]);
  });

  test("talent hides from an email domain → not found by any Space with a member of that domain", async () => {
    const word = aWord();
    const domain = `${letters(10)}.example`;
    const talent = await aTalent(api, { headline: word }, open);
    const other = await aSpace(api.db);
    const colleague = await aUser(api.db, { email: `${letters(8)}@sede.${domain}` });
    await aMember(api.db, { spaceId: other.id, userId: colleague.id, role: "viewer" });
    const client = await api.as(other.userId);
    expect(await finds(client, word)).toBe(true);
    await talent.client.people.hide({ body: { domain } });
    expect(await finds(client, word)).toBe(false);
    expect(await finds(owner, word)).toBe(true);
  });

  test("talent search by a recruiter → allowed; by a viewer, talent or guest → refused", async () => {
    const member = async (role: "viewer" | "recruiter") => {
      const { id } = await aUser(api.db);
      await aMember(api.db, { spaceId: space.id, userId: id, role });
      return api.as(id);
    };
    expect(await codeOf(found(await member("recruiter")))).toBeNull();
    expect(await codeOf(found(await member("viewer")))).toBe("access.denied");
    expect(await codeOf(found((await aTalent(api)).client))).not.toBeNull();
    expect(await codeOf(found(api.guest))).toBe("access.unauthenticated");
  });

  test("result card of the talent search → only shown sections, the name only if shown, no contact data", async () => {
    const word = aWord();
    const content = {
      headline: word,
      contacts: { email: "x@posta.example", phone: "347 555 0142", city: "Genova", links: ["x.example"] },
      experience: [
        { company: "Portolano", companyUrl: "portolano.example", title: "Backend", start: "2017-09", end: "2021-02" },
      ],
      technicalSkills: [{ skillId: skills.java, name: "Java", level: 5 }],
      comments: [{ text: "Segreto", shared: true }],
      shownSections: ["experience"],
    };
    const talent = await aTalent(api, content, { ...open, showName: false, showContacts: true });
    await relayTalentIndexes(api);
    const [card] = await found(owner, named(word));
    expect(card).toMatchObject({
      id: talent.resumeId,
      username: null,
      firstName: null,
      lastName: null,
      city: "Genova",
    });
    expect(card).toMatchObject({
      years: 3.5,
      technicalSkills: [],
      experience: [{ company: "Portolano", companyUrl: null }],
    });
    expect(JSON.stringify(card)).not.toMatch(
      /Giulia|Ferraris|347 ?555|posta\.example|portolano\.example|Segreto|shownVersion/,
    );
    expect(card!.updated).toMatch(/T00:00:00\.000Z$/);
    // The time in the resume's id is the first day of the month, so that it does not reveal when the account was created.
    expect(new Date(parseInt(talent.resumeId.replaceAll("-", "").slice(0, 12), 16)).getUTCDate()).toBe(1);
    await talent.client.people.changeSettings({ body: { privacy: { showName: true } } });
    await relayTalentIndexes(api);
    expect(await found(owner, { ...named(word), projections: ["firstName"] })).toEqual([
      { id: talent.resumeId, firstName: "Giulia" },
    ]);
    expect(await found(owner, { filters: [{ f: "skills", v: skills.java }, ...named(word).filters] })).toEqual([]);
  });

  test("talent search by text, skills, languages, years, city, title or company → finds the matching talents", async () => {
    const word = aWord();
    const past = { company: "Portolano", title: "Java", start: "2010-01", end: "2014-12" };
    const one = await aTalent(
      api,
      {
        headline: `Skipper ${word}`,
        contacts: { city: "Savona" },
        technicalSkills: [{ skillId: skills.java, name: "Java" }],
        languages: [{ code: "language_en", level: "C1" }],
        experience: [past],
      },
      open,
    );
    const two = await aTalent(api, { summary: `So di ${word}`, contacts: { city: "Genova" } }, open);
    await relayTalentIndexes(api);
    const ids = async (body: object) => (await found(owner, body)).map(({ id }) => id);
    const only = (f: string, v: unknown, mm?: string) =>
      ids({ filters: [...named(word).filters, { f, v, ...(mm && { mm }) }] });
    for (const sort of ["evidence:desc", "updated:desc", "created:desc"])
      expect((await ids({ ...named(word), sort })).toSorted()).toEqual([one.resumeId, two.resumeId].toSorted());
    expect(await only("skills", skills.java)).toEqual([one.resumeId]);
    expect(await only("languages", ["language_en", "language_fr"], "in")).toEqual([one.resumeId]);
    expect(await only("years", 5, "gte")).toEqual([one.resumeId]);
    expect(await only("city", "genova")).toEqual([two.resumeId]);
    expect(await only("title", "java")).toEqual([one.resumeId]);
    expect(await only("company", "porto", "sw")).toEqual([one.resumeId]);
    for (const f of ["hiddenSpaces", "email", "shownVersion"])
      expect(await codeOf(ids({ filters: [{ f, v: "x" }] }))).toBe("request.invalid");
  });

  test("talent empties the resume → removed from the search index of resumes", async () => {
    const word = aWord();
    const talent = await aTalent(api, { headline: word }, { ...open, profileVisibility: "everyone" });
    expect(await finds(owner, word)).toBe(true);
    await talent.client.resumes.remove({ params: { id: talent.resumeId } });
    expect(await finds(owner, word)).toBe(false);
    const { body } = await api.search.client.exists({ index: api.search.indexName("resumes"), id: talent.resumeId });
    expect(body).toBe(false);
    const filters = [{ f: "username", v: talent.username }] as never;
    expect((await owner.people.searchElastic({ body: { filters } }))!.content).toMatchObject([{ headline: null }]);
  });
});
