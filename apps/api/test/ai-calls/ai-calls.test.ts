import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callModel } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { openModel } from "@orbita/platform";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { aSpace, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aboutOneself, aiPrompt, callCtx, callsOf, readJson } from "../support/ai-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let simulator: ModelSimulator;
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi({ ...simulator.environment, AI_TIMEOUT_MS: 1_500 });
});
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});
beforeEach(async () => {
  await simulator.behave();
  await simulator.forget();
});

const question = "Question: databases?\n1 | PostgreSQL databases\n2 | Plays the oboe";
async function willing() {
  const person = await aPerson(api);
  await api.db.insertInto("user_settings").values({ user_id: person.id, ai_external: true }).execute();
  return person;
}
const askAbout = (userId: string, prompt = aiPrompt(question), signal?: AbortSignal) =>
  callModel(callCtx(api, userId, signal), { ...aboutOneself(userId), prompt }, readJson);
const runRoutine = (name: string, now = new Date()) =>
  routines.find((routine) => routine.name === name)!.run({ db: api.db, now } as never);

describe("consent to the external AI model", () => {
  test("AI call for a user who did not consent → nothing is sent to the external model", async () => {
    const { id } = await aPerson(api);
    expect(await askAbout(id)).toEqual({ made: null, engine: { kind: "onBox", model: null, note: "noConsent" } });
    expect(await simulator.received()).toEqual([]);
    expect(await callsOf(api, id)).toEqual([]);
  });

  test("a Space calls the AI model about people → needs the consent of the Space and of each of these people", async () => {
    const space = await aSpace(api.db);
    const [ada, eva] = [await willing(), await aPerson(api)];
    const ask = async (subjectIds: string[], people = subjectIds.length) =>
      (
        await callModel(
          callCtx(api, space.userId),
          { ...aboutOneself(""), spaceId: space.id, subjectIds, people, prompt: aiPrompt(question) },
          readJson,
        )
      ).engine.note;
    expect(await ask([ada.id])).toBe("noConsent");
    const owner = await api.as(space.userId);
    await owner.aiCalls.changeSpaceSettings({ params: { id: space.id }, body: { externalModel: true } });
    expect(await ask([ada.id])).toBe(null);
    expect(await ask([ada.id, eva.id])).toBe("noConsent");
    // The second person has no account, because the Space added their CV. They cannot have consented.
    expect(await ask([ada.id], 2)).toBe("noConsent");
    await owner.aiCalls.changeSpaceSettings({ params: { id: space.id }, body: { assistant: false } });
    expect(await ask([ada.id])).toBe("switchedOff");
    expect(await simulator.received()).toHaveLength(1);
  });
});

