import type { Model, ModelUsage } from "@orbita/platform";

/**
 * Figures of the model calls in one part of the evaluation: calls, failures, tokens, duration, and the statements that the model
 * wrote (`written`).
 */
export type ModelCallStats = { calls: number; failed: number; usage: ModelUsage; ms: number; written: number };

/** The number of statements (quoted facts) in a model's answer; 0 if the answer is not JSON. */
function statementsIn(document: string): number {
  try {
    const { statements } = JSON.parse(document) as { statements?: unknown };
    return Array.isArray(statements) ? statements.length : 0;
  } catch {
    return 0;
  }
}

/** Adds the tokens of a model call to the totals. A failed call does not report its usage. */
async function count(heard: ModelCallStats, usage: Promise<ModelUsage>): Promise<void> {
  const taken = await usage.catch(() => null);
  if (!taken) return;
  const { tokensIn, tokensOut } = heard.usage;
  heard.usage = { tokensIn: tokensIn + taken.tokensIn, tokensOut: tokensOut + taken.tokensOut };
}

/** Wraps the model to record its calls: their number, tokens, time and statements. */
export function listenTo(model: Model): { model: Model; heard: ModelCallStats } {
  const heard: ModelCallStats = { calls: 0, failed: 0, usage: { tokensIn: 0, tokensOut: 0 }, ms: 0, written: 0 };
  const stream: Model["stream"] = (prompt, options) => {
    const began = performance.now();
    heard.calls += 1;
    const { deltas, usage } = model.stream(prompt, options);
    async function* overheard(): AsyncGenerator<string> {
      let document = "";
      let whole = false;
      try {
        for await (const piece of deltas) {
          document += piece;
          yield piece;
        }
        whole = true;
      } finally {
        heard.ms += performance.now() - began;
        heard.written += statementsIn(document);
        if (!whole) heard.failed += 1;
      }
    }
    void count(heard, usage);
    return { deltas: overheard(), usage };
  };
  return { model: { ...model, stream }, heard };
}

const perMillion = 1_000_000;
/** The cost of the calls in euros, by the operator's configured prices. */
export const costOf = ({ usage }: ModelCallStats, { prices }: Model): number =>
  (usage.tokensIn * prices.in + usage.tokensOut * prices.out) / perMillion / perMillion;
