import { emptyResume, type JobWishes } from "@orbita/contract";
import { isWholeProof, proofCases } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../judged/assistant/people.ts";
import {
  bestJobsOf,
  fitBaselines,
  fitFigureOf,
  fitPostOf,
  fitRequirementsOf,
  fitSummaryOf,
  identityKinds,
  judgedFits,
  judgeReasons,
  printFitFigures,
  reasonSummaryOf,
  renderFitResume,
  swapIdentity,
  worstFitsOf,
  type FitFigure,
  type FitJob,
  type FitPerson,
  type JudgedReason,
} from "../judged/fits/index.ts";
import { requirementsOf } from "../src/evidence/index.ts";
import { findFits } from "../src/fits/index.ts";
import { plantPublishedPosts } from "./judged-jobs.ts";

const set = judgedFits(process.env.SEED ?? "20261119");
const judged = proofCases(set.judged, { short: 15, kindOf: ({ person }) => person.half });
const halves = ["tuning", "held"] as const;

type World = Awaited<ReturnType<typeof plantJobs>>;
let world: World;
beforeAll(async () => {
  world = await plantJobs();
}, 300_000);
afterAll(() => world.stop());

type PostOptions = { readonly spaceId: string; readonly skillIds: ReadonlyMap<string, string>; readonly at: number };

function rowOf(job: FitJob, { spaceId, skillIds, at }: PostOptions) {
  const post = fitPostOf(job, skillIds);
  return {
    id: job.id,
    space_id: spaceId,
    status: "published" as const,
    plan: "free" as const,
    title: post.title,
    description: post.description,
    language: post.language,
    ...(post.place && { ...post.place, country: "IT" }),
    weekly_hours: post.weeklyHours,
    contract_type: post.contractType,
    contract_economic_type: post.contractEconomicType,
    workplace_type: post.workplaceType,
    office_presence: post.officePresence,
    salary_min: post.salaryMin,
    salary_max: post.salaryMax,
    education: post.education,
    education_mandatory: post.educationMandatory,
    // Spreads the dates independently of the jobs, so that sorting by date cannot prefer fitting jobs.
    published_at: new Date(Date.UTC(2026, 9, 1 + ((at * 11) % 28))),
    expires_at: new Date("2099-01-01T00:00:00Z"),
  };
}

const plantJobs = () =>
  plantPublishedPosts(({ spaceId, skillIds }) => ({
    rows: set.jobs.map((job, at) => rowOf(job, { spaceId, skillIds, at })),
    skills: set.jobs.flatMap((job) =>
      fitPostOf(job, skillIds).skills.map(({ id, mandatory, minYears }, position) => ({
        job_post_id: job.id,
        skill_id: id,
        mandatory,
        min_years: minYears,
        position,
      })),
    ),
    languages: set.jobs.flatMap((job) =>
      job.languages.map(({ code, ...language }, position) => ({
        job_post_id: job.id,
        language: code,
        level: language.level,
        mandatory: language.mandatory,
        position,
      })),
    ),
  }));

/** The wishes as they are stored. The names of the roles play no part in the order. */
const wishesOf = ({ wishes }: FitPerson): JobWishes => ({
  ...wishes,
  roles: wishes.roles.map((id) => ({ id, label: { it: id, en: id } })) as unknown as JobWishes["roles"],
  labels: {},
  updated: today.toISOString(),
});

const fitsOf = (person: FitPerson) => {
  const resume = { ...emptyResume, ...renderFitResume(person, world.skillIds).resume, updated: today.toISOString() };
  const ctx = { tx: world.db, search: world.search, now: today };
  return findFits(ctx, { resume: resume, wishes: wishesOf(person), without: [] });
};

