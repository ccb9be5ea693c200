import { findAll, finderOf, textOf, type Finder, type Ways } from "@orbita/ad-linter/grammar";
import type { AssistantRefusal } from "@orbita/contract";
import { protectedLists } from "./protected-lists.ts";
import { asksForPeople } from "./protected-tongues.ts";
import { protectedWays } from "./protected-words.ts";
import { languageOf } from "./question-language.ts";
import { orderKnown } from "./refuse-assistant.ts";
import { instructionWords, isInstruction } from "./refuse-instruction.ts";
import { ranking, rankingLists } from "./refuse-ranking.ts";
import { slipsIn } from "./refuse-slips.ts";
import { verdictLists, verdicts } from "./refuse-verdicts.ts";

export type Refused = { readonly refusal: AssistantRefusal; readonly language: "it" | "en" };

/** Made when first asked for: nobody pays for them by importing. */
const made = (topics: Readonly<Record<string, readonly Ways[]>>, lists: Readonly<Record<string, string>>) => {
  let finder: Finder | undefined;
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

/** Declined before anything is read: null where the question may be answered. `language` is used where its own cannot be told. */
export function refuse(question: string, language: "it" | "en"): Refused | null {
  const refusal = refusalOf(question);
  return refusal && { refusal, language: languageOf(question, language) };
}

/** Whether what somebody, or a model, wrote speaks of what may not weigh on hiring. */
export const speaksOfProtected = (text: string): boolean => isProtected(text);
