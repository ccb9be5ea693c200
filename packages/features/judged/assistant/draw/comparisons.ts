import { yearsOfJob, type FictionalPerson } from "../people.ts";
import { joinList } from "../phrase.ts";
import { isCaseOf, referenceLanguages, namesOf, skills } from "../reference.ts";
import type { Lang } from "../trades/trade.ts";
import type { ExpectedCell } from "../truth.ts";
import { comparisons, criteria } from "../wordings/comparisons.ts";
import {
  allOf,
  callFor,
  hasNear,
  mentions,
  type QuestionGenerator,
  type DrawContext,
  type PersonWithResume,
} from "./draw.ts";
import { judgedLevels } from "./languages.ts";

type ComparisonCriterion = {
  readonly sort: "skill" | "language" | "other";
  readonly call: string;
  /** The accepted column headings for this criterion in a comparison. */
  readonly names: readonly string[];
  readonly cellOf: (person: PersonWithResume) => ExpectedCell;
};

function skillCriterion(drawing: DrawContext): ComparisonCriterion {
  const { random, person } = drawing;
  const wanted = skills.get(random.one(person.trade.skills))!;
  const names = namesOf(wanted);
  return {
    sort: "skill",
    call: callFor(drawing, wanted),
    names,
    cellOf: (one) => {
      if (one.skills.includes(wanted)) return { verdicts: ["said"], quoted: { words: names } };
      const cases = one.skills.some(({ code }) => isCaseOf(code, wanted.code));
      // A job title can be another name of the skill, such as waiter for table service. Answers may count such a title or not.
      const named = wanted.every.some((name) => mentions(allOf(one), name));
      if (cases || named) return { verdicts: ["said", "otherwise", "notSaid"], quoted: null };
      return { verdicts: hasNear(one, wanted) ? ["notSaid", "otherwise"] : ["notSaid"], quoted: null };
    },
  };
}

const inWords = (name: string, language: Lang) => (language === "it" ? name.toLowerCase() : name);

function languageCriterion({ random, language }: DrawContext): ComparisonCriterion {
  const wanted = referenceLanguages.get(random.one(["language_en", "language_fr", "language_de", "language_es"]))!;
  const least = random.chance(0.4) ? random.one(judgedLevels.slice(2, 5)) : null;
  const name = inWords(wanted[language], language);
  return {
    sort: "language",
    call: least === null ? name : language === "it" ? `${name} almeno ${least}` : `${name} at least ${least}`,
    names: [wanted.it, wanted.en],
    cellOf: (one) => {
      const own = one.languages.find((spoken) => spoken.language === wanted);
      if (!own) return { verdicts: ["notSaid"], quoted: null };
      const reaches = own.native || least === null || judgedLevels.indexOf(own.level!) >= judgedLevels.indexOf(least);
      return { verdicts: [reaches ? "said" : "otherwise"], quoted: { items: [own.id] } };
    },
  };
}

const experienceCriterion = ({ random, language }: DrawContext): ComparisonCriterion => ({
  sort: "other",
  call: random.one(criteria.experience[language]),
  names: ["esperienza", "experience", "anni", "years"],
  cellOf: (one) => ({
    verdicts: ["said"],
    quoted: { items: one.jobs.map(({ id }) => id) },
    ...(one.yearsOnly ? {} : { years: [yearsOfJob(one.jobs)] }),
  }),
});
const degreeCriterion = ({ random, language }: DrawContext): ComparisonCriterion => ({
  sort: "other",
  call: random.one(criteria.degree[language]),
  names: ["studi", "formazione", "istruzione", "education", "degree", "studies", "qualification"],
  cellOf: (one) => ({ verdicts: ["said"], quoted: { items: [one.degree.id] } }),
});

const makers = [
  skillCriterion,
  skillCriterion,
  languageCriterion,
  languageCriterion,
  experienceCriterion,
  degreeCriterion,
];

function criteriaOf(drawing: DrawContext): ComparisonCriterion[] {
  const found: ComparisonCriterion[] = [];
  for (let count = drawing.random.between(1, 3); found.length < count;) {
    const made = drawing.random.one(makers)(drawing);
    if (!found.some(({ names }) => names.some((name) => made.names.includes(name)))) found.push(made);
  }
  return found;
}

const nameOf = ({ first, last }: FictionalPerson) => `${first} ${last}`;

const compare: QuestionGenerator = (drawing) => {
  const { random, language, person, people } = drawing;
  const others = people.filter((one) => one.trade === person.trade && one !== person && nameOf(one) !== nameOf(person));
  const among = random.some([person, ...random.some(others, random.between(2, 5))], 6);
  const asked = criteriaOf(drawing);
  const only = asked[0]!;
  const c = joinList(
    asked.map(({ call }) => call),
    language,
  );
  const single = asked.length === 1;
  const sort =
    single && only.sort === "skill" && random.chance(0.5)
      ? "whoSkill"
      : single && only.sort === "language" && !/\d/u.test(c) && random.chance(0.5)
        ? "whoSpeaks"
        : random.chance(0.3)
          ? "named"
          : "all";
  const named = sort === "named" ? among.slice(0, Math.max(2, among.length - 1)) : among;
  return {
    sort: `${sort} by ${asked.length}`,
    wordings: comparisons[sort],
    words: { c, who: joinList(named.map(nameOf), language) },
    among,
    truth: {
      kind: "compared",
      names: asked.map(({ names, call }) => [...names, call]),
      cells: Object.fromEntries(named.map((one) => [one.id, asked.map(({ cellOf }) => cellOf(one))])),
    },
  };
};
export const comparisonDraws: readonly QuestionGenerator[] = [compare];
