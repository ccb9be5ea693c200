import type { Model, ModelPrompt, ModelUsage } from "@orbita/platform";
import { endOfRomeDay, daysAfter, romeDay } from "../kernel/rome-day.ts";

type ModelPrices = Model["prices"];

/** The cost of a model call in millionths of a euro, rounded up. */
export const costOf = ({ tokensIn, tokensOut }: ModelUsage, prices: ModelPrices): number =>
  Math.ceil((tokensIn * prices.in + tokensOut * prices.out) / 1_000_000);

const lettersIn = ({ system, user, schema, name }: ModelPrompt): number =>
  system.length + user.length + name.length + JSON.stringify(schema).length;

/**
 * Upper bound for the tokens of a prompt: in our languages a token has at least two letters on average. `besides` allows for the
 * prompt text that the provider adds.
 */
const most = { lettersEach: 2, besides: 300 };
export const maxUsage = (prompt: ModelPrompt): ModelUsage => ({
  tokensIn: Math.ceil(lettersIn(prompt) / most.lettersEach) + most.besides,
  tokensOut: prompt.maxOutputTokens,
});

/** Estimates the usage of an answer that ended before the provider reported it: about four letters per token. */
export const expectedUsage = (prompt: ModelPrompt, letters: number): ModelUsage => ({
  tokensIn: Math.ceil(lettersIn(prompt) / 4),
  tokensOut: Math.ceil(letters / 4),
});

/** The start of the current month in Italy. */
export function monthBegan(now: Date): Date {
  const first = `${romeDay(now).slice(0, 7)}-01`;
  return new Date(endOfRomeDay(daysAfter(first, -1)).getTime() + 1);
}

/** Whether the remaining monthly budget covers a model call. A budget of 0 allows no calls, even where tokens are free. */
export const fitsBudget = (budgetCents: number, usedMicros: number, wantedMicros: number): boolean =>
  budgetCents > 0 && usedMicros + wantedMicros <= budgetCents * 10_000;
