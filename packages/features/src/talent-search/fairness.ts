import type { FairnessRun, TalentSearchPayload } from "@orbita/contract";
import { alone, type Db } from "@orbita/db";
import { dropIndex, ensureIndex, project, standing, type SearchClient } from "@orbita/platform";
import type { Routine, WorkCtx } from "../kernel/work.ts";
import { loadBooks } from "../lexicon/index.ts";
import { resumeDocument } from "./document.ts";
import { makePerson, rowOf, swapIdentity, identitySwaps, type SyntheticPerson } from "./fairness-people.ts";
import { findGround, saveRun } from "./fairness-queries.ts";
import { fairnessQuestions } from "./fairness-questions.ts";
import { askForTalents } from "./question.ts";
import { talentIndex } from "./talent-index.ts";

type FairnessCtx = { readonly db: Db; readonly search: SearchClient; readonly now: Date };

/** Opens a separate index for the fairness test, so that synthetic people never appear in results. */
const aside = ({ client, indexName, close }: SearchClient): SearchClient => ({
  client,
  indexName: (name) => indexName(`fairness-${name}`),
  close,
});

async function forget(search: SearchClient): Promise<void> {
  const { current } = await standing(search, talentIndex.name);
  if (current !== null) await dropIndex(search, current);
}

const batch = 100;

/** Writes the documents of all synthetic people, each over its previous version. */
async function fill(
  { db, search, now }: FairnessCtx,
  people: readonly SyntheticPerson[],
  version: number,
): Promise<void> {
  const books = await loadBooks(db);
  for (let from = 0; from < people.length; from += batch) {
    const documents = people.slice(from, from + batch).map((person) => {
      const row = rowOf(person, now);
      return { index: talentIndex.name, id: row.id, version, source: resumeDocument(row, books, now) };
    });
    await project(search, documents);
  }
  await search.client.indices.refresh({ index: search.indexName(talentIndex.name) });
}

/** The ids of all results of a query, in order and over all pages. */
async function orderOf(place: FairnessCtx, payload: TalentSearchPayload): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const asked = { ...payload, ...(cursor && { cursor }) };
    const { page } = await askForTalents(place, asked, { also: [] });
    ids.push(...page.content.map(({ id }) => id));
    ({ cursor } = page);
  }
  return ids;
}

async function ordersOf(place: FairnessCtx, questions: readonly TalentSearchPayload[]): Promise<string[][]> {
  const orders: string[][] = [];
  for (const question of questions) orders.push(await orderOf(place, question));
  return orders;
}

/** The number of positions at which two result orders differ. */
export const changesIn = (one: readonly string[], other: readonly string[]): number =>
  Array.from({ length: Math.max(one.length, other.length) }).filter((_, at) => one[at] !== other[at]).length;

/**
 * The counterfactual fairness test: generates people from the date, ranks them, and ranks them again with another name, gender, year of birth or
 * address. They use the same documents and queries as real people. The test neither reads nor writes personal data.
 */
function runFairness({ db, search, now }: FairnessCtx, profiles = 1_000): Promise<FairnessRun> {
  const place = { db, search: aside(search), now };
  return alone(db, "fairness", async () => {
    const seed = now.toISOString().slice(0, 10);
    const ground = await findGround(db, now);
    const questions = fairnessQuestions(ground, seed);
    const people = Array.from({ length: profiles }, (_, number) => makePerson(ground, seed, number));
    try {
      await forget(place.search);
      await ensureIndex(place.search, talentIndex);
      await fill(place, people, 1);
      const before = await ordersOf(place, questions);
      const found: FairnessRun["swaps"] = [];
      for (const [index, kind] of identitySwaps.entries()) {
        const others = people.map((person) => swapIdentity(person, kind, seed));
        await fill(place, others, index + 2);
        const after = await ordersOf(place, questions);
        found.push({ kind, changes: before.reduce((sum, order, at) => sum + changesIn(order, after[at]!), 0) });
      }
      return { at: now.toISOString(), profiles, queries: questions.length, swaps: found };
    } finally {
      await forget(place.search);
    }
  });
}

/**
 * Runs the fairness test and stores its result for the back office. A change in order is a bug on our side, so it is logged as an
 * error.
 */
export async function saveFairnessRun({ log, ...place }: FairnessCtx & Pick<WorkCtx, "log">, profiles?: number) {
  const run = await runFairness(place, profiles);
  await saveRun(place.db, "talents", run);
  if (run.swaps.some(({ changes }) => changes > 0)) log.error({ run }, "who somebody is changed an order");
  return run;
}

export const fairnessRoutines: readonly Routine[] = [
  {
    name: "talentSearch.fairness",
    cron: "30 4 * * *",
    run: async (ctx) => void (await saveFairnessRun(ctx)),
  },
];
