import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  bestJobsOf,
  fitBaselines,
  fitFigureOf,
  fitGrade,
  fitPostOf,
  fitRequirementsOf,
  fitSizes,
  fitSummaryOf,
  identityKinds,
  isReasonTrue,
  isWithinLimits,
  judgedFits,
  judgeReasons,
  printFitFigures,
  reasonSummaryOf,
  reasonTruths,
  renderFitResume,
  swapIdentity,
  worstFitsOf,
  type FitJob,
  type FitPerson,
  type FitResume,
} from "../judged/fits/index.ts";

const seed = "20261119";
const set = judgedFits(seed);
const some = set.judged.filter((_, position) => position % 10 === 0);

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const textsOf = (people: readonly FitPerson[], jobs: readonly FitJob[]) =>
  hashOf([
    people.map((person) => [person, renderFitResume(person)]),
    jobs.map((job) => [job, fitPostOf(job, new Map())]),
  ]);

test("same seed → same people, jobs, CVs and ads; another seed → others", () => {
  const small = { people: 60, jobs: 60, judged: 0 };
  const [one, again, other] = [judgedFits(seed, small), judgedFits(seed, small), judgedFits("other", small)];
  expect(textsOf(again.people, again.jobs)).toBe(textsOf(one.people, one.jobs));
  expect(textsOf(other.people, other.jobs)).not.toBe(textsOf(one.people, one.jobs));
});

test("judged people → 150 of each half, each with a job of grade 3 and five of at least 2, in 40 occupations and more", () => {
  expect([set.people.length, set.jobs.length, set.judged.length]).toEqual([
    fitSizes.people,
    fitSizes.jobs,
    fitSizes.judged,
  ]);
  for (const { grades } of set.judged) {
    const good = [...grades.values()].filter((grade) => grade >= 2);
    expect(good.length).toBeGreaterThanOrEqual(5);
    expect(good).toContain(3);
  }
  const shareOf = (language: string) => set.people.filter((person) => person.language === language).length / 1_000;
  expect(set.judged.filter(({ person }) => person.half === "held")).toHaveLength(150);
  expect(new Set(set.judged.map(({ person }) => person.occupation.key)).size).toBeGreaterThanOrEqual(40);
  expect(shareOf("en")).toBeGreaterThan(0.25);
  expect(shareOf("it")).toBeGreaterThan(0.5);
  expect(shareOf("mixed")).toBeGreaterThan(0.05);
  expect(new Set(set.jobs.map(({ language }) => language)).size).toBe(2);
});

test("CVs of the two halves → share no sentence about a task or a person", () => {
  const sentencesOf = (half: string) =>
    new Set(
      set.people
        .filter((person) => person.half === half)
        .flatMap((person) => renderFitResume(person).mentions)
        .filter(({ section }) => section === "experience" || section === "summary")
        .map(({ text }) => text),
    );
  const held = sentencesOf("held");
  expect(held.size).toBeGreaterThan(1_000);
  expect([...sentencesOf("tuning")].filter((text) => held.has(text))).toEqual([]);
});

/** The pairs of judged people and of jobs that are of some interest to them. */
const pairs = some.flatMap((fit) => bestJobsOf(set, fit, 30).map((job) => ({ person: fit.person, job })));
const without = <T>(values: readonly T[], position: number) => values.filter((_, at) => at !== position);

test("a person with one skill, language or degree less → no job is graded higher", () => {
  for (const { person, job } of pairs) {
    const grade = fitGrade(person, job);
    const lesser: FitPerson[] = [
      ...person.skills.map((_, at) => ({ ...person, skills: without(person.skills, at) })),
      ...person.languages.map((_, at) => ({ ...person, languages: without(person.languages, at) })),
      { ...person, degree: "ls" },
    ];
    for (const one of lesser) expect(fitGrade(one, job)).toBeLessThanOrEqual(grade);
  }
});

test("a skill that is denied, studied only, done by a colleague or wished → counts like no skill", () => {
  for (const { person, job } of pairs)
    for (const [at, fact] of person.skills.entries())
      for (const evidence of ["denied", "studied", "colleague", "wish"] as const) {
        const skills = person.skills.with(at, { ...fact, evidence, jobs: [] });
        const lacking = { ...person, skills: without(person.skills, at) };
        expect(fitGrade({ ...person, skills }, job)).toBe(fitGrade(lacking, job));
      }
});

test("a job that asks for more, or lies outside a limit → is not graded higher, and 0 outside", () => {
  for (const { person, job } of pairs) {
    const grade = fitGrade(person, job);
    const stricter: FitJob[] = [
      { ...job, minYears: (job.minYears ?? 0) + 3 },
      { ...job, languages: [...job.languages, { code: "language_ja", level: "B2", mandatory: true }] },
      { ...job, education: { level: "education_master", mandatory: true } },
    ];
    for (const one of stricter) expect(fitGrade(person, one)).toBeLessThanOrEqual(grade);
    const wishes = { ...person.wishes, salaryMin: 900_000 };
    const paid = { ...job, salary: job.salary ?? { min: 20_000, max: 25_000 } };
    expect(isWithinLimits({ ...person, wishes }, paid)).toBe(false);
    expect(fitGrade({ ...person, wishes }, paid)).toBe(0);
  }
});

