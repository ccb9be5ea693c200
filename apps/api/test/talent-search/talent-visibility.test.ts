import { events } from "@orbita/features";
import { project } from "@orbita/platform";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { seeded } from "../support/resume-privacy-world.ts";
import {
  aKnown,
  allowedWords,
  changeMind,
  talentMarksIn,
  maySeeTalent,
  plantAskers,
  type TalentViewer,
  type TalentModel,
  type HidingTargets,
} from "./talent-visibility-world.ts";
import { found, relayTalentIndexes, seedWords } from "../support/talents.ts";

/** The number of cases to check. In each case one member sees one talent at one moment. */
const cases = proofSize({ short: 300, whole: 10_000 });
const seed = Number(process.env.SEED ?? 20_261_116);
const talentCount = 30;
const random = seeded(seed);

let api: TestApi;
let talents: TalentModel[];
let askers: TalentViewer[];
let places: HidingTargets;
const word = letters(14);

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  await seedWords(api);
  ({ askers, ...places } = await plantAskers(api));
  talents = [];
  for (let n = 0; n < talentCount; n++) talents.push(await aKnown(api, word));
}, 180_000);
afterAll(() => api.stop());

const ask = async ({ client }: TalentViewer) => found(await client(), { filters: [{ f: "text", v: word, mm: "c" }] });

/** Searches for a word of one section of a talent's resume. It must not find the talent if the section is hidden. */
const askFor = async ({ client }: TalentViewer, one: TalentModel, section: keyof TalentModel["marks"]) =>
  found(await client(), { filters: [{ f: "text", v: one.marks[section], mm: "c" }] });

function leaksIn(hits: Awaited<ReturnType<typeof ask>>, asker: TalentViewer): string[] {
  return hits.flatMap((hit) => {
    const one = talents.find(({ resumeId }) => resumeId === hit.id)!;
    if (!maySeeTalent(one, asker)) return [`${hit.id} is answered`];
    const allowed = allowedWords(one);
    return [...talentMarksIn(JSON.stringify(hit))]
      .filter((mark) => !allowed.has(mark))
      .map((mark) => `${hit.id} tells ${mark}`);
  });
}

test(`random visibility settings of talents → hidden talents and hidden content are never found (seed ${seed})`, async () => {
  let [judged, answered, stale] = [0, 0, 0];
  for (let round = 0; judged < cases; round++) {
    for (const one of random.some(talents, 0.2)) await changeMind(api, one, random, places);
    // In two of three rounds the index is not updated, so it does not contain the talents' latest choices.
    const isFresh = round % 3 === 0;
    if (isFresh) await relayAll();
    else stale++;
    const asker = random.pick(askers);
    const hits = await ask(asker);
    expect(leaksIn(hits, asker)).toEqual([]);
    if (isFresh) {
      const expected = talents.filter((one) => maySeeTalent(one, asker)).map(({ resumeId }) => resumeId);
      expect(hits.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      const one = random.pick(talents);
      const section = random.pick(["summary", "experience", "technicalSkills", "certifications"] as const);
      const isFound = (await askFor(asker, one, section)).length > 0;
      expect(isFound).toBe(maySeeTalent(one, asker) && one.shown.includes(section));
    }
    answered += hits.length;
    judged += talents.length;
  }
  expect(answered).toBeGreaterThan(judged / 20);
  expect(stale).toBeGreaterThan(5);
}, 3_600_000);

/** Updates the index from the outbox, and reindexes all talents, because changes made directly in the tables emit no events. */
async function relayAll() {
  const person = events.find(({ name }) => name === "person.changed")!;
  await relayTalentIndexes(api);
  await project(
    api.search,
    await person.project!(
      api.db,
      talents.map(({ id }) => ({ id })),
    ),
  );
  await api.search.client.indices.refresh({ index: api.search.indexName("resumes") });
}
