import { randomUUIDv7 } from "node:crypto";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberOf, someResume } from "../support/application-tools.ts";
import { surfaces, type BlindApplicant, type MemberCaller } from "../support/blind-surfaces.ts";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { terms } from "../support/contact-requests-world.ts";
import { letters } from "../support/people.ts";
import { anIdempotencyKey } from "../support/pipeline-tools.ts";
import { aTalent, relayTalentIndexes } from "../support/talents.ts";

/** The daily limit of talents whom a Space sees by name. Every response that names a talent counts towards it and is logged for the talent. */
const shownPerDay = 3;
let api: TestApi;
type NamedTalent = Awaited<ReturnType<typeof aTalent>> & { readonly last: string };
let talents: NamedTalent[];

async function aNamedTalent(): Promise<NamedTalent> {
  const talent = await aTalent(api, someResume, { visibleInTalentSearch: true });
  const last = `Rossi${letters(9)}`;
  await api.db.updateTable("users").set({ last_name: last }).where("id", "=", talent.id).execute();
  return { ...talent, last };
}

beforeAll(async () => {
  api = await startApi({ TALENTS_SHOWN_PER_DAY: shownPerDay });
  await api.createIndexes();
  talents = [];
  for (let count = 0; count < 5; count += 1) talents.push(await aNamedTalent());
  await relayTalentIndexes(api);
}, 120_000);
afterAll(() => api.stop());

type DisclosureWorld = Awaited<ReturnType<typeof aWorld>>;

/** Creates a Space with all talents in one shortlist, newest first, and a contact request to the talent of its first entry. */
async function aWorld() {
  const { id: spaceId, userId } = await aSpace(api.db);
  const member = await memberOf(api, userId, spaceId);
  const { id: shortlistId } = (await member.shortlists.create({ body: { name: "Backend" } }))!;
  for (const { resumeId } of talents) await member.shortlists.put({ params: { id: shortlistId, resumeId }, body: {} });
  const talent = talents.at(-1)!;
  await member.contactRequests.make({ body: { ...terms, resumeId: talent.resumeId } }, anIdempotencyKey());
  await forgetShowings(spaceId);
  return { spaceId, userId, member, person: await api.as(userId), shortlistId, talent };
}

async function forgetShowings(spaceId: string, shown = 0): Promise<void> {
  await api.db.deleteFrom("talent_showings").where("space_id", "=", spaceId).execute();
  const day = { shown, opened: 0 };
  await api.db.updateTable("disclosure_days").set(day).where("space_id", "=", spaceId).execute();
}
const useUpLimit = async ({ spaceId, member }: DisclosureWorld) => {
  await member.talentSearch.search({ body: { size: 1 } });
  await forgetShowings(spaceId, shownPerDay);
};
const unverify = ({ spaceId }: DisclosureWorld) =>
  api.db.updateTable("spaces").set({ verified_until: new Date() }).where("id", "=", spaceId).execute();

const showingsOf = ({ spaceId }: DisclosureWorld) =>
  api.db.selectFrom("talent_showings").selectAll().where("space_id", "=", spaceId).execute();
const shownToday = async ({ spaceId }: DisclosureWorld) =>
  (await api.db.selectFrom("disclosure_days").select("shown").where("space_id", "=", spaceId).executeTakeFirst())
    ?.shown;
const entriesOf = async ({ member, shortlistId: id }: DisclosureWorld, query: object = {}) =>
  (await member.shortlists.entries({ params: { id }, query }))!;
const csvOf = async ({ member, shortlistId: id }: DisclosureWorld) =>
  (await member.shortlists.csv({ params: { id }, query: { language: "en" } }))!.blob.text();
const assistantOf = async ({ member, shortlistId: id }: DisclosureWorld) =>
  (await member.assistant.open({ query: { about: "shortlist", id } }))!.people.map(({ label }) => label);
const namesIn = (text: unknown) => talents.filter(({ last }) => JSON.stringify(text).includes(last)).length;

