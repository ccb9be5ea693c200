import { plainText } from "../../evidence/index.ts";
import type { AssistantSubject } from "../subject.ts";

const word = /[\p{L}\p{N}]+/gu;

export type MentionedPeople = {
  /** The people that the question names; all people if it names none. */
  readonly subjects: readonly AssistantSubject[];
  /** The question, in which a filler word replaces the names of people. */
  readonly question: string;
};

type NameToken = { readonly low: string; readonly from: number; readonly to: number };
type LabelledSubject = { readonly subject: AssistantSubject; readonly words: readonly string[] };

/** The people by each word of their names. A word identifies a person if nobody else has it. */
function ownersOf(people: readonly LabelledSubject[]): Map<string, LabelledSubject[]> {
  const owners = new Map<string, LabelledSubject[]>();
  for (const person of people)
    for (const one of new Set(person.words)) owners.set(one, [...(owners.get(one) ?? []), person]);
  return owners;
}

const stands = (tokens: readonly NameToken[], at: number, { words }: LabelledSubject): boolean =>
  words.every((one, place) => tokens[at + place]?.low === one);

/** Finds the people that a question names. A part of a name counts only with a capital letter; a full name always counts. */
export function peopleIn(question: string, subjects: readonly AssistantSubject[]): MentionedPeople {
  const { low, cased } = plainText(question);
  // Names are replaced by their position in the normalised text. If normalising changed the length, positions do not match, so no
  // names are searched.
  if (low.length !== question.length) return { subjects, question };
  const tokens = Array.from(low.matchAll(word), ({ 0: one, index }) => ({
    low: one,
    from: index,
    to: index + one.length,
  }));
  const owners = ownersOf(
    subjects.map((subject) => ({ subject, words: plainText(subject.label).low.match(word) ?? [] })),
  );
  const named = new Set<AssistantSubject>();
  const places: { readonly from: number; readonly to: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const people = owners.get(token.low) ?? [];
    const whole = people.find((person) => stands(tokens, at, person));
    const isOne = people.length === 1 && token.low.length > 2 && /\p{Lu}/u.test(cased[token.from]!);
    const found = whole ?? (isOne ? people[0] : undefined);
    const length = whole ? whole.words.length : 1;
    if (found) {
      named.add(found.subject);
      places.push({ from: token.from, to: tokens[at + length - 1]!.to });
    }
    at += length;
  }
  let left = question;
  for (const { from, to } of places.toReversed())
    left = `${left.slice(0, from)}he ${left.slice(to).replace(/^['’]s\b/, "")}`;
  left = places.length > 0 ? left.replaceAll(/\s+(?=[\s?!.,:;])/g, "") : left;
  return { subjects: named.size > 0 ? subjects.filter((subject) => named.has(subject)) : subjects, question: left };
}
