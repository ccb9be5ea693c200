import { publicJobPostSearch, type JobPost, type Page } from "@orbita/contract";
import { runQuestion, runSearch } from "@orbita/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ndcg10, relevanceGrade, type RelevanceGrade } from "../judged/jobs/grades.ts";
import { questions, type JudgedQuestion } from "../judged/jobs/reference.ts";
import { jobPostIndex, searchJobPosts } from "../src/job-posts/search.ts";
import type { ReadCtx } from "../src/kernel/ctx.ts";
import { plantJudgedJobs, type JudgedJobs } from "./judged-jobs.ts";

const seed = Number(process.env.SEED ?? 20_261_119);
let world: JudgedJobs;
beforeAll(async () => {
  world = await plantJudgedJobs(seed);
}, 120_000);
afterAll(() => world.stop());

const payloadOf = (text: string, size = 10) =>
  publicJobPostSearch.parse({ size, sort: "relevance:desc", filters: [{ f: "text", v: text, mm: "c" }] });

/** Searches only by the words as typed, without parsing the text for names. */
const askLiterally = (text: string): Promise<Page<JobPost>> =>
  runSearch<JobPost>(world.search, jobPostIndex, payloadOf(text));

const askUnderstood = (text: string, size = 10): Promise<Page<JobPost>> => {
  const ctx = { tx: world.db, search: world.search, now: new Date() } as unknown as ReadCtx;
  return searchJobPosts(ctx, payloadOf(text, size));
};

type JobSearch = typeof askLiterally;
type Figure = {
  readonly question: JudgedQuestion;
  readonly ndcg: number;
  readonly total: number;
  readonly titles: string[];
};

async function figuresOf(ask: JobSearch): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const question of questions) {
    const grades = new Map<string, RelevanceGrade>(
      world.posts.map((post) => [post.id, relevanceGrade(post, question)]),
    );
    const { content, totalElements } = await ask(question.text);
    const found = content.map(({ id }) => grades.get(id)!);
    const ndcg = ndcg10(found, [...grades.values()]);
    // Leaves out a question without a relevant post: its nDCG is undefined.
    if (ndcg !== null)
      figures.push({
        question,
        ndcg,
        total: totalElements,
        titles: content.map(({ title }, at) => `${found[at]} ${title}`),
      });
  }
  return figures;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const summaryOf = (figures: readonly Figure[], half: string) => {
  const some = figures.filter(({ question }) => question.half === half);
  return {
    questions: some.length,
    zeroResults: some.filter(({ total }) => total === 0).length / some.length,
    ndcg10: mean(some.map(({ ndcg }) => ndcg)),
  };
};
const report = (name: string, figures: readonly Figure[]) => {
  for (const half of ["tuning", "held"]) {
    const { questions: count, zeroResults, ndcg10: ndcg } = summaryOf(figures, half);
    process.stdout.write(
      `${name}, ${half}: ${count} questions, ${(zeroResults * 100).toFixed(1)} % without results, nDCG@10 ${ndcg.toFixed(3)}\n`,
    );
  }
  if (process.env.WORST)
    for (const { question, ndcg, total, titles } of figures
      .filter((one) => one.question.half === "tuning")
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .slice(0, 22))
      process.stdout.write(`  ${ndcg.toFixed(2)} ${question.text} (${total}): ${titles.slice(0, 6).join(" · ")}\n`);
};

test("judged job searches, only words as typed → at least 120 have a relevant post; prints the figures for comparison", async () => {
  const figures = await figuresOf(askLiterally);
  report("words as typed", figures);
  expect(figures.length).toBeGreaterThanOrEqual(120);
}, 120_000);

test("judged job searches, texts understood → nDCG@10 above 0.85, and fewer than 5 % without results", async () => {
  const figures = await figuresOf((text) => askUnderstood(text));
  report("understood", figures);
  for (const half of ["tuning", "held"]) {
    const { ndcg10: ndcg, zeroResults } = summaryOf(figures, half);
    expect(ndcg, half).toBeGreaterThan(0.85);
    expect(zeroResults, half).toBeLessThan(0.05);
  }
}, 120_000);

test("judged job searches → understanding a text loses no post that its words as typed find", async () => {
  const lost: string[] = [];
  for (const { text } of questions) {
    const { page } = await runQuestion<JobPost>(world.search, jobPostIndex, payloadOf(text, 100), {});
    // Only the first 100 results are compared. With more than 30 literal matches, the understood search could rank some of them
    // lower.
    if (page.totalElements === 0 || page.totalElements > 30) continue;
    const found = new Set((await askUnderstood(text, 100)).content.map(({ id }) => id));
    lost.push(...page.content.filter(({ id }) => !found.has(id)).map(({ title }) => `${text}: ${title}`));
  }
  expect(lost).toEqual([]);
}, 120_000);
