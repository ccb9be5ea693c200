import { publicJobPostSearch, type JobPost } from "@orbita/contract";
import { runQuestion, runSearch } from "@orbita/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printFigures, summaryOf, worstOf, type JudgedFigure } from "../judged/jobs/figures.ts";
import { ndcg10, relevanceGrade, type RelevanceGrade } from "../judged/jobs/grades.ts";
import { questions, type JudgedQuestion } from "../judged/jobs/reference.ts";
import { jobPostIndex, searchJobPosts } from "../src/job-posts/search.ts";
import type { ReadCtx } from "../src/kernel/ctx.ts";
import { plantJudgedJobs, type JudgedJobs } from "./judged-jobs.ts";

const seed = Number(process.env.SEED ?? 20_261_119);
let world: JudgedJobs;
beforeAll(async () => {
  world = await plantJudgedJobs(seed);
}, 180_000);
afterAll(() => world.stop());

/** The whole ranking is read, so that it can be judged for the ads of one language alone. */
const payloadOf = (text: string) => ({
  ...publicJobPostSearch.parse({ sort: "relevance:desc", filters: [{ f: "text", v: text, mm: "c" }] }),
  size: world.posts.length,
  projections: ["title"],
});

const idsOf = ({ content }: { readonly content: readonly Pick<JobPost, "id">[] }) => content.map(({ id }) => id);

/** Searches only by the words as typed, as before texts were understood. */
const askLiterally = async (text: string) =>
  idsOf(await runSearch<JobPost>(world.search, jobPostIndex, payloadOf(text)));

const askUnderstood = async (text: string) => {
  const ctx = { tx: world.db, search: world.search, now: new Date() } as unknown as ReadCtx;
  return idsOf(await searchJobPosts(ctx, payloadOf(text)));
};

function figureOf(question: JudgedQuestion, ids: readonly string[]): JudgedFigure | null {
  const grades = new Map<string, RelevanceGrade>(world.posts.map((post) => [post.id, relevanceGrade(post, question)]));
  const gradesOf = (some: readonly string[]) => some.map((id) => grades.get(id)!);
  const ndcg = ndcg10(gradesOf(ids), [...grades.values()]);
  // A question without any relevant post judges nothing.
  if (ndcg === null) return null;
  const inLanguage = (language: "it" | "en") => {
    const ads = new Set(world.posts.filter((post) => post.language === language).map(({ id }) => id));
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
  for (const question of questions) {
    const figure = figureOf(question, await ask(question.text));
    if (figure) figures.push(figure);
  }
  return figures;
}

test("judged questions, words as typed → the figures that the understood search is compared with", async () => {
  const figures = await figuresOf(askLiterally);
  printFigures("words as typed", figures);
  expect(figures.length).toBeGreaterThanOrEqual(400);
  expect(world.posts.length).toBeGreaterThanOrEqual(2_000);
}, 180_000);

test("judged questions, understood → few without results, and better ordered than by the words as typed", async () => {
  const figures = await figuresOf(askUnderstood);
  printFigures("understood", figures);
  if (process.env.WORST) process.stdout.write(worstOf(figures, Number(process.env.WORST)));
  for (const half of ["tuning", "held"] as const) {
    const { ndcg10: ndcg, zeroResults } = summaryOf(figures.filter(({ question }) => question.half === half));
    expect(ndcg, half).toBeGreaterThan(0.85);
    expect(zeroResults, half).toBeLessThan(0.05);
  }
}, 180_000);

test("judged questions → whatever the words as typed find is still found", async () => {
  const lost: string[] = [];
  for (const { text } of questions) {
    const { page } = await runQuestion<JobPost>(world.search, jobPostIndex, payloadOf(text), {});
    if (page.totalElements === 0) continue;
    const found = new Set(await askUnderstood(text));
    lost.push(...page.content.filter(({ id }) => !found.has(id)).map(({ title }) => `${text}: ${title}`));
  }
  expect(lost).toEqual([]);
}, 180_000);
