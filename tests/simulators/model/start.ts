import { startProcess } from "../support/start-process.ts";
import type { Behaviour } from "./main.ts";
import { key } from "./wires.ts";

export type { Behaviour };
export type ModelSimulator = Awaited<ReturnType<typeof startModel>>;
type Received = { at: number; path: string; body: string };
type Open = { open: number; most: number; ended: { number: number; at: number; by: "us" | "client" }[] };

/** A language model in a process of its own, on both wires; what it says and how is up to the test. */
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
    // Three and fifteen euros for a million tokens.
    AI_PRICE_IN: 3_000_000,
    AI_PRICE_OUT: 15_000_000,
  });
  return {
    origin,
    environment: environmentOf("openai"),
    environmentOf,
    /** Until told otherwise; what is not named is as usual: right answers, at once. */
    behave: async (behaviour: Partial<Behaviour> = {}) => void (await tell("behave", behaviour)),
    /** Exactly this, to every question. */
    answer: async (json: unknown, more: Partial<Behaviour> = {}) =>
      void (await tell("behave", { ...more, content: "exact", exact: [{ json }] })),
    /** Every request since it was last told to forget, as it came over the wire. */
    received: async () => (await tell<{ received: Received[] }>("received")).received,
    /** How many requests are open at this moment, how many were at most, and who ended the others when. */
    open: () => tell<Open>("open"),
    forget: async () => void (await tell("forget")),
    stop,
  };
}
