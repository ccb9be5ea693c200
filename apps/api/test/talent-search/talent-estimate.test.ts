import { randomUUIDv7 } from "node:crypto";
import type { TalentEstimate } from "@orbita/contract";
import { aJobPost, aMember, anApplication, aSpace, aUser, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aTalent, relayTalentIndexes } from "../support/talents.ts";
import { aJobDraft, aRandomDraft, island, plantTowns, type Draft, type Rule } from "./talent-estimate-world.ts";
import {
  aGeneratedTalent,
  plantPeople,
  plantTaxonomy,
  randomOf,
  type GeneratedTalent,
  type SkillTaxonomy,
} from "./talent-world.ts";

const seed = Number(process.env.SEED ?? "21");
const random = randomOf(seed);
const rounds = proofSize({ short: 40, whole: 600 });
let api: TestApi;
let spaceId: string;
let recruiter: ApiClient;
let taxonomy: SkillTaxonomy;
let people: GeneratedTalent[];
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  taxonomy = await plantTaxonomy(api);
  await plantTowns(api);
  people = Array.from({ length: proofSize({ short: 400, whole: 1_500 }) }, () => aGeneratedTalent(random, taxonomy));
  await plantPeople(api, people, taxonomy);
  const space = await aSpace(api.db);
  spaceId = space.id;
  const member = await aUser(api.db);
  await aMember(api.db, { spaceId, userId: member.id, role: "recruiter" });
  recruiter = await api.as(member.id);
}, 120_000);
afterAll(() => api.stop());

const estimate = async (body: Draft, client = recruiter): Promise<TalentEstimate> =>
  (await client.talentSearch.estimate({ body }))!;

/** The number of people who meet all of these rules. */
const count = (base: Rule["holds"], rules: readonly Rule[]): number =>
  people.filter((person) => base(person) && rules.every(({ holds }) => holds(person))).length;

test("estimates of random drafts → within four of an independent count, or fewer than ten", async () => {
  let exact = 0;
  for (let round = 0; round < rounds; round++) {
    const { draft, base, rules } = aRandomDraft(random, taxonomy);
    const told = `SEED=${seed} round ${round}: ${JSON.stringify(draft)}`;
    const { figures } = await estimate(draft);
    const required = rules.filter(({ mandatory }) => mandatory);
    const pairs: [number, number][] = [
      [figures!.people, count(base, [])],
      [figures!.required, count(base, required)],
      ...rules.flatMap((rule, at): [number, number][] => {
        const { people: met, without, mandatory } = figures!.requirements[at]!;
        expect(mandatory, told).toBe(rule.mandatory);
        expect(without === null, told).toBe(!rule.mandatory);
        const others = required.filter((one) => one !== rule);
        return [[met, count(base, [rule])], ...(without === null ? [] : [[without, count(base, others)] as const])] as [
          number,
          number,
        ][];
      }),
    ];
    for (const [shown, size] of pairs) {
      expect(shown % 5, told).toBe(0);
      if (shown === 0) expect(size, told).toBeLessThan(10);
      else expect(Math.abs(shown - size), told).toBeLessThan(5);
      if (shown === size) exact++;
    }
    expect(figures!.requirements, told).toHaveLength(rules.length);
  }
  expect(exact).toBeGreaterThan(rounds / 4);
}, 300_000);

test("the same draft asked again, and in other words → the same figures", async () => {
  for (let round = 0; round < 10; round++) {
    const { draft } = aRandomDraft(random, taxonomy);
    const first = await estimate(draft);
    expect(await estimate(draft)).toEqual(first);
    const reordered = { ...draft, skills: draft.skills.toReversed(), languages: draft.languages.toReversed() };
    const again = await estimate(reordered);
    expect(again.figures!.required).toBe(first.figures!.required);
    const byId = (one: TalentEstimate) =>
      one
        .figures!.requirements.map(({ criterion, ...rest }) => ({ id: criterion.id, ...rest }))
        .toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(again)).toEqual(byId(first));
  }
}, 120_000);

