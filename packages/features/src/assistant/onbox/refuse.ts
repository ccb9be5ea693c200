import { findAll, finderOf, textOf, type PhraseIndex, type PhraseGroup } from "@orbita/ad-linter/grammar";
import type { AssistantRefusal } from "@orbita/contract";
import { protectedLists } from "./protected-lists.ts";
import { asksForPeople } from "./protected-tongues.ts";
import { protectedWays } from "./protected-words.ts";
import { questionLanguage } from "./question-language.ts";
import { orderKnown } from "./refuse-assistant.ts";
import { instructionWords, isInstruction } from "./refuse-instruction.ts";
import { ranking, rankingLists } from "./refuse-ranking.ts";
import { slipsIn } from "./refuse-slips.ts";
import { verdictLists, verdicts } from "./refuse-verdicts.ts";

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