describe("routes that show talents to members of a Space", () => {
  /**
   * Routes that do not count towards the daily limit, each with the reason: they name people outside of the talent search, or have their own
   * limit and log.
   */
  const exempt: Record<string, string> = {
    "people.search": "the directory of people who show their profile to everybody",
    "people.searchElastic": "the same directory",
    "people.byUsername": "a public profile",
    "resumes.profileOf": "a public profile",
    "resumes.profilePdf": "a public profile",
    "posts.likes": "the feed",
    "posts.read": "the feed",
    "talentSearch.open": "has its own daily limit, and each opening is in the log",
  };
  type Call = (asker: MemberCaller, applicant: BlindApplicant) => Promise<unknown>;
  const assistant: Record<string, Call> = {
    "assistant.open of a list": ({ person, shortlistId: id }) =>
      person.assistant.open({ query: { about: "shortlist", id } }),
    "assistant.open of a talent": ({ person, spaceId }, { resumeId: id }) =>
      person.assistant.open({ query: { about: "talent", id, spaceId } }),
    "assistant.ask about a list": ({ person, shortlistId: id }) =>
      person.assistant.ask({
        body: { about: "shortlist", id, question: "Confronta l’esperienza in Java", language: "it" },
      }),
    "ai.run about a list": ({ person, shortlistId: id }) =>
      person.ai.run({
        body: { task: "assistant", input: { about: "shortlist", id, question: "Confronta l’esperienza in Java" } },
      } as never),
  };
  const calls: [string, Call][] = Object.entries(surfaces).flatMap(([feature, decisions]) =>
    Object.entries(decisions).flatMap(([name, decision]): [string, Call][] =>
      typeof decision === "string" ? [] : [[`${feature}.${name}`, decision]],
    ),
  );
  const counted = [...calls, ...Object.entries(assistant)].filter(([name]) => !(name in exempt));

  let world: DisclosureWorld;
  beforeAll(async () => void (world = await aWorld()));
  const answerOf = async (call: Call): Promise<string> => {
    const { talent } = world;
    const unknown = { applicationId: randomUUIDv7(), code: "X", phrases: ["API in Java"] };
    const applicant = {
      first: "Giulia",
      last: "Java",
      username: "x",
      email: talent.email,
      ...unknown,
      resumeId: talent.resumeId,
    };
    const asker = { ...world, jobPostId: randomUUIDv7(), feedPostId: randomUUIDv7() };
    // No application with this id exists, so routes about an application return 404.
    return JSON.stringify(await call(asker, applicant).catch(() => null)) ?? "";
  };

  test.each(counted)(
    "route %s shows a talent's name → logged and counted towards the Space's daily limit",
    async (_, call) => {
      await forgetShowings(world.spaceId);
      const answer = await answerOf(call);
      const named = talents.filter(({ last }) => answer.includes(last)).map(({ resumeId }) => resumeId);
      const logged = (await showingsOf(world)).filter((row) => row.named).map(({ resume_id }) => resume_id);
      expect(logged).toEqual(expect.arrayContaining(named));
      expect(named.length).toBeLessThanOrEqual((await shownToday(world)) ?? 0);
    },
  );

  test.each(counted)("route %s after the daily limit of talents shown by name → shows no name", async (_, call) => {
    await useUpLimit(world);
    expect(namesIn(await answerOf(call))).toBe(0);
  });

  test.each(counted)("route %s called by an unverified Space → shows no talent's name", async (_, call) => {
    await forgetShowings(world.spaceId);
    await unverify(world);
    expect(namesIn(await answerOf(call))).toBe(0);
    const verified = { verified_until: new Date(Date.now() + 86_400_000) };
    await api.db.updateTable("spaces").set(verified).where("id", "=", world.spaceId).execute();
  });
});

describe("daily limit of talents shown by name", () => {
  let world: DisclosureWorld;
  beforeEach(async () => void (world = await aWorld()));

  test("shortlist longer than the daily limit of named talents → names talents up to the limit, the rest unnamed", async () => {
    const page = await entriesOf(world);
    const names = page.content.map(({ talent }) => talent!.lastName);
    expect(names.map((name) => name !== null)).toEqual([true, true, true, false, false]);
    for (const { talent } of page.content) expect(talent!.experience[0]!.company).toBe("Portolano");
    expect(page.withheld).toBe(2);
    // A second read of the shortlist names the same people.
    expect((await entriesOf(world)).content.map(({ talent }) => talent!.lastName)).toEqual(names);
    expect(await shownToday(world)).toBe(shownPerDay);
    // Talents who are shown without a name are logged too.
    const rows = await showingsOf(world);
    expect([rows.length, rows.filter(({ named }) => named).length]).toEqual([5, shownPerDay]);
    expect(rows.every(({ surfaces: through }) => through.join() === "list")).toBe(true);
  });

  test("talent already named to the Space today → counts once, and stays named in list, export and contact request", async () => {
    await entriesOf(world, { size: 3 });
    const csv = await csvOf(world);
    expect(namesIn(csv)).toBe(shownPerDay);
    expect(csv.match(/Name withheld/g)).toHaveLength(2);
    expect(csv.trim().split("\n").at(-1)).toContain("2 names withheld: today’s limit is reached");
    expect(namesIn(await assistantOf(world))).toBe(shownPerDay);
    expect(namesIn(await world.member.contactRequests.list({ query: {} }))).toBe(1);
    expect(await shownToday(world)).toBe(shownPerDay);
    const rows = await showingsOf(world);
    expect(new Set(rows.flatMap(({ surfaces: through }) => through))).toEqual(
      new Set(["list", "export", "assistant", "offer"]),
    );
  });

  test("twelve concurrent reads by a Space → name no more talents than the daily limit", async () => {
    const readers = [entriesOf, csvOf, assistantOf];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => readers[index % 3]!(world)));
    expect(namesIn(answers)).toBe(shownPerDay);
    expect(await shownToday(world)).toBe(shownPerDay);
  });

  test("accepted contact request → shows the talent's name without counting, because the talent shared it", async () => {
    const [contactRequest] = (await world.member.contactRequests.list({ query: {} }))!.content;
    const client: ApiClient = world.talent.client;
    await client.contactRequests.answer({ params: { id: contactRequest!.id }, body: { accepted: true } });
    await useUpLimit(world);
    expect((await world.member.contactRequests.list({ query: {} }))!.content[0]!.talent.lastName).toBe(
      world.talent.last,
    );
    expect(await showingsOf(world)).toEqual([]);
  });

  test("disclosure log of a talent → lists where a Space saw the talent, such as in a list or an export", async () => {
    await entriesOf(world);
    await csvOf(world);
    const { content } = (await world.talent.client.disclosures.list({ query: { kind: "search" } }))!;
    const line = content.find(({ space }) => space!.id === world.spaceId);
    expect(line).toMatchObject({ times: 2, named: true, surfaces: ["list", "export"] });
  });
});
