import type { Model, ModelPrompt, ModelUsage } from "@orbita/platform";
import { endOfRomeDay, daysAfter, romeDay } from "../kernel/rome-day.ts";

type Prices = Model["prices"];

/** What a call took, in millionths of a euro; a part of one is one. */
export const costOf = ({ tokensIn, tokensOut }: ModelUsage, prices: Prices): number =>
  Math.ceil((tokensIn * prices.in + tokensOut * prices.out) / 1_000_000);

const lettersIn = ({ system, user, schema, name }: ModelPrompt): number =>
  system.length + user.length + name.length + JSON.stringify(schema).length;

/** No tokenizer takes less than two letters of our languages for one on the whole; the provider's own words come on top. */
const most = { lettersEach: 2, besides: 300 };
export const greatestUse = (prompt: ModelPrompt): ModelUsage => ({
  tokensIn: Math.ceil(lettersIn(prompt) / most.lettersEach) + most.besides,
  tokensOut: prompt.maxOutputTokens,
});

/** Of an answer that ended before the provider said what it took: about four letters each. */
export const likelyUse = (prompt: ModelPrompt, letters: number): ModelUsage => ({
  tokensIn: Math.ceil(lettersIn(prompt) / 4),
  tokensOut: Math.ceil(letters / 4),
});

/** The first moment of this month in Italy. */
export function monthBegan(now: Date): Date {
  const first = `${romeDay(now).slice(0, 7)}-01`;
  return new Date(endOfRomeDay(daysAfter(first, -1)).getTime() + 1);
}

/** A budget of nothing allows nothing, also where tokens are free. */
export const fits = (budgetCents: number, usedMicros: number, wantedMicros: number): boolean =>
  budgetCents > 0 && usedMicros + wantedMicros <= budgetCents * 10_000;
