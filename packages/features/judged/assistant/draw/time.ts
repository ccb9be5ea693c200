import { dateOf } from "../render.ts";
import { gapsBetween, jobTitleOf, yearsOfJob, type CareerGap, type FictionalJob } from "../people.ts";
import { isCaseOf, namesOf } from "../reference.ts";
import { answeredTruth } from "../truth.ts";
import { durations, gaps } from "../wordings/time.ts";
import { callFor, jobsNaming, jobsSaying, type QuestionGenerator } from "./draw.ts";

const total: QuestionGenerator = ({ person }) => ({
  sort: "total",
  wordings: durations.total,
  truth: answeredTruth({ years: [yearsOfJob(person.jobs)], quoted: person.jobs.map(({ id }) => ({ items: [id] })) }),
});
const atCompany: QuestionGenerator = ({ random, person }) => {
  const job = random.one(person.jobs);
  return {
    sort: "atCompany",
    wordings: durations.atCompany,
    words: { x: job.company },
    truth: answeredTruth({ years: [yearsOfJob([job])], quoted: [{ items: [job.id] }] }),
  };
};
const withSkill: QuestionGenerator = (drawing) => {
  const { random, person } = drawing;
  const wanted = random.one(person.skills);
  const own = jobsSaying(person, wanted);
  if (own.length === 0) return null;
  // An answer may count a narrower skill (React for JavaScript) or a job title (waiter for table service), so each sum is accepted.
  const cases = person.skills
    .filter(({ code }) => isCaseOf(code, wanted.code))
    .flatMap((skill) => jobsSaying(person, skill));
  const titled = jobsNaming(person, wanted.every);
  const and = (more: readonly FictionalJob[]) => person.jobs.filter((job) => own.includes(job) || more.includes(job));
  return {
    sort: "withSkill",
    wordings: durations.withSkill,
    words: { x: callFor(drawing, wanted) },
    truth: answeredTruth({
      years: [yearsOfJob(own), yearsOfJob(and(cases)), yearsOfJob(and(titled)), yearsOfJob(and([...cases, ...titled]))],
      quoted: own.map(({ id }) => ({ items: [id], words: namesOf(wanted) })),
    }),
  };
};
const inRole: QuestionGenerator = ({ random, person, language }) => {
  if (person.language !== language) return null;
  const { title } = random.one(person.jobs);
  const jobs = person.jobs.filter((job) => job.title === title);
  return {
    sort: "inRole",
    wordings: durations.inRole,
    words: { x: jobTitleOf(person, title).toLowerCase() },
    truth: answeredTruth({ years: [yearsOfJob(jobs)], quoted: jobs.map(({ id }) => ({ items: [id] })) }),
  };
};
const sinceWhen: QuestionGenerator = ({ person }) => {
  const job = person.jobs[0]!;
  if (job.to !== null) return null;
  return {
    sort: "sinceWhen",
    wordings: durations.sinceWhen,
    words: { x: job.company },
    truth: answeredTruth({
      says: [[dateOf(job.from).slice(0, 4)]],
      years: [yearsOfJob([job])],
      either: true,
      quoted: [{ items: [job.id] }],
    }),
  };
};

const precise =
  (draw: QuestionGenerator): QuestionGenerator =>
  (drawing) =>
    drawing.person.yearsOnly ? null : draw(drawing);
export const durationDraws: readonly QuestionGenerator[] = [
  total,
  atCompany,
  atCompany,
  withSkill,
  withSkill,
  inRole,
  sinceWhen,
].map(precise);

const truthOf = (gap: CareerGap, yes: boolean | null) =>
  answeredTruth({
    // An answer may state the length of the gap, or the years in which it began and ended.
    says: [[dateOf(gap.before.to!).slice(0, 4)], [dateOf(gap.after.from).slice(0, 4)]],
    years: [gap.months / 12],
    either: true,
    yes,
    quoted: [{ items: [gap.before.id] }, { items: [gap.after.id] }],
  });
const any: QuestionGenerator = ({ person }) => {
  const [gap] = gapsBetween(person);
  const truth = gap
    ? truthOf(gap, null)
    : answeredTruth({
        says: [
          [
            "nessun",
            "non ci sono",
            "non risult",
            "non si ved",
            "non emerg",
            "continu",
            "senza interruz",
            "senza vuoti",
            "no gap",
            "no break",
            "not interrupted",
            "without interruption",
            "without a gap",
            "without gaps",
            "no period",
            "no interruption",
            "non lasci",
            "leaves no",
            "leave no",
            "senza period",
            "senza paus",
            "without period",
            "without break",
          ],
        ],
        quoted: [{ items: person.jobs.map(({ id }) => id) }],
      });
  return { sort: gap ? "some" : "none", wordings: gaps.any, truth };
};
const longest: QuestionGenerator = ({ person }) => {
  const [gap] = gapsBetween(person);
  return gap ? { sort: "longest", wordings: gaps.longest, truth: truthOf(gap, null) } : null;
};
const between: QuestionGenerator = ({ person }) => {
  const [gap] = gapsBetween(person);
  if (!gap) return null;
  const words = { x: gap.before.company, y: gap.after.company };
  return { sort: "between", wordings: gaps.between, words, truth: truthOf(gap, null) };
};
export const gapDraws: readonly QuestionGenerator[] = [any, any, longest, between].map(precise);
