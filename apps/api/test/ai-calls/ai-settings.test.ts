import { randomUUIDv7 } from "node:crypto";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callModel } from "@orbita/features";
import { aboutOneself, aiPrompt, callCtx, readJson } from "../support/ai-world.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let simulator: ModelSimulator;
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi({ ...simulator.environment, AI_SPACE_BUDGET_CENTS: 1_500 });
});
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});

const model = { provider: "openai", name: "simulated-1" };

describe("AI settings of a user", () => {
  test("new user → external AI model off; one AI setting changed → the others stay, and person.changed is emitted", async () => {
    const { client, id } = await aPerson(api);
    const before = { assistant: true, suggestions: true, externalModel: false, model };
    expect(await client.aiCalls.mySettings({})).toEqual(before);
    expect(await client.aiCalls.changeMySettings({ body: { externalModel: true } })).toEqual({
      ...before,
      externalModel: true,
    });
    expect(await client.aiCalls.changeMySettings({ body: { assistant: false } })).toEqual({
      ...before,
      externalModel: true,
      assistant: false,
    });
    expect(await client.aiCalls.changeMySettings({ body: {} })).toMatchObject({ assistant: false });
    // The settings are part of the search index, so the change must be published.
    const told = await api.db.selectFrom("outbox").select("payload").where("name", "=", "person.changed").execute();
    expect(told.some(({ payload }) => (payload as { id: string }).id === id)).toBe(true);
  });
  test("a guest reads AI settings or the register of AI calls → unauthenticated", async () => {
    expect(await codeOf(api.guest.aiCalls.mySettings({}))).toBe("access.unauthenticated");
    expect(await codeOf(api.guest.aiCalls.myRegister({ query: {} }))).toBe("access.unauthenticated");
  });
});

describe("AI settings of a Space", () => {
  let space: { id: string; userId: string };
  let owner: ApiClient;
  let recruiter: ApiClient;
  let recruiterId: string;
  const of = () => ({ params: { id: space.id } });
  beforeEach(async () => {
    space = await aSpace(api.db, { name: "Lanterna Software" });
    owner = await api.as(space.userId);
    recruiterId = (await aUser(api.db)).id;
    await aMember(api.db, { spaceId: space.id, userId: recruiterId, role: "recruiter" });
    recruiter = await api.as(recruiterId);
  });

  const ask = (by: string, subjectIds: string[]) =>
    callModel(
      callCtx(api, by),
      { ...aboutOneself(""), spaceId: space.id, subjectIds, people: subjectIds.length, prompt: aiPrompt("1 | Java") },
      readJson,
    );

  test("AI settings of a Space → read by members, changed by owners only; a stale version → refused", async () => {
    const none = { calls: 0, tokensIn: 0, tokensOut: 0, costMicros: 0, budgetCents: 1_500 };
    expect(await recruiter.aiCalls.spaceSettings(of())).toEqual({
      assistant: true,
      jobDescriptions: true,
      externalModel: false,
      monthlyBudgetCents: null,
      model,
      version: 0,
      usage: none,
    });
    expect(await codeOf(recruiter.aiCalls.changeSpaceSettings({ ...of(), body: { assistant: false } }))).toBe(
      "access.denied",
    );
    const changed = (await owner.aiCalls.changeSpaceSettings({ ...of(), body: { assistant: false, version: 0 } }))!;
    expect(changed).toMatchObject({ assistant: false, jobDescriptions: true, externalModel: false });
    expect(await codeOf(owner.aiCalls.changeSpaceSettings({ ...of(), body: { assistant: true, version: 0 } }))).toBe(
      "space.changedMeanwhile",
    );
    const again = { monthlyBudgetCents: 300, version: changed.version };
    expect((await owner.aiCalls.changeSpaceSettings({ ...of(), body: again }))?.usage.budgetCents).toBe(300);
  });

  test("a non-member reads a Space's AI settings or register of AI calls → refused as for an unknown Space", async () => {
    const { client } = await aPerson(api);
    const other = await aSpace(api.db);
    const stranger = await api.as(other.userId);
    for (const id of [space.id, randomUUIDv7()])
      for (const one of [client, stranger]) {
        expect(await codeOf(one.aiCalls.spaceSettings({ params: { id } }))).toBe("access.denied");
        expect(await codeOf(one.aiCalls.changeSpaceSettings({ params: { id }, body: {} }))).toBe("access.denied");
        expect(await codeOf(one.aiCalls.spaceRegister({ params: { id }, query: {} }))).toBe("access.denied");
      }
    expect(await codeOf(recruiter.aiCalls.spaceRegister({ ...of(), query: {} }))).toBe("access.denied");
  });

  test("a Space's AI call about a talent → the talent's register names only the Space; the Space's register also names the member", async () => {
    const talent = await aPerson(api);
    await talent.client.aiCalls.changeMySettings({ body: { externalModel: true } });
    await owner.aiCalls.changeSpaceSettings({ ...of(), body: { externalModel: true } });
    await ask(recruiterId, [talent.id]);
    const [theirs] = (await talent.client.aiCalls.myRegister({ query: {} }))!.content;
    expect(theirs).toMatchObject({
      task: "assistant",
      engine: "model",
      model: "simulated-1",
      by: null,
      space: "Lanterna Software",
      own: false,
      dataClasses: ["question", "experience"],
      people: 1,
      outcome: "answered",
    });
    expect(theirs!.costMicros).toBeGreaterThan(0);
    const [owners] = (await owner.aiCalls.spaceRegister({ ...of(), query: {} }))!.content;
    expect(owners).toMatchObject({ by: "Giulia Ferraris", own: false });
    const [own] = (await recruiter.aiCalls.myRegister({ query: {} }))!.content;
    expect(own).toMatchObject({ by: "Giulia Ferraris", own: true, space: "Lanterna Software" });
    expect((await owner.aiCalls.spaceSettings(of()))?.usage).toMatchObject({ calls: 1, costMicros: own!.costMicros });
    expect((await owner.aiCalls.myRegister({ query: {} }))!.totalElements).toBe(0);
  });

  test("paging through the register of AI calls → newest first, each call on exactly one page", async () => {
    await owner.aiCalls.changeSpaceSettings({ ...of(), body: { externalModel: true } });
    for (let times = 0; times < 5; times++) await ask(recruiterId, []);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => owner.aiCalls.spaceRegister({ ...of(), query: { page, size: 2 } })),
    );
    expect(pages[0]).toMatchObject({ totalElements: 5, totalPages: 3, size: 2 });
    const times = pages.flatMap((page) => page!.content.map(({ at }) => at));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(pages.flatMap((page) => page!.content.map(({ id }) => id))).size).toBe(5);
  });
});
