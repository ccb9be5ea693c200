import type { AssistantReply } from "@orbita/contract";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anApplicant, anOpenPost } from "../support/application-tools.ts";
import { left } from "../support/assistant-model-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let simulator: ModelSimulator;
let post: Awaited<ReturnType<typeof anOpenPost>>;
let people: Awaited<ReturnType<typeof anApplicant>>[];

const resumeOf = (company: string, task: string) => ({
  summary: null,
  experience: [{ company, title: "Sviluppo", start: "2019-03", isCurrent: true, tasks: [task] }],
});

beforeAll(async () => {
  simulator = await startModel();
  api = await startApi(simulator.environment);
  await seedWords(api);
  post = await anOpenPost(api, { blind: true });
  people = [
    await anApplicant(api, resumeOf("Portolano", "API in Java per le dogane")),
    await anApplicant(api, resumeOf("Bottega", "Servizi in Java per i negozi")),
  ];
  for (const { client, id } of people) {
    await client.applications.apply({ body: { jobPostId: post.id } });
    await client.aiCalls.changeMySettings({ body: { externalModel: true } });
    await api.db
      .updateTable("users")
      .set({ last_name: `Zuccarello${id.slice(-4)}` })
      .where("id", "=", id)
      .execute();
  }
  const owner = await api.as(post.ownerId);
  await owner.aiCalls.changeSpaceSettings({ params: { id: post.spaceId }, body: { externalModel: true } });
}, 120_000);
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});
beforeEach(async () => {
  await simulator.behave();
  await simulator.forget();
});

const question = "Chi ha lavorato con Java?";
const ask = async () =>
  ((await post.recruiter.assistant.ask({ body: { about: "jobPost", id: post.id, question } })) as AssistantReply)
    .message.answer!;

/** Returns two numbers from the last prompt: that of the resume line that contains `words`, and that of the line's person. */
async function lineOf(words: string): Promise<{ number: number; person: number }> {
  await ask();
  const prompt = JSON.parse((await simulator.received()).at(-1)!.body) as { messages: { content: string }[] };
  const rows = prompt.messages.at(-1)!.content.split("\n");
  const at = rows.findIndex((row) => row.startsWith("[") && row.includes(words));
  const whose = rows.slice(0, at).findLast((row) => row.startsWith("== P"))!;
  return { number: Number(/\d+/.exec(rows[at]!)![0]), person: Number(/\d+/.exec(whose)![0]) };
}

test("a model's statement about a person → shown only if it cites that person's lines, with the recruiter's label", async () => {
  const { number, person } = await lineOf("API in Java per le dogane");
  const text = "ha lavorato su API in Java per le dogane.";
  const say = (statements: [string, number[]][]) =>
    simulator.answer({ statements: statements.map(([one, lines]) => ({ text: one, lines })), notSaid: false });
  await say([[`P${person} ${text}`, [number]]]);
  const answer = await ask();
  const opening = (await post.recruiter.assistant.open({ query: { about: "jobPost", id: post.id } }))!;
  const [first] = answer.statements;
  const { label } = opening.people.find(({ subject }) => subject === first!.quotes[0]!.subject)!;
  expect(first!.text).toBe(`${label} ${text}`);
  expect(answer.engine).toEqual({ kind: "model", model: "simulated-1", note: null });

  const other = 3 - person;
  await say([
    [`P${other} ${text}`, [number]],
    [`P${person} e P${other} hanno lavorato su API in Java.`, [number]],
    [`H${text.slice(1)}`, [number]],
    [`P${person} è meglio di P${other}.`, [number]],
  ]);
  const refused = await ask();
  expect(refused.engine).toEqual({ kind: "onBox", model: null, note: "fellBack" });
  expect(refused.statements.map((one) => one.text).filter((one) => one.endsWith(text))).toEqual([]);
});

test("names and ids of applicants → never sent to the AI model; one applicant without consent → nothing is sent", async () => {
  await ask();
  const sent = await left(simulator);
  expect(sent).toContain("Java");
  for (const { id, resumeId, email } of people)
    for (const identifier of [id, resumeId, email, `Zuccarello${id.slice(-4)}`]) expect(sent).not.toContain(identifier);
  await simulator.forget();
  await people[1]!.client.aiCalls.changeMySettings({ body: { externalModel: false } });
  expect((await ask()).engine).toEqual({ kind: "onBox", model: null, note: "noConsent" });
  expect(await simulator.received()).toEqual([]);
});

test("a question to the assistant that asks for a comparison → answered by our own code, without the model", async () => {
  await people[1]!.client.aiCalls.changeMySettings({ body: { externalModel: true } });
  const body = { about: "jobPost" as const, id: post.id, question: "Confronta le persone per Java e inglese" };
  const { message } = (await post.recruiter.assistant.ask({ body })) as AssistantReply;
  expect(message.answer!.comparison).not.toBeNull();
  expect(message.answer!.engine.kind).toBe("onBox");
  expect(await simulator.received()).toEqual([]);
});