test("a title without a known occupation, or a job without a place → no figures, and the missing part is null", async () => {
  const [trade] = taxonomy.trades;
  expect(await estimate(aJobDraft({ title: "Gristek wumbald" }))).toEqual({
    occupation: null,
    area: { kind: "near", name: "Genova", km: 50 },
    figures: null,
  });
  const noPlace = await estimate(aJobDraft({ title: trade!.it, location: null }));
  expect(noPlace).toEqual({ occupation: { it: trade!.it, en: trade!.en }, area: null, figures: null });
  const abroad = { workplaceType: "workplace_type_full_remote" as const, remoteFrom: { country: "FR", region: null } };
  expect((await estimate(aJobDraft({ title: trade!.it, ...abroad }))).area).toEqual({ kind: "anywhere" });
});

/** Discloses the talent to the Space by an accepted contact request, and sends it an anonymous application. */
async function makeKnownAndAnonymous({ id, resumeId }: { id: string; resumeId: string }) {
  const codes = { contract_type: "offered_contract", workplace_type: "offered_workplace" };
  for (const [sort, code] of Object.values(codes).entries())
    await api.db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "contract_type", code, label_it: code, label_en: code, sort: 100 + sort })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const terms = { title: "Backend", salary_min: 30_000, salary_max: 40_000, ...codes, message: "Vieni da noi" };
  const request = { id: randomUUIDv7(), space_id: spaceId, resume_id: resumeId, state: "accepted" as const, ...terms };
  await api.db
    .insertInto("contact_offers")
    .values({ ...request, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const { id: jobPostId } = await aJobPost(api.db, { spaceId, status: "published" });
  await anApplication(api.db, { spaceId, jobPostId, talentId: id, blind: true });
}

test("people who hide from the Space or a member's domain, left the search, or are withheld from it → not counted", async () => {
  const trade = taxonomy.trades.at(-1)!;
  const [other, domain] = [await aSpace(api.db), `${letters(10)}.example`];
  const colleague = await aUser(api.db, { email: `${letters(8)}@${domain}` });
  await aMember(api.db, { spaceId: other.id, userId: colleague.id, role: "viewer" });
  const outsider = await api.as(other.userId);
  const draft = aJobDraft({ title: trade.it, location: island });
  const counted = async (client: ApiClient) => (await estimate(draft, client)).figures!.people;
  const talents: Awaited<ReturnType<typeof aTalent>>[] = [];
  for (let at = 0; at < 20; at++)
    talents.push(
      await aTalent(api, { headline: trade.it, contacts: { city: island.city } }, { visibleInTalentSearch: true }),
    );
  await relayTalentIndexes(api);
  expect([await counted(recruiter), await counted(outsider)]).toEqual([20, 20]);
  for (const { client } of talents.slice(0, 5)) await client.people.hide({ body: { spaceId: other.id } });
  for (const { client } of talents.slice(5, 10)) await client.people.hide({ body: { domain } });
  await relayTalentIndexes(api);
  expect([await counted(recruiter), await counted(outsider)]).toEqual([20, 10]);
  for (const { client } of talents.slice(10, 15))
    await client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: false } } });
  await relayTalentIndexes(api);
  expect([await counted(recruiter), await counted(outsider)]).toEqual([15, 0]);
  for (const talent of talents.slice(15)) await makeKnownAndAnonymous(talent);
  expect([await counted(recruiter), await counted(outsider)]).toEqual([10, 0]);
}, 120_000);

test("a viewer of the Space, who may not write jobs → refused", async () => {
  const viewer = await aUser(api.db);
  await aMember(api.db, { spaceId, userId: viewer.id, role: "viewer" });
  expect(await codeOf(estimate(aJobDraft({ title: "Backend" }), await api.as(viewer.id)))).toBe("access.denied");
});
