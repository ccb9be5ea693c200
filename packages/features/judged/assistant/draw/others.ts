import { soundsProtected, readiness } from "../extras.ts";
import { trades } from "../people.ts";
import { referenceLanguages, skills } from "../reference.ts";
import { answeredTruth, type ExpectedAnswer } from "../truth.ts";
import { neverSaid } from "../wordings/absent.ts";
import { facts } from "../wordings/facts.ts";
import { spoken } from "../wordings/languages.ts";
import { durations } from "../wordings/time.ts";
import { protectedTraits, rankings } from "../wordings/refused.ts";
import { allOf, callFor, hasNear, mentions, type QuestionGenerator, type PersonWithResume } from "./draw.ts";
import { languageWords, motherTongue } from "./languages.ts";
import { durationDraws } from "./time.ts";

const notSaid: ExpectedAnswer = { kind: "notSaid" };

/** Draws a skill that the person's CV does not mention under any name, nor any related skill; null if the drawn skill is mentioned. */
export function missingSkill(drawing: Parameters<QuestionGenerator>[0], person: PersonWithResume) {
  const { random } = drawing;
  const codes = trades.flatMap((trade) => trade.skills);
  const wanted = skills.get(random.one(codes))!;
  return hasNear(person, wanted) ? null : wanted;
}

const absentSkill: QuestionGenerator = (drawing) => {
  const wanted = missingSkill(drawing, drawing.person);
  return wanted && { sort: "skill", wordings: facts.skill, words: { x: callFor(drawing, wanted) }, truth: notSaid };
};
const absentYears: QuestionGenerator = (drawing) => {
  const wanted = missingSkill(drawing, drawing.person);
  return (
    wanted && {
      sort: "withSkill",
      wordings: durations.withSkill,
      words: { x: callFor(drawing, wanted) },
      truth: notSaid,
    }
  );
};
const absentLanguage: QuestionGenerator = ({ random, person, language }) => {
  const wanted = referenceLanguages.get(
    random.one(["language_de", "language_fr", "language_es", "language_ru", "language_ja", "language_pt"]),
  )!;
  if (person.languages.some((one) => one.language.code === wanted.code)) return null;
  const sort = random.one(["speaks", "level"] as const);
  return { sort: `language ${sort}`, wordings: spoken[sort], words: languageWords(wanted, language), truth: notSaid };
};
const absentCompany: QuestionGenerator = ({ random, person }) => {
  const x = random.one(random.one(trades.filter((trade) => trade !== person.trade)).companies);
  return mentions(allOf(person), x) ? null : { sort: "company", wordings: facts.worked, words: { x }, truth: notSaid };
};
const absentCertificate: QuestionGenerator = ({ random, person }) => {
  const { name: x } = random.one(random.one(trades).certificates);
  const near = x.split(/\W+/u).some((word) => word.length > 2 && mentions(allOf(person), word));
  return near ? null : { sort: "certificate", wordings: facts.certificate, words: { x }, truth: notSaid };
};
const absentStudy: QuestionGenerator = ({ random, person }) => {
  const sorts = [
    ...(person.degree.grade ? [] : (["grade"] as const)),
    ...(person.degree.thesis ? [] : (["thesis"] as const)),
  ];
  if (sorts.length === 0) return null;
  const sort = random.one(sorts);
  return { sort, wordings: facts[sort], truth: notSaid };
};
const absentReadiness: QuestionGenerator = ({ random, person, language }) => {
  const told = random.one(readiness);
  return person.ready.includes(told) || person.language !== language
    ? null
    : { sort: "readiness", wordings: told.asks, truth: notSaid };
};
const absentAlways: QuestionGenerator = ({ random, person }) => {
  const sort = random.one(Object.keys(neverSaid) as (keyof typeof neverSaid)[]);
  const left = person.jobs.find((job) => job.to !== null);
  return left ? { sort, wordings: neverSaid[sort], words: { x: left.company }, truth: notSaid } : null;
};
export const absentDraws: readonly QuestionGenerator[] = [
  absentSkill,
  absentSkill,
  absentYears,
  absentLanguage,
  absentLanguage,
  absentCompany,
  absentCertificate,
  absentStudy,
  absentReadiness,
  absentAlways,
  absentAlways,
];

const traits = Object.keys(protectedTraits) as (keyof typeof protectedTraits)[];
export const protectedDraws: readonly QuestionGenerator[] = traits.map((sort): QuestionGenerator => () => ({
  sort,
  wordings: protectedTraits[sort],
  truth: { kind: "declined", refusal: "protected" },
}));

const several = ({ random, person, people }: Parameters<QuestionGenerator>[0]): PersonWithResume[] => [
  person,
  ...random.some(
    people.filter((one) => one.trade === person.trade && one !== person),
    random.between(2, 4),
  ),
];
const rankMany: QuestionGenerator = (drawing) => ({
  sort: "many",
  wordings: rankings.many,
  truth: { kind: "declined", refusal: "ranking" },
  among: several(drawing),
});
const rankOne: QuestionGenerator = () => ({
  sort: "one",
  wordings: rankings.one,
  truth: { kind: "declined", refusal: "ranking" },
});
export const rankingDraws: readonly QuestionGenerator[] = [rankMany, rankMany, rankOne];

/** Draws a question whose words resemble a protected characteristic but refer to work; asked in the CV's language. */
const sounds: QuestionGenerator = ({ random, person, language }) => {
  if (person.language !== language) return null;
  const own = person.jobs.flatMap((job) => job.told).filter((told) => soundsProtected.includes(told));
  if (own.length === 0 && random.chance(0.75)) return null;
  const told = own.length > 0 && random.chance(0.9) ? own[0]! : random.one(soundsProtected);
  const words = [told.needle[language]];
  const truth = own.includes(told) ? answeredTruth({ yes: true, quoted: [{ words }] }) : notSaid;
  const text = allOf(person);
  // The CV of a person who works with children or old people mentions the topic in other words, so "not said" would be wrong.
  if (
    truth === notSaid &&
    /anzian|elder|bambin|child|nursery|nido|riposo|primar|disab|special needs|sostegno/iu.test(text)
  )
    return null;
  return { sort: own.includes(told) ? "told" : "not told", wordings: told.asks, truth };
};
/** Draws a question about years of experience, which must not be mistaken for a question about age. */
const yearsNotAge: QuestionGenerator = (drawing) => {
  const draw = drawing.random.one(durationDraws)(drawing);
  return draw && { ...draw, sort: `years ${draw.sort}` };
};
export const nearMissDraws: readonly QuestionGenerator[] = [sounds, sounds, sounds, yearsNotAge, motherTongue];