/** The reasons that the product gives for the best ten jobs of a person. */
async function reasonsOf(person: FitPerson, jobs: readonly FitJob[]): Promise<JudgedReason[]> {
  const { fits } = await fitsOf(person);
  return jobs.flatMap((job) => {
    const fit = fits.find((one) => one.job.id === job.id);
    if (!fit) return [];
    const requirements = requirementsOf(fit.job).length;
    expect(fitRequirementsOf(job).length).toBeGreaterThanOrEqual(requirements);
    return judgeReasons(
      person,
      job,
      fit.evidence.map(({ verdict, lines: [line] }, index) => ({
        index,
        verdict,
        line: line ? { itemId: line.itemId, text: line.text } : null,
      })),
    );
  });
}

/** The least that each half must reach: the figures in docs/guides/job-fits.md, rounded down. */
const bars = {
  tuning: { ndcg: 0.85, reasons: 0.97 },
  held: { ndcg: 0.85, reasons: 0.93 },
};

test("judged people → their fitting jobs come first, within their limits, and the reasons are true", async () => {
  const figures: FitFigure[] = [];
  const reasons = new Map<number, JudgedReason[]>();
  for (const fit of judged) {
    const { fits } = await fitsOf(fit.person);
    figures.push(
      fitFigureOf(
        set,
        fit,
        fits.map(({ job }) => job.id),
      ),
    );
    reasons.set(fit.person.number, await reasonsOf(fit.person, bestJobsOf(set, fit)));
  }
  printFitFigures("jobs that fit", { figures, reasonsOf: ({ person }) => reasons.get(person.number)! });
  if (process.env.WORST) process.stdout.write(worstFitsOf(figures, Number(process.env.WORST)));
  if (process.env.WORST)
    for (const [kind, many] of Object.entries(
      Object.groupBy(
        judged
          .filter(({ person }) => person.half === "tuning")
          .flatMap(({ person }) => reasons.get(person.number)!)
          .filter(({ isTrue }) => !isTrue),
        ({ what, verdict, line }) => `${verdict} ${what} ${line?.text ?? ""}`,
      ),
    ).slice(0, 200))
      process.stdout.write(`  false: ${many!.length} ${kind}\n`);
  for (const half of halves) {
    const some = figures.filter(({ fit }) => fit.person.half === half);
    const { ndcg10, outside } = fitSummaryOf(some);
    expect(ndcg10, half).toBeGreaterThanOrEqual(bars[half].ndcg);
    expect(outside, half).toBe(0);
    const { all } = reasonSummaryOf(some.flatMap(({ fit }) => reasons.get(fit.person.number)!));
    expect(all, half).toBeGreaterThanOrEqual(bars[half].reasons);
  }
}, 900_000);

test.runIf(isWholeProof)(
  "judged people, orders to compare with → prints their figures",
  () => {
    const { words, wordsWithinLimits } = fitBaselines(set);
    const byDate = set.jobs.map(({ id }, at) => ({ id, day: (at * 11) % 28 })).toSorted((a, b) => b.day - a.day);
    const orders = { words, "words within limits": wordsWithinLimits, "by date": () => byDate.map(({ id }) => id) };
    for (const [name, order] of Object.entries(orders)) {
      const figures = judged.map((fit) => fitFigureOf(set, fit, order(fit.person)));
      printFitFigures(name, { figures });
      expect(figures).toHaveLength(300);
    }
  },
  300_000,
);

test("name, gender, birth year, address or nationality swapped → the order of the jobs does not change", async () => {
  const people = isWholeProof ? set.people : proofCases(set.people, { short: 6 });
  let changes = 0;
  for (const person of people) {
    const idsOf = ({ fits }: Awaited<ReturnType<typeof fitsOf>>) => fits.map(({ job }) => job.id);
    const order = idsOf(await fitsOf(person));
    for (const kind of identityKinds) {
      const swapped = idsOf(await fitsOf(swapIdentity(person, kind)));
      if (swapped.join() !== order.join()) changes++;
    }
  }
  expect(changes).toBe(0);
}, 3_600_000);
