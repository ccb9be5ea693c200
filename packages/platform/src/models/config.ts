import { z } from "zod";
import { isSafeEndpoint } from "../social/endpoints.ts";
import { ask, type RetryPolicy } from "./ask.ts";
import { createBreaker } from "./breaker.ts";
import type { Model, ModelUsage } from "./model.ts";
import { openWire } from "./wire.ts";

const amount = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault);

/** Environment variables for the language model, read by the API and the worker. */
export const modelSettings = {
  AI_PROVIDER: z
    .enum(["none", "openai", "anthropic"])
    .default("none")
    .describe(
      "A language model in addition to our own code: openai is any server with OpenAI's API, including your own server",
    ),
  AI_URL: z
    .url()
    .refine(isSafeEndpoint, "must be https, or on this machine")
    .optional()
    .describe("Address of the server, ending in /v1; required if AI_PROVIDER is openai"),
  AI_KEY: z.string().optional().describe("The provider's key; required if AI_PROVIDER is anthropic"),
  AI_MODEL: z.string().optional().describe("The model's name; required with a provider"),
  AI_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(300_000)
    .default(30_000)
    .describe("Timeout of an answer, including retries, after which our own code answers"),
  AI_PRICE_IN: amount(0).describe("Price of a million input tokens, in millionths of a euro"),
  AI_PRICE_OUT: amount(0).describe("Price of a million output tokens, in millionths of a euro"),
  AI_SPACE_BUDGET_CENTS: amount(2_000).describe("Monthly budget of a Space, unless its owners set less"),
  AI_PERSON_BUDGET_CENTS: amount(200).describe("Monthly budget of a person for their own resume"),
};

type ModelSettings = z.output<z.ZodObject<typeof modelSettings>>;

/** When the circuit breaker opens: five failures in a row count as an outage. */
const rest = { failures: 5, restMs: 20_000 };
const anthropicUrl = "https://api.anthropic.com/v1";

const wanted = ({ AI_PROVIDER, AI_URL, AI_KEY, AI_MODEL }: ModelSettings): string[] => [
  ...(AI_MODEL ? [] : ["AI_MODEL: wanted with a provider"]),
  ...(AI_PROVIDER === "openai" && !AI_URL ? ["AI_URL: wanted when AI_PROVIDER is openai"] : []),
  ...(AI_PROVIDER === "anthropic" && !AI_KEY ? ["AI_KEY: wanted when AI_PROVIDER is anthropic"] : []),
];

/** Opens the configured language model; null if no provider is configured. */
export function openModel(settings: ModelSettings): Model | null {
  const {
    AI_PROVIDER: provider,
    AI_URL: url,
    AI_KEY: key = "",
    AI_MODEL: name = "",
    AI_TIMEOUT_MS: timeoutMs,
  } = settings;
  if (provider === "none") return null;
  const missing = wanted(settings);
  if (missing.length > 0) throw new Error(`configuration:\n  ${missing.join("\n  ")}`);
  const wire = openWire({ provider, url: url ?? anthropicUrl, key, name });
  const patience: RetryPolicy = { timeoutMs, pieceMs: Math.min(10_000, timeoutMs), retries: 2, waitMs: 400 };
  const breaker = createBreaker(rest);
  return {
    provider,
    name,
    prices: { in: settings.AI_PRICE_IN, out: settings.AI_PRICE_OUT },
    timeoutMs,
    stream: (prompt, { signal }) => {
      const usage = Promise.withResolvers<ModelUsage>();
      // Prevents an unhandled rejection of `usage`; consumers get the same error from `deltas`.
      usage.promise.catch(() => {});
      async function* deltas(): AsyncGenerator<string> {
        try {
          usage.resolve(yield* ask({ wire, prompt, patience }, signal, breaker));
        } catch (error) {
          usage.reject(error);
          throw error;
        } finally {
          // Settles `usage` if the consumer stops reading early. After a normal end this has no effect.
          usage.reject(new Error("nobody read to the end"));
        }
      }
      return { deltas: deltas(), usage: usage.promise };
    },
  };
}

/** Default monthly budgets in cents; Spaces can set less. */
export type AiBudgets = { readonly spaceCents: number; readonly personCents: number };
export const aiBudgetsOf = (settings: ModelSettings): AiBudgets => ({
  spaceCents: settings.AI_SPACE_BUDGET_CENTS,
  personCents: settings.AI_PERSON_BUDGET_CENTS,
});
