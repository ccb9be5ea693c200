import { setTimeout as sleep } from "node:timers/promises";
import { ModelUnavailable, openModel, type Model, type ModelPrompt } from "@orbita/platform";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

let simulator: ModelSimulator;
beforeAll(async () => {
  simulator = await startModel();
});
afterAll(() => simulator.stop());
beforeEach(async () => {
  await simulator.behave();
  await simulator.forget();
});

const prompt: ModelPrompt = {
  system: "Quote lines.",
  user: "Question: which databases?\n1 | PostgreSQL databases at Lanterna\n2 | Plays the oboe",
  name: "answer",
  maxOutputTokens: 500,
  schema: {
    type: "object",
    properties: {
      statements: {
        type: "array",
        items: {
          type: "object",
          properties: { text: { type: "string" }, lines: { type: "array", items: { type: "string" } } },
          required: ["text", "lines"],
          additionalProperties: false,
        },
      },
    },
    required: ["statements"],
    additionalProperties: false,
  },
};
const right = { statements: [{ text: "PostgreSQL databases at Lanterna", lines: ["1"] }] };

const openAt = (provider: "openai" | "anthropic", AI_MODEL = "simulated-1", AI_TIMEOUT_MS = 2_000): Model =>
  openModel({
    ...simulator.environmentOf(provider),
    AI_TIMEOUT_MS,
    AI_MODEL,
    AI_SPACE_BUDGET_CENTS: 100,
    AI_PERSON_BUDGET_CENTS: 100,
  })!;

async function read(model: Model, signal = new AbortController().signal) {
  const { deltas, usage } = model.stream(prompt, { signal });
  const pieces: string[] = [];
  for await (const piece of deltas) pieces.push(piece);
  return { pieces, text: pieces.join(""), usage: await usage };
}
async function whyNot(model: Model) {
  const began = performance.now();
  const error: unknown = await read(model).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ModelUnavailable)) throw new Error("expected ModelUnavailable", { cause: error });
  return { why: error.why, error, ms: performance.now() - began };
}
const bodies = async () => (await simulator.received()).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Newer Anthropic models take an output schema; for older ones the schema is the input of a tool. */
describe.each([
  ["openai", "simulated-1", 0],
  ["anthropic", "simulated-1", 0],
  ["anthropic", "claude-sonnet-4-5", 0],
] as const)("client of the AI provider %s, model %s", (provider, name, temperature) => {
  const open = (timeoutMs?: number) => openAt(provider, name, timeoutMs);

  test("the AI model answers → the text is streamed in several chunks, with its token usage", async () => {
    const { pieces, text, usage } = await read(open());
    expect(JSON.parse(text)).toEqual(right);
    expect(pieces.length).toBeGreaterThan(1);
    expect(usage.tokensIn).toBeGreaterThan(50);
    expect(usage.tokensOut).toBeGreaterThan(10);
    expect(await bodies()).toMatchObject([{ model: name, temperature, stream: true, max_tokens: 500 }]);
  });

  test.each([
    ["hang", "timeout", 1],
    ["stall", "timeout", 1],
    ["cutOff", "cutOff", 1],
    ["tooLong", "cutOff", 1],
    ["error", "broken", 3],
    ["busy", "busy", 3],
  ] as const)('the model provider fails with "%s" → reported as "%s" within 3.5 s', async (fault, why, asked) => {
    await simulator.behave({ fault, pieceChars: 4 });
    const { ms, ...failed } = await whyNot(open(why === "timeout" ? 1_000 : 3_000));
    expect(failed.why).toBe(why);
    expect(ms).toBeLessThan(3_500);
    expect(await simulator.received()).toHaveLength(asked);
    // The error may be logged, so it contains neither the question nor the API key.
    const cause = JSON.stringify(failed.error.cause ?? null);
    expect(cause + failed.error.message).not.toMatch(/PostgreSQL|simulators-only/);
    await expect.poll(async () => (await simulator.open()).open, { timeout: 1_000 }).toBe(0);
  });

  test("a transient failure of the model's provider → retried, but not before Retry-After", async () => {
    await simulator.behave({ fault: "busy", times: 1, retryAfter: "1" });
    const began = performance.now();
    expect(JSON.parse((await read(open())).text)).toEqual(right);
    expect(performance.now() - began).toBeGreaterThan(950);
    expect(await simulator.received()).toHaveLength(2);
  });

  test("Retry-After of the model's provider is longer than our timeout → the call fails at once, without a retry", async () => {
    await simulator.behave({ fault: "busy", retryAfter: "60" });
    const { why, ms } = await whyNot(open());
    expect(why).toBe("busy");
    expect(ms).toBeLessThan(1_000);
  });

  test.each(["before the first piece", "in the middle"])(
    "an AI model call is cancelled %s → the connection to the provider is closed within a second",
    async (when) => {
      await simulator.behave(when === "in the middle" ? { fault: "slow", pieceChars: 4 } : { fault: "hang" });
      const cancel = new AbortController();
      const reading = read(open(20_000), cancel.signal).catch((error: unknown) => error);
      await sleep(600);
      expect((await simulator.open()).open).toBe(1);
      const cancelled = performance.now();
      cancel.abort(new Error("gone"));
      expect(await reading).toMatchObject({ message: "gone" });
      await expect.poll(async () => (await simulator.open()).open, { interval: 20, timeout: 1_000 }).toBe(0);
      expect(performance.now() - cancelled).toBeLessThan(1_000);
      expect((await simulator.open()).ended.at(-1)?.by).toBe("client");
    },
  );

  test("the caller stops reading the model's answer early → the connection to the provider is closed", async () => {
    await simulator.behave({ fault: "slow", pieceChars: 4 });
    for await (const _ of open().stream(prompt, { signal: new AbortController().signal }).deltas) break;
    await expect.poll(async () => (await simulator.open()).open, { timeout: 1_000 }).toBe(0);
  });
});

test("five failures of the model's provider in a row → the circuit breaker refuses the next call at once", async () => {
  await simulator.behave({ fault: "cutOff" });
  const model = openAt("openai");
  for (let times = 0; times < 5; times++) expect((await whyNot(model)).why).toBe("cutOff");
  const { why, ms } = await whyNot(model);
  expect(why).toBe("resting");
  expect(ms).toBeLessThan(50);
  expect(await simulator.received()).toHaveLength(5);
});

test("the model's provider rejects the API key → the call is not retried", async () => {
  const model = openModel({
    ...simulator.environment,
    AI_KEY: "wrong",
    AI_SPACE_BUDGET_CENTS: 0,
    AI_PERSON_BUDGET_CENTS: 0,
  })!;
  expect((await whyNot(model)).why).toBe("broken");
  expect(await simulator.received()).toHaveLength(1);
});
