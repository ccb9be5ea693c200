import type { AssistantSubject } from "../../src/assistant/subject.ts";
import { comparisonDraws } from "./draw/comparisons.ts";
import type { QuestionGenerator, DrawnQuestion, PersonWithResume } from "./draw/draw.ts";
import { factDraws } from "./draw/facts.ts";
import { languageDraws } from "./draw/languages.ts";
import { absentDraws, nearMissDraws, protectedDraws, rankingDraws } from "./draw/others.ts";
import { durationDraws, gapDraws } from "./draw/time.ts";
import { drawPerson } from "./people.ts";
import { phraseQuestion } from "./phrase.ts";
import { seedHashOf, seededId, randomOf } from "./random.ts";
import { write } from "./render.ts";
import { kinds, type QuestionSplit, type BenchmarkQuestion, type QuestionKind } from "./truth.ts";

export { today } from "./people.ts";

const drawsOf: Record<QuestionKind, readonly QuestionGenerator[]> = {
  facts: factDraws,
  durations: durationDraws,
  languages: languageDraws,
  gaps: gapDraws,
  comparisons: comparisonDraws,
  absent: absentDraws,
  protected: protectedDraws,
  rankings: rankingDraws,
  nearMisses: nearMissDraws,
};
/** Number of questions of each kind in the set of three hundred. */
const shares: Record<QuestionKind, number> = {
  facts: 70,
  durations: 36,
  languages: 26,
  gaps: 22,
  comparisons: 30,
  absent: 36,
  protected: 40,
  rankings: 14,
  nearMisses: 26,
};

const subjectOf = ({ id, first, last, resume }: PersonWithResume): AssistantSubject => ({
  id,
  kind: "resume",
  label: `${first} ${last}`,
  ownerId: seededId(`owner of ${id}`),
  resume,
  evidence: null,
});
const halfOf = (seed: string, number: number): QuestionSplit =>
  seedHashOf(`${seed} half of ${number}`) % 2 === 0 ? "tuning" : "held";

type QuestionSetOptions = {
  readonly seed: string;
  /** The ids of the taxonomy's skills by code; the skill entries of CVs refer to these ids. */
  readonly ids: ReadonlyMap<string, string>;
  readonly people?: number;
};

/** Returns a function that takes wordings in turn, from a start given by the seed: no wording is repeated before all were used. */
function wordingsFrom(seed: string) {
  const asked = new Map<readonly string[], number>();
  return (wordings: readonly string[]): string => {
    const nth = asked.get(wordings) ?? seedHashOf(`${seed} ${wordings[0]}`) % wordings.length;
    asked.set(wordings, nth + 1);
    return wordings[nth % wordings.length]!;
  };
}

const aboutOne = { it: (name: string) => `Di ${name}: `, en: (name: string) => `About ${name}: ` };

type QuestionSlot = { readonly number: number; readonly kind: QuestionKind; readonly nth: number };
type QuestionSetContext = {
  readonly seed: string;
  readonly people: readonly PersonWithResume[];
  readonly nextOf: ReturnType<typeof wordingsFrom>;
};

function questionOf(
  { seed, people, nextOf }: QuestionSetContext,
  { number, kind, nth }: QuestionSlot,
): BenchmarkQuestion {
  const random = randomOf(`${seed} question ${number}`);
  const language = random.chance(0.5) ? "it" : "en";
  const draws = drawsOf[kind];
  for (;;) {
    const person = random.one(people);
    const drawn: DrawnQuestion | null = draws[nth % draws.length]!({ random, language, person, people });
    if (drawn === null) continue;
    const { sort, truth, wordings, words = {}, among = [person] } = drawn;
    const alone = truth.kind === "answered" || truth.kind === "notSaid";
    const question = phraseQuestion(random, nextOf(wordings[language]), { person, words });
    return {
      number,
      kind,
      sort,
      language,
      screen: random.chance(0.85) ? language : language === "it" ? "en" : "it",
      question: alone && among.length > 1 ? aboutOne[language](`${person.first} ${person.last}`) + question : question,
      subjects: among.map(subjectOf),
      about: alone ? person.id : null,
      truth,
      half: halfOf(seed, number),
    };
  }
}

/** Generates people, their CVs and three hundred questions with their correct answers, all from one seed. */
export function judgedSet({ seed, ids, people: count = 98 }: QuestionSetOptions): BenchmarkQuestion[] {
  const people = Array.from({ length: count }, (_, number): PersonWithResume => {
    const person = drawPerson(seed, number);
    return { ...person, ...write(seed, person, ids) };
  });
  const places = kinds.flatMap((kind) => Array.from({ length: shares[kind] }, (_, nth) => ({ kind, nth })));
  const world: QuestionSetContext = { seed, people, nextOf: wordingsFrom(seed) };
  return places.map((place, number) => questionOf(world, { ...place, number }));
}
