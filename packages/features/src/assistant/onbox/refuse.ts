import {
  findAll,
  finderOf,
  textOf,
  type PhraseIndex,
  type PhraseGroup,
  joinLists,
  peopleWords,
} from "@orbita/ad-linter/grammar";
import type { AssistantRefusal } from "@orbita/contract";
import protectedListsData from "./lists/protected.json" with { type: "json" };
import { ageAside, healthAside, looksAside } from "./protected-asides.ts";
import { age, health } from "./protected-body.ts";
import { lifeLists, beliefAside, familyAside, recordAside, sexAside } from "./protected-life.ts";
import { nationLists, nations } from "./protected-nations.ts";
import { belief, origin, record } from "./protected-origin.ts";
import { family, sex } from "./protected-people.ts";
import { asksForPeople } from "./protected-tongues.ts";
import { questionLanguage } from "./question-language.ts";
import { orderKnown } from "./refuse-assistant.ts";
import { instructionWords, isInstruction } from "./refuse-instruction.ts";
import { ranking, rankingLists } from "./refuse-ranking.ts";
import { slipsIn } from "./refuse-slips.ts";
import { verdictLists, verdicts } from "./refuse-verdicts.ts";

/**
 * Sets the flags of rules about characteristics that must not influence hiring. The rules also match denials, because a denial
 * mentions the characteristic too.
 */
const everywhere = (...tables: (readonly PhraseGroup[])[]): PhraseGroup[] =>
  tables.flat().map((ways) => ({ ...ways, evenDenied: true, everywhere: true }));

const protectedWays = {
  age: everywhere(age, ageAside),
  health: everywhere(health, healthAside),
  family: everywhere(family, familyAside),
  origin: everywhere(origin, nations),
  belief: everywhere(belief, beliefAside),
  sex: everywhere(sex, sexAside, looksAside),
  record: everywhere(record, recordAside),
};

/**
 * The linter's words for people, and words of users who ask about a person. See find/words.ts of the linter for the syntax.
 *
 * The lists in lists/protected.json:
 * - `job`: contexts of work that use words of protected topics (patients have illnesses, pupils have an age)
 * - `one`: words for the person whom a question is about
 * - `alike`: correct words that could be mistaken for a typo of a protected word
 * - `safe…`: words beside which a phrase of their topic is harmless
 */
const protectedLists = { ...peopleWords, ...nationLists, ...lifeLists, ...joinLists(protectedListsData) };

export type RefusalResult = { readonly refusal: AssistantRefusal; readonly language: "it" | "en" };

/**
 * Returns a function that tests whether a text is about one of these topics. It is built on first use, so that importing the
 * module costs nothing.
 */
const made = (topics: Readonly<Record<string, readonly PhraseGroup[]>>, lists: Readonly<Record<string, string>>) => {
  let finder: PhraseIndex | undefined;
  return (text: string): boolean => findAll(textOf(text), (finder ??= finderOf(topics, lists))).size > 0;
};
const isProtected = made(protectedWays, protectedLists);
const judging = [...ranking, ...verdicts].map((ways) => ({ ...ways, evenDenied: true, everywhere: true }));
const lists = { ...protectedLists, ...rankingLists, ...verdictLists };
const isRanking = made({ ranking: judging }, lists);

const withoutSlips = slipsIn([...Object.values(protectedWays), judging], lists, [...orderKnown, ...instructionWords]);

function refusalOf(question: string): AssistantRefusal | null {
  const meant = withoutSlips(textOf(question).plain);
  if (isProtected(meant) || asksForPeople(question)) return "protected";
  if (isInstruction(meant)) return "instruction";
  return isRanking(meant) ? "ranking" : null;
}

/**
 * Refuses a question before any resume is read; null if it may be answered. `language` is the fallback if the language of the
 * question cannot be detected.
 */
export function refuse(question: string, language: "it" | "en"): RefusalResult | null {
  const refusal = refusalOf(question);
  return refusal && { refusal, language: questionLanguage(question, language) };
}

/** Whether a text by a user or a model mentions a characteristic that must not influence hiring. */
export const speaksOfProtected = (text: string): boolean => isProtected(text);
