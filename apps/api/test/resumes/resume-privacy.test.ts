import { filterLists, resumeCard } from "@orbita/contract";
import { events } from "@orbita/features";
import { readDocument } from "@orbita/resume-engine";
import { aMember, aSpace, aUser, proofCases, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import * as world from "../support/resume-privacy-world.ts";
import { aTalent, relayTalentIndexes, seedWords } from "../support/talents.ts";

/**
 * Creates people with random privacy settings, and puts unique marker words into their resumes. Each kind of viewer then reads every page and
 * search, and must find exactly the markers that the person chose to show. SEED repeats a run.
 */
const count = proofSize({ short: 18, whole: 1_000 });
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = world.seeded(seed);
const wordCount = proofSize({ short: 8, whole: 125 });
const pdfCount = proofSize({ short: 3, whole: 50 });

type PrivacyCaseWithUsername = world.ResumePrivacyCase & { username: string };
let api: TestApi;
const cases: PrivacyCaseWithUsername[] = [];
const people = {} as Record<world.ResumeViewer, string | null>;
/** A client of the viewer. Each test signs in again, because a thousand cases take longer than a token is valid. */
const clientOf = (asker: world.ResumeViewer) => (people[asker] ? api.as(people[asker]) : api.guest);
let announced = "";

async function askersOf({ db }: TestApi) {
  const [open, hidden, mixed] = [await aSpace(db), await aSpace(db), await aSpace(db)];
  const domain = "zona.example";
  const insider = await aUser(db, { email: `interna@sede.${domain}` });
  await aMember(db, { spaceId: mixed.id, userId: insider.id, role: "recruiter" });
  people.guest = null;
  people.signedIn = (await aUser(db)).id;
  people.member = open.userId;
  people.hiddenMember = hidden.userId;
  people.domainMember = insider.id;
  // This member's email address is of another domain, but the Space has a member with an address of the hidden domain.
  people.domainColleague = mixed.userId;
  return { hiddenSpaceId: hidden.id, domain };
}

async function settle(
  one: world.ResumePrivacyCase,
  { hiddenSpaceId, domain }: { hiddenSpaceId: string; domain: string },
) {
  const talent = await aTalent(api);
  const username = `${one.names.username} u`;
  await api.db
    .updateTable("users")
    .set({
      username,
      first_name: one.names.first,
      last_name: one.names.last,
      email: `${one.secret.accountEmail}@posta.example`,
      phone: one.secret.accountPhone,
    })
    .where("id", "=", talent.id)
    .execute();
  const { client, resumeId } = talent;
  await client.resumes.change({ params: { id: resumeId }, body: world.privateContentOf(one) as never });
  await client.people.changeSettings({ body: { privacy: one.privacy } });
  if (one.hidesFromSpace) await client.people.hide({ body: { spaceId: hiddenSpaceId } });
  if (one.hidesFromDomain) await client.people.hide({ body: { domain } });
  for (const [n, link] of one.links.entries()) {
    const { sections, anonymous } = link;
    const made = (await client.resumes.addLink({ body: { label: `Link ${n}`, sections, anonymous } }))!;
    link.code = made.code;
    const over = { expires_at: new Date(Date.now() - 1) };
    if (link.expired) await api.db.updateTable("share_links").set(over).where("id", "=", made.id).execute();
  }
  cases.push({ ...one, username });
}

beforeAll(
  async () => {
    api = await startApi();
    await api.createIndexes();
    await seedWords(api);
    const hides = await askersOf(api);
    for (let n = 0; n < count; n++) await settle(world.aCase(random, n % 3), hides);
    const rows = await api.db.selectFrom("outbox").selectAll().where("destination", "=", "broker").execute();
    for (const event of events) {
      const payloads = rows.filter(({ name }) => name === event.name).map(({ payload }) => payload as object);
      if (event.announce && payloads.length > 0) {
        const messages = await event.announce(api.db, payloads);
        if (event.name === "resume.changed" && messages.some(({ to }) => to === "shared"))
          announced += "everybody was told";
        announced += JSON.stringify([payloads, messages]);
      }
    }
    await relayTalentIndexes(api);
  },
  120_000 + count * 2_000,
);
afterAll(() => api.stop());

/** Returns the response of a call as text; empty if the call was refused. */
const textOf = (call: Promise<unknown>): Promise<string> => call.then(JSON.stringify, () => "");

/** Compares two sets of marker words: `leaked` were read although hidden, `missing` were not read although shown. */
function compare(read: Iterable<string>, allowed: readonly string[] | null) {
  const seen = new Set(read);
  const may = new Set(allowed ?? []);
  return { leaked: [...seen].filter((mark) => !may.has(mark)), missing: [...may].filter((mark) => !seen.has(mark)) };
}
const whole = { leaked: [], missing: [] };

describe(`privacy of resumes in ${count} random cases, SEED=${seed}`, () => {
  test.each(world.askers)(
    "page, profile and share links read by %s → show exactly what the person chose to show",
    async (asker) => {
      const client = await clientOf(asker);
      for (const one of cases) {
        const params = { username: one.username };
        const at = (what: string) => `case ${cases.indexOf(one)} of seed ${seed}, ${asker}, ${what}`;
        const page = await textOf(client.people.byUsername({ params }));
        expect(compare(world.marksIn(page), world.pageAllows(one, asker)), at("page")).toEqual(whole);
        const profile = await textOf(client.resumes.profileOf({ params, query: {} }));
        expect(compare(world.marksIn(profile), world.profileAllows(one, asker)), at("profile")).toEqual(whole);
        for (const link of one.links) {
          const name = link.anonymous ? "-" : one.username;
          const opened = await textOf(
            client.resumes.profileOf({ params: { username: name }, query: { c: link.code } }),
          );
          expect(compare(world.marksIn(opened), world.linkAllows(one, link, asker)), at("link")).toEqual(whole);
        }
      }
    },
    60_000 + count * 500,
  );

  /** Reads all pages of a search and joins their responses into one text. */
  async function everything(ask: (page: number) => Promise<{ totalPages: number } | null>): Promise<string> {
    const first = await ask(0).catch(() => null);
    let text = JSON.stringify(first);
    for (let page = 1; page < (first?.totalPages ?? 0); page++) text += JSON.stringify(await ask(page));
    return text;
  }
  const size = 100;

  test.each(world.askers)(
    "talent search with every projection by %s → shows exactly what each person chose to show",
    async (asker) => {
      const client = await clientOf(asker);
      const search = (projections: string[]) =>
        everything((page) => client.talentSearch.search({ body: { page, size, projections } }) as never);
      const allowed = world.maySearch(asker) ? cases.flatMap((one) => world.searchAllows(one, asker) ?? []) : [];
      expect(compare(world.marksIn(await search([])), allowed)).toEqual(whole);
      for (const field of proofCases(Object.keys(resumeCard.shape), { short: 6 }))
        expect(compare(world.marksIn(await search([field])), allowed).leaked, field).toEqual([]);
    },
    120_000,
  );

  test.each(world.askers.filter(world.maySearch))(
    "talent search by %s for a word of a resume → finds the person only if the word is shown",
    async (asker) => {
      const client = await clientOf(asker);
      const finds = async (word: string) => {
        const by = (f: string, mm: string) =>
          client.talentSearch.search({ body: { size: 1, filters: [{ f, v: word, mm }] } as never });
        const found = [
          await by("text", "c"),
          await by("title", "c"),
          await by("company", "sw"),
          await by("city", "is"),
        ];
        return found.some((page) => page!.totalElements > 0);
      };
      const inSearch = cases.filter(({ privacy }) => privacy.visibleInTalentSearch);
      for (let n = 0; n < wordCount; n++) {
        const one = random.pick(inSearch);
        const may = new Set(world.searchable(one, asker));
        const word = random.pick(world.allMarksOf(one));
        expect([word, await finds(word)], `seed ${seed}`).toEqual([word, may.has(word)]);
      }
    },
    120_000,
  );

  test.each(world.askers)(
    "people search in tables and index by %s → shows exactly what each person chose to show",
    async (asker) => {
      const client = await clientOf(asker);
      const allowed = asker === "guest" ? [] : cases.flatMap((one) => world.peopleAllow(one, asker) ?? []);
      for (const engine of ["search", "searchElastic"] as const) {
        const text = await everything((page) => client.people[engine]({ body: { page, size } }) as never);
        expect(compare(world.marksIn(text), allowed), engine).toEqual(whole);
      }
    },
    60_000,
  );

  test("PDFs of profiles and share links → neither text nor embedded data contain hidden words", async () => {
    const opened = cases.flatMap((one) => [
      { username: one.username, query: {}, allowed: world.profileAllows(one, "guest") },
      ...one.links.map((link) => ({
        username: link.anonymous ? "-" : one.username,
        query: { c: link.code },
        allowed: world.linkAllows(one, link, "guest"),
      })),
    ]);
    for (let n = 0; n < pdfCount; n++) {
      const { username, query, allowed } = random.pick(opened);
      const file = await api.guest.resumes.profilePdf({ params: { username }, query }).catch(() => undefined);
      expect(file === undefined, `seed ${seed}`).toBe(allowed === null);
      if (!file) continue;
      const { resume, lines } = await readDocument(new Uint8Array(await file.blob.arrayBuffer()), { now: new Date() });
      // These PDFs are only checked for leaks, because a long word may be broken at the end of a line and then not be
      // recognised.
      const text = `${file.filename} ${JSON.stringify(resume)} ${lines.map((line) => line.text).join("\n")}`;
      expect(compare(world.marksIn(text), allowed).leaked, `seed ${seed}`).toEqual([]);
      expect(world.marksIn(text).size, `seed ${seed}`).toBeGreaterThan(0);
    }
  }, 120_000);

  test("filter lists and change events → contain no words of a resume; resume changes are not sent to everybody", async () => {
    for (const list of filterLists) {
      const text = await everything(
        (page) => api.guest.filterLists.all({ params: { list }, query: { page, size } }) as never,
      );
      expect([...world.marksIn(text)], list).toEqual([]);
    }
    expect([...world.marksIn(announced)]).toEqual([]);
    expect(announced).toContain("resume.changed");
    expect(announced).not.toContain("everybody was told");
  }, 60_000);
});
