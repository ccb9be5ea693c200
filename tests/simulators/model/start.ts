import { startProcess } from "../support/start-process.ts";
import type { ModelBehaviour } from "./main.ts";
import { key } from "./wires.ts";

export type { ModelBehaviour };
export type ModelSimulator = Awaited<ReturnType<typeof startModel>>;
type ReceivedRequest = { at: number; path: string; body: string };
type ConnectionStats = { open: number; most: number; ended: { number: number; at: number; by: "us" | "client" }[] };

/** Starts a simulated language model in a separate process, in both wire formats. The test controls its responses. */
export async function startModel(port = "") {
  const { origin, stop } = await startProcess("model", "http://localhost", port);
  async function tell<T>(path: string, body: unknown = {}): Promise<T> {
    const answer = await fetch(`${origin}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }
  const environmentOf = <P extends "openai" | "anthropic">(provider: P) => ({
    AI_PROVIDER: provider,
    AI_URL: `${origin}/v1`,
    AI_KEY: key,
    AI_MODEL: "simulated-1",
    AI_TIMEOUT_MS: 5_000,
    // Prices of the simulated model: three euros per million input tokens and fifteen per million output tokens.
    AI_PRICE_IN: 3_000_000,
    AI_PRICE_OUT: 15_000_000,
  });
  return {
    origin,
    environment: environmentOf("openai"),
    environmentOf,
    /**
     * Sets the model's behaviour until it is changed again. Options that are left out reset to the default: right answers, at
     * once.
     */
    behave: async (behaviour: Partial<ModelBehaviour> = {}) => void (await tell("behave", behaviour)),
    /** Makes the model give exactly this response to every request. */
    answer: async (json: unknown, more: Partial<ModelBehaviour> = {}) =>
      void (await tell("behave", { ...more, content: "exact", exact: [{ json }] })),
    /** Returns every request since the last `forget`, as received. */
    received: async () => (await tell<{ received: ReceivedRequest[] }>("received")).received,
    /**
     * The number of open requests now and their maximum, and for each ended request when it ended and whether the client or the
     * server ended it.
     */
    open: () => tell<ConnectionStats>("open"),
    forget: async () => void (await tell("forget")),
    stop,
  };
}
