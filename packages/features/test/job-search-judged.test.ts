import { publicJobPostSearch, type JobPost } from "@orbita/contract";
import { connect } from "@orbita/db";
import { runQuestion, runSearch } from "@orbita/platform";
import { isWholeProof, proofCases, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printFigures, summaryOf, worstOf, type JudgedFigure } from "../judged/jobs/figures.ts";
import { relevanceGrade } from "../judged/jobs/grades.ts";
import { postsPerRole } from "../judged/jobs/posts.ts";
import { questions, type JudgedQuestion } from "../judged/jobs/reference.ts";
import { ndcg10, type RelevanceGrade } from "../judged/measures.ts";
import { jobPostIndex, searchJobPosts } from "../src/job-posts/search.ts";
import { suggestJobs, warmUpJobSearch } from "../src/job-posts/suggest/suggest-jobs.ts";
import type { ReadCtx } from "../src/kernel/ctx.ts";
import { plantJudgedJobs, type JudgedJobs } from "./judged-jobs.ts";

const seed = Number(process.env.SEED ?? 20_261_119);
const asked = proofCases(questions, { short: 60, kindOf: ({ half }) => half });
let world: JudgedJobs;
beforeAll(async () => {
  world = await plantJudgedJobs(seed, proofSize(postsPerRole));
}, 180_000);
afterAll(() => world.stop());

/** The whole ranking is read, so that it can be judged for the ads of one language alone. */
const payloadOf = (text: string) => ({
  ...publicJobPostSearch.parse({ sort: "relevance:desc", filters: [{ f: "text", v: text, mm: "c" }] }),
  size: world.posts.length,
  projections: ["title"],
});

const idsOf = ({ content }: { readonly content: readonly Pick<JobPost, "id">[] }) => content.map(({ id }) => id);

/** Searches only by the words as typed, without parsing the text for names. */
const askLiterally = async (text: string) =>
  idsOf(await runSearch<JobPost>(world.search, jobPostIndex, payloadOf(text)));

const contextOf = (tx: ReadCtx["tx"]) => ({ tx, search: world.search, now: new Date() }) as unknown as ReadCtx;

const askUnderstood = async (text: string) => idsOf(await searchJobPosts(contextOf(world.db), payloadOf(text)));

function figureOf(question: JudgedQuestion, ids: readonly string[]): JudgedFigure | null {
  const grades = new Map<string, RelevanceGrade>(world.posts.map((post) => [post.id, relevanceGrade(post, question)]));
  const gradesOf = (some: readonly string[]) => some.map((id) => grades.get(id)!);
  const ndcg = ndcg10(gradesOf(ids), [...grades.values()]);
  // Leaves out a question without a relevant post: its nDCG is undefined.
  if (ndcg === null) return null;
  const inLanguage = (language: "it" | "en") => {
    const ads = new Set<string>(world.posts.filter((post) => post.language === language).map(({ id }) => id));
    const all = gradesOf([...ads]);
    // The languages are compared by questions that some ad in either of them answers fully.
    return all.includes(3) ? ndcg10(gradesOf(ids.filter((id) => ads.has(id))), all) : null;
  };
  const [it, en] = [inLanguage("it"), inLanguage("en")];
  const titles = ids.slice(0, 6).map((id) => `${grades.get(id)} ${world.posts.find((post) => post.id === id)!.title}`);
  return { question, ndcg, among: it === null || en === null ? null : { it, en }, total: ids.length, titles };
}

async function figuresOf(ask: (text: string) => Promise<string[]>): Promise<JudgedFigure[]> {
  const figures: JudgedFigure[] = [];
  for (const question of asked) {
    const figure = figureOf(question, await ask(question.text));
    if (figure) figures.push(figure);
  }
  return figures;
}

test.runIf(isWholeProof)(
  "judged job searches, only words as typed → at least 90 % have a relevant post; prints the figures for comparison",
  async () => {
    const figures = await figuresOf(askLiterally);
    printFigures("words as typed", figures);
    expect(figures.length).toBeGreaterThanOrEqual(asked.length * 0.9);
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(world.posts.length).toBeGreaterThanOrEqual(2_000);
  },
  180_000,
);

/** The least that each half must reach: the figures in docs/guides/search.md, rounded down. */
const bars = {
  tuning: { ndcg: proofSize({ short: 0.87, whole: 0.9 }), zero: 0.01, crossing: 0.035 },
  held: {
    ndcg: proofSize({ short: 0.76, whole: 0.83 }),
    zero: proofSize({ short: 0.02, whole: 0.01 }),
    crossing: 0.085,
  },
};

test("judged job searches, texts understood → both halves reach their nDCG@10, nearly none is without results", async () => {
  const figures = await figuresOf(askUnderstood);
  printFigures("understood", figures);
  if (process.env.WORST) process.stdout.write(worstOf(figures, Number(process.env.WORST)));
  for (const half of ["tuning", "held"] as const) {
    const some = figures.filter(({ question }) => question.half === half);
    const { ndcg10: ndcg, zeroResults, crossing } = summaryOf(some);
    const bar = bars[half];
    expect(ndcg, half).toBeGreaterThanOrEqual(bar.ndcg);
    expect(zeroResults, half).toBeLessThanOrEqual(bar.zero);
    // The short form has too few questions to compare the languages.
    if (isWholeProof) expect(Math.abs(crossing), half).toBeLessThanOrEqual(bar.crossing);
  }
}, 180_000);

test("judged job searches → understanding a text loses no post that its words as typed find", async () => {
  const lost: string[] = [];
  for (const { text } of asked) {
    const { page } = await runQuestion<JobPost>(world.search, jobPostIndex, payloadOf(text), {});
    if (page.totalElements === 0) continue;
    const found = new Set(await askUnderstood(text));
    lost.push(...page.content.filter(({ id }) => !found.has(id)).map(({ title }) => `${text}: ${title}`));
  }
  expect(lost).toEqual([]);
}, 180_000);

test("after the start of a process → the first search and the first suggestions do not wait for the names to load", async () => {
  // A connection of its own has no names loaded, like a new process.
  const db = connect({ url: world.url, max: 2, applicationName: "test", connectMs: 20_000 });
  const timeOf = async (act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  try {
    const ctx = contextOf(db);
    const load = await timeOf(() => warmUpJobSearch(ctx));
    const search = await timeOf(() => searchJobPosts(ctx, { ...payloadOf("sviluppatrice java"), size: 10 }));
    const suggestions = await timeOf(() => suggestJobs(ctx, { q: "svil", language: "it" }));
    const [names, first, second] = [load, search, suggestions].map((ms) => `${ms.toFixed(0)} ms`);
    process.stdout.write(`names ${names}, first search ${first}, first suggestions ${second}\n`);
    expect(search).toBeLessThan(load / 3);
    expect(suggestions).toBeLessThan(load / 3);
  } finally {
    await db.destroy();
  }
}, 60_000);