describe("outcome of a call to the AI model", () => {
  test("the AI model answers → the call is recorded with its token counts and its cost", async () => {
    const { id } = await willing();
    const { made, engine } = await askAbout(id);
    expect(made?.text).toBe("PostgreSQL databases");
    expect(engine).toEqual({ kind: "model", model: "simulated-1", note: null });
    const [row] = await callsOf(api, id);
    expect(row).toMatchObject({ outcome: "answered", engine: "model", model: "simulated-1", people: 1 });
    expect(Number(row!.cost_micros)).toBe(Math.ceil(row!.tokens_in * 3 + row!.tokens_out * 15));
    expect(Number(row!.cost_micros)).toBeLessThanOrEqual(Number(row!.reserved_micros));
  });

  test.each(["hang", "stall", "cutOff", "tooLong", "busy", "error"] as const)(
    'provider of the AI model fails with "%s" → the built-in assistant answers within 2.5 seconds',
    async (fault) => {
      // Uses a separate client of the provider, because six failures would open the circuit breaker of the shared one.
      const platform = { ...api.platform, model: openModel(api.config) };
      const { id } = await willing();
      await simulator.behave({ fault, pieceChars: 4 });
      const began = performance.now();
      const answer = await callModel(
        { ...callCtx(api, id), platform },
        { ...aboutOneself(id), prompt: aiPrompt(question) },
        readJson,
      );
      expect(answer).toEqual({ made: null, engine: { kind: "onBox", model: null, note: "fellBack" } });
      expect(performance.now() - began).toBeLessThan(2_500);
      expect(await callsOf(api, id)).toMatchObject([{ outcome: "fellBack" }]);
    },
  );

  test("the AI model returns invalid JSON → the call's cost is recorded, and the built-in assistant answers", async () => {
    const { id } = await willing();
    await simulator.behave({ content: "notJson" });
    expect((await askAbout(id)).engine.note).toBe("fellBack");
    const [row] = await callsOf(api, id);
    expect(row?.outcome).toBe("fellBack");
    expect(Number(row!.cost_micros)).toBeGreaterThan(0);
  });

  test("the client disconnects during a model call → cancelled within a second, and the received part is billed", async () => {
    const { id } = await willing();
    await simulator.behave({ fault: "slow", pieceChars: 4 });
    const gone = new AbortController();
    const asking = askAbout(id, aiPrompt(question), gone.signal);
    await expect.poll(async () => (await simulator.open()).open).toBe(1);
    await sleep(450);
    const left = performance.now();
    gone.abort();
    await expect.poll(async () => (await simulator.open()).open, { interval: 20 }).toBe(0);
    expect(performance.now() - left).toBeLessThan(1_000);
    expect((await asking).made).toBe(null);
    const [row] = await callsOf(api, id);
    expect(row?.outcome).toBe("cancelled");
    expect(Number(row!.cost_micros)).toBeGreaterThan(0);
    expect(Number(row!.cost_micros)).toBeLessThan(Number(row!.reserved_micros));
  });

  test("our code throws while it reads the model's response → the error propagates, and the call is not billed", async () => {
    const { id } = await willing();
    const wrong = callModel(callCtx(api, id), { ...aboutOneself(id), prompt: aiPrompt(question) }, () =>
      Promise.reject(new TypeError("ours")),
    );
    await expect(wrong).rejects.toThrow("ours");
    expect(await callsOf(api, id)).toMatchObject([{ outcome: "failed", cost_micros: "0" }]);
    await expect.poll(async () => (await simulator.open()).open).toBe(0);
  });
});

