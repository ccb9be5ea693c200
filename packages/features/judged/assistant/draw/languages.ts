import type { SpokenLanguage } from "../people.ts";
import { articleOf } from "../phrase.ts";
import { answeredTruth, type ExpectedQuote } from "../truth.ts";
import { spoken } from "../wordings/languages.ts";
import type { QuestionGenerator } from "./draw.ts";
import type { Lang } from "../trades/trade.ts";

export const judgedLevels = ["A1", "A2", "B1", "B2", "C1", "C2"];
const native = ["madrelingua", "native", "mother tongue", "nativ"];
export const languageWords = ({ it, en }: { it: string; en: string }, language: Lang) =>
  language === "en" ? { x: en, the: "" } : { x: it.toLowerCase(), the: articleOf(it) };
const quotedOf = ({ id, language }: SpokenLanguage): ExpectedQuote => ({
  items: [id],
  words: [language.it, language.en],
});

const speaks: QuestionGenerator = ({ random, person, language }) => {
  const one = random.one(person.languages);
  const says = [one.language.it, one.language.en, ...(one.native ? native : [one.level!])];
  const truth = answeredTruth({ says: [says], yes: true, quoted: [quotedOf(one)] });
  return { sort: "speaks", wordings: spoken.speaks, words: languageWords(one.language, language), truth };
};
const level: QuestionGenerator = ({ random, person, language }) => {
  const one = random.one(person.languages);
  const truth = answeredTruth({ says: [one.native ? native : [one.level!]], quoted: [quotedOf(one)] });
  return { sort: "level", wordings: spoken.level, words: languageWords(one.language, language), truth };
};
const atLeast: QuestionGenerator = ({ random, person, language }) => {
  const learnt = person.languages.filter((one) => !one.native);
  if (learnt.length === 0) return null;
  const one = random.one(learnt);
  const wanted = random.one(judgedLevels.slice(1, 5));
  const truth = answeredTruth({
    says: [[one.level!]],
    yes: judgedLevels.indexOf(one.level!) >= judgedLevels.indexOf(wanted),
    quoted: [quotedOf(one)],
  });
  return {
    sort: "atLeast",
    wordings: spoken.atLeast,
    words: { ...languageWords(one.language, language), y: wanted },
    truth,
  };
};
const which: QuestionGenerator = ({ person }) => ({
  sort: "which",
  wordings: spoken.which,
  truth: answeredTruth({
    says: person.languages.map((one) => [one.language.it, one.language.en]),
    quoted: person.languages.map(quotedOf),
  }),
});
const mother: QuestionGenerator = ({ person }) => {
  const one = person.languages.find((it) => it.native)!;
  const truth = answeredTruth({ says: [[one.language.it, one.language.en]], quoted: [quotedOf(one)] });
  return { sort: "native", wordings: spoken.native, truth };
};

export const languageDraws: readonly QuestionGenerator[] = [speaks, level, atLeast, which];
/** Draws a question about the native language. It resembles a question about origin, but the CV states the answer. */
export const motherTongue = mother;
