import { setTimeout as sleep } from "node:timers/promises";
import { routines } from "@orbita/features/work";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { createDatabase, freePort, isWholeProof, startProcess, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callsOf } from "../support/ai-world.ts";
import { aReader } from "../support/assistant-model-world.ts";
import { startApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

/** With `./orbita prove`, this test waits until the reservation expires. Otherwise it sets the expiry of the reservation to now. */
const waits = isWholeProof;

let database: TestDatabase;
let simulator: ModelSimulator;
beforeAll(async () => {
  [database, simulator] = await Promise.all([createDatabase(), startModel()]);
});
afterAll(async () => {
  await simulator.stop();
  await database.drop();
});

const question = "Conosce Java?";

/** Returns the AI budget in cents that is enough for one question, but not for two. */
async function budgetForOne(): Promise<number> {
  const api = await startApi({ database, ...simulator.environment });
  await seedWords(api);
  const reader = await aReader(api);
  await reader.ask(question);
  const [row] = await callsOf(api, reader.id);
  await api.stop();
  const cents = Math.ceil(Number(row!.reserved_micros) / 10_000);
  expect(Math.floor((cents * 10_000) / Number(row!.reserved_micros))).toBe(1);
  return cents;
}

test(
  "an API process is killed during a model call → the call costs nothing once its budget reservation expires",
  { timeout: 400_000 },
  async () => {
    const settings = { ...simulator.environment, AI_TIMEOUT_MS: 20_000, AI_PERSON_BUDGET_CENTS: await budgetForOne() };
    const api = await startApi({ database, ...settings });
    const reader = await aReader(api);
    const { token } = await api.tokenOf(reader.id);
    const port = String(await freePort());
    const { TOKEN_KEYS_FILE, SESSION_KEY, INNER_SECRET, OPENSEARCH_PREFIX, VALKEY_PREFIX, S3_PREFIX } = api.config;
    const same = { TOKEN_KEYS_FILE, SESSION_KEY, INNER_SECRET, OPENSEARCH_PREFIX, VALKEY_PREFIX, S3_PREFIX };
    const mortal = await startProcess("api", {
      ...same,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
      DATABASE_URL: database.url,
      DATABASE_POOL_URL: database.url,
      CAPTCHA: "none",
      PORT: port,
      DRAIN_MS: "0",
    });
    await mortal.ready();

    await simulator.behave({ fault: "hang" });
    await simulator.forget();
    const asking = fetch(`http://127.0.0.1:${port}/api/v1/ai/get-resume-assistant-response`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ about: "mine", id: reader.resumeId, question, language: "it" }),
    }).catch(() => "gone");
    await expect.poll(async () => (await simulator.open()).open, { timeout: 20_000 }).toBe(1);
    await mortal.kill();
    expect(await asking).toBe("gone");
    await expect.poll(async () => (await simulator.open()).open, { timeout: 1_000, interval: 20 }).toBe(0);
    expect(await callsOf(api, reader.id)).toMatchObject([{ outcome: "running" }]);

    await simulator.behave();
    expect((await reader.ask(question)).answer.engine.note).toBe("overBudget");
    const [running] = await callsOf(api, reader.id);
    if (waits) await sleep(running!.expires_at!.getTime() - Date.now() + 10);
    else
      await database.db
        .updateTable("ai_calls")
        .set({ expires_at: new Date() })
        .where("outcome", "=", "running")
        .execute();
    expect((await reader.ask(question)).answer.engine).toMatchObject({ kind: "model", note: null });
    await routines.find(({ name }) => name === "ai.abandoned")!.run({ db: database.db, now: new Date() } as never);
    const [dead] = await callsOf(api, reader.id);
    expect(dead).toMatchObject({ outcome: "abandoned", cost_micros: "0" });
    await api.stop();
  },
);