describe("monthly AI budget", () => {
  /** Returns a consenting user, and the AI budget in cents (rounded up) that covers the reservations of `calls` concurrent calls. */
  async function budgetFor(calls: number) {
    const { id } = await willing();
    await askAbout(id);
    const [row] = await callsOf(api, id);
    await api.db.deleteFrom("ai_calls").where("user_id", "=", id).execute();
    const cents = Math.ceil((Number(row!.reserved_micros) * calls) / 10_000);
    return { id, reserved: Number(row!.reserved_micros), cents };
  }

  test("fifty AI calls of one user at once → never spend more than the user's monthly budget", async () => {
    const { id, reserved, cents } = await budgetFor(10);
    const allowed = Math.floor((cents * 10_000) / reserved);
    await simulator.behave({ fault: "slow", pieceChars: 12 });
    await simulator.forget();
    const platform = { ...api.platform, aiBudgets: { spaceCents: 0, personCents: cents } };
    const ask = () =>
      callModel({ ...callCtx(api, id), platform }, { ...aboutOneself(id), prompt: aiPrompt(question) }, readJson);
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    const asked = answers.filter(({ engine }) => engine.note !== "overBudget");
    expect(allowed).toBeGreaterThanOrEqual(10);
    expect(allowed).toBeLessThan(15);
    // A finished call returns the unused part of its reservation, so more calls may start afterwards. The calls that are open at
    // once never reserve more than the budget.
    expect(asked.length).toBeGreaterThanOrEqual(allowed);
    expect((await simulator.open()).most).toBeLessThanOrEqual(allowed);
    expect(await simulator.received()).toHaveLength(asked.length);
    const rows = await callsOf(api, id);
    expect(rows.reduce((sum, row) => sum + Number(row.cost_micros), 0)).toBeLessThanOrEqual(cents * 10_000);
  });

  test("a process crashes during an AI call → its budget reservation counts until it expires; the call is abandoned", async () => {
    const { id, reserved, cents } = await budgetFor(1);
    const platform = { ...api.platform, aiBudgets: { spaceCents: 0, personCents: cents } };
    const ask = async () =>
      (
        await callModel(
          { ...callCtx(api, id), platform },
          { ...aboutOneself(id), prompt: aiPrompt(question) },
          readJson,
        )
      ).engine.note;
    const left = { user_id: id, space_id: null, engine: "model", model: "simulated-1", task: "assistant", people: 0 };
    const callId = randomUUIDv7();
    await api.db
      .insertInto("ai_calls")
      .values({
        ...left,
        id: callId,
        at: new Date(),
        data_classes: [],
        outcome: "running",
        reserved_micros: reserved,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    expect(await ask()).toBe("overBudget");
    await runRoutine("ai.abandoned");
    expect((await callsOf(api, id))[0]?.outcome).toBe("running");
    await api.db.updateTable("ai_calls").set({ expires_at: new Date() }).where("id", "=", callId).execute();
    expect(await ask()).toBe(null);
    await runRoutine("ai.abandoned");
    expect((await callsOf(api, id))[0]).toMatchObject({ outcome: "abandoned", cost_micros: "0" });
  });

  test("a new month in Rome → the AI budget starts again; an AI budget of zero → no model calls are made", async () => {
    const { id, cents } = await budgetFor(1);
    const platform = { ...api.platform, aiBudgets: { spaceCents: 0, personCents: cents } };
    const ask = async (personCents = cents) =>
      (
        await callModel(
          { ...callCtx(api, id), platform: { ...platform, aiBudgets: { spaceCents: 0, personCents } } },
          { ...aboutOneself(id), prompt: aiPrompt(question) },
          readJson,
        )
      ).engine.note;
    expect(await ask()).toBe(null);
    await api.db
      .updateTable("ai_calls")
      .set({ cost_micros: cents * 10_000 })
      .where("user_id", "=", id)
      .execute();
    expect(await ask()).toBe("overBudget");
    await api.db
      .updateTable("ai_calls")
      .set({ at: new Date(Date.now() - 32 * 86_400_000) })
      .where("user_id", "=", id)
      .execute();
    expect(await ask(0)).toBe("overBudget");
    expect(await ask()).toBe(null);
  });

  test("an owner sets the Space's AI budget → applies up to the limit of the installation", async () => {
    const space = await aSpace(api.db);
    const owner = await api.as(space.userId);
    const ai = { params: { id: space.id } };
    const change = (body: object) => owner.aiCalls.changeSpaceSettings({ ...ai, body });
    expect((await change({ monthlyBudgetCents: 5 }))?.usage.budgetCents).toBe(5);
    expect((await change({ monthlyBudgetCents: 900_000 }))?.usage.budgetCents).toBe(2_000);
    expect((await change({ monthlyBudgetCents: null }))?.usage.budgetCents).toBe(2_000);
  });
});

test("records of AI calls and AI readings older than their retention → deleted", async () => {
  const { id } = await willing();
  await askAbout(id);
  const reading = { hash: randomUUIDv7(), prompt: "p", model: "m", ranges: "[]" };
  await api.db
    .insertInto("ai_readings")
    .values([reading, { ...reading, hash: `${reading.hash} old`, created_at: new Date(Date.now() - 91 * 86_400_000) }])
    .execute();
  await runRoutine("ai.forgetOld", new Date());
  expect(await callsOf(api, id)).toHaveLength(1);
  const left = await api.db
    .selectFrom("ai_readings")
    .select("hash")
    .where("hash", "like", `${reading.hash}%`)
    .execute();
  expect(left).toEqual([{ hash: reading.hash }]);
  await runRoutine("ai.forgetOld", new Date(Date.now() + 740 * 86_400_000));
  expect(await callsOf(api, id)).toHaveLength(0);
});

const streams = proofSize({ short: 20, whole: 50 });
test(`${streams} AI model calls streamed at once → each response is complete`, async () => {
  await simulator.behave({ pieceChars: 8, gapMs: 20 });
  const people = await Promise.all(Array.from({ length: streams }, willing));
  const answers = await Promise.all(people.map(({ id }) => askAbout(id)));
  expect(answers.filter(({ made }) => made?.text === "PostgreSQL databases")).toHaveLength(streams);
  expect((await simulator.open()).open).toBe(0);
});
