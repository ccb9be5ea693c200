import { setTimeout as sleep } from "node:timers/promises";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callsOf } from "../support/ai-world.ts";
import { aReader, type AssistantUser } from "../support/assistant-model-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

const atOnce = proofSize({ short: 15, whole: 50 });
let api: TestApi;
let simulator: ModelSimulator;
const readers: AssistantUser[] = [];
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi({ ...simulator.environment, AI_TIMEOUT_MS: 60_000 });
  await seedWords(api);
  for (let count = 0; count < atOnce; count++) readers.push(await aReader(api));
}, 180_000);
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.stop();
  await simulator.stop();
});
beforeEach(async () => {
  await simulator.behave();
  await simulator.forget();
});

const java = { statements: [{ text: "Conosce Java.", lines: [1, 2, 3, 4, 5, 6, 7, 8] }], notSaid: false };

test(
  `${atOnce} users ask the assistant at once → each receives a complete streamed answer`,
  { timeout: 120_000 },
  async () => {
    await simulator.answer(java, { pieceChars: 6, gapMs: atOnce * 16 });
    const answers = await Promise.all(readers.map((reader) => reader.ask("Conosce Java?")));
    expect(answers.every(({ heard }) => heard[0]?.type === "begin" && heard.at(-1)?.type === "done")).toBe(true);
    expect(answers.filter(({ answer }) => answer.statements.length > 0)).toHaveLength(atOnce);
    expect(await simulator.received()).toHaveLength(atOnce);
    expect(await simulator.open()).toMatchObject({ open: 0, most: atOnce });
  },
);

test(
  "a reader closes the page during a streamed answer → the call to the AI provider ends within a second",
  { timeout: 60_000 },
  async () => {
    await simulator.answer(java, { pieceChars: 4, gapMs: 500 });
    const few = readers.slice(0, 10);
    const leaving = new AbortController();
    const asked = few.map(async ({ id, resumeId }) => {
      const { token } = await api.tokenOf(id);
      return fetch(`${api.baseUrl}/ai/get-resume-assistant-response`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ about: "mine", id: resumeId, question: "Conosce Java?", language: "it" }),
        signal: leaving.signal,
      })
        .then((response) => response.text())
        .catch(() => "left");
    });
    await expect.poll(async () => (await simulator.open()).open, { timeout: 20_000 }).toBe(few.length);
    await sleep(1_200);
    const left = Date.now();
    leaving.abort();
    expect(await Promise.all(asked)).toEqual(few.map(() => "left"));
    await expect.poll(async () => (await simulator.open()).open, { timeout: 3_000, interval: 20 }).toBe(0);
    const { ended } = await simulator.open();
    expect(ended).toHaveLength(few.length);
    expect(ended.every(({ by }) => by === "client")).toBe(true);
    expect(Math.max(...ended.map(({ at }) => at)) - left).toBeLessThan(1_000);
    const last = async () =>
      (await Promise.all(few.map(({ id }) => callsOf(api, id)))).map((rows) => rows.at(-1)?.outcome);
    await expect.poll(last, { timeout: 5_000 }).toEqual(few.map(() => "cancelled"));
  },
);