const factsOf = (person: FitPerson) => JSON.stringify({ ...person, identity: null });
const identifying = ({ firstName, lastName, summary }: FitResume) => [firstName, lastName, summary].join("\n");

test("identity swapped → the CV shows it, and no fact, grade or other sentence changes", () => {
  for (const person of set.people) {
    const own = renderFitResume(person);
    const facts = factsOf(person);
    for (const kind of identityKinds) {
      const other = swapIdentity(person, kind);
      // Compared as text: the deep comparison of a thousand CVs takes much longer.
      expect(factsOf(other)).toBe(facts);
      const { resume, mentions } = renderFitResume(other);
      expect(identifying(resume)).not.toBe(identifying(own.resume));
      expect(JSON.stringify(resume.technicalSkills)).toBe(JSON.stringify(own.resume.technicalSkills));
      if (kind === "gender") expect(mentions).toHaveLength(own.mentions.length);
      else expect(JSON.stringify(resume.experience)).toBe(JSON.stringify(own.resume.experience));
    }
  }
  const titles = new Set(["f", "m"].map((sex) => renderFitResume(ofSex(sex as "f")).resume.headline));
  expect(titles.size).toBe(2);
});
const italian = set.people.find(({ language, occupation }) => language === "it" && occupation.key === "waiter")!;
const ofSex = (sex: "f" | "m"): FitPerson => ({ ...italian, identity: { ...italian.identity, sex } });

test("true states → every proof is a line of the CV; the checker accepts them and refuses others", () => {
  let refused = 0;
  for (const { person, job } of pairs) {
    const { resume } = renderFitResume(person);
    const written = JSON.stringify(resume);
    for (const [index, { states }] of reasonTruths(person, job).entries()) {
      const [{ state, lines }] = states as [(typeof states)[number]];
      for (const { text } of lines) expect(written).toContain(JSON.stringify(text).slice(1, -1));
      const accepts = (one: typeof state, quotedLine: Parameters<typeof isReasonTrue>[3]["quotedLine"]) =>
        isReasonTrue(person, job, index, { state: one, quotedLine });
      for (const line of lines) {
        // Of a language, a degree and a heading only the entry counts.
        const isEntry = line.text === "";
        expect(accepts(state, isEntry ? { ...line, text: "heading" } : line)).toBe(true);
        expect(accepts(state, { ...line, text: "xyz" })).toBe(isEntry);
        expect(accepts(state, { ...line, itemId: "other" })).toBe(false);
        expect(accepts(state, null)).toBe(false);
      }
      const isUnknown = states.some((one) => one.state === "unknown");
      expect(accepts("unknown", null)).toBe(isUnknown);
      if (!isUnknown) refused += 1;
    }
    expect(isReasonTrue(person, job, fitRequirementsOf(job).length, { state: "unknown", quotedLine: null })).toBe(
      false,
    );
  }
  expect(refused).toBeGreaterThan(1_000);
});

test("hidden evidence → all states occur; a colleague's work and wishes are never met", () => {
  const states = new Set(
    pairs.flatMap(({ person, job }) => reasonTruths(person, job).map((truth) => truth.states[0]!.state)),
  );
  expect([...states].toSorted()).toEqual(["met", "notMet", "related", "unknown"]);
  const given = pairs.flatMap(({ person, job }) =>
    renderFitResume(person).mentions.flatMap((mention) => {
      const index = job.skills.findIndex(({ code }) => code === mention.code);
      if (index < 0 || !["colleague", "wish", "denied"].includes(mention.evidence)) return [];
      return judgeReasons(person, job, [{ index, verdict: "met", line: mention }]);
    }),
  );
  expect(given.length).toBeGreaterThan(50);
  expect(reasonSummaryOf(given)).toMatchObject({ all: 0, met: 0, unknown: null });
});

test("orders → by grade 1, by words far better than by chance, and far from perfect", () => {
  const orders = fitBaselines({ ...set, judged: some });
  const figuresOf = (orderOf: (fit: (typeof some)[number]) => string[]) =>
    some.map((fit) => fitFigureOf(set, fit, orderOf(fit)));
  const ideal = figuresOf((fit) => bestJobsOf(set, fit, 50).map(({ id }) => id));
  expect(fitSummaryOf(ideal)).toMatchObject({ ndcg10: 1, outside: 0 });
  const [chance, words, within] = (["chance", "words", "wordsWithinLimits"] as const).map((name) => {
    const figures = figuresOf(({ person }) => orders[name](person));
    printFitFigures(name, { figures });
    if (name === "words") expect(worstFitsOf(figures, 2).split("\n")).toHaveLength(3);
    return fitSummaryOf(figures);
  });
  expect(chance!.ndcg10).toBeLessThan(0.1);
  expect(words!.outside).toBeGreaterThan(0);
  expect(within!.outside).toBe(0);
  expect(within!.ndcg10).toBeGreaterThan(words!.ndcg10);
  expect(within!.ndcg10).toBeLessThan(0.75);
});
