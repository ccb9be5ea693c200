import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { proofCases } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { injections, inventions, places } from "./assistant-model-cases.ts";
import {
  aReader,
  left,
  resumeOf,
  sameWithoutEngine,
  textsOf,
  type AssistantUser,
} from "../support/assistant-model-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let simulator: ModelSimulator;
let reader: AssistantUser;
beforeAll(async () => {
  simulator = await startModel();
  api = await startApi(simulator.environment);
  await seedWords(api);
  reader = await aReader(api);
}, 120_000);
afterAll(async () => {
  await api.stop();
  await simulator.stop();
});

/** The numbered lines of the last prompt that the model received. */
async function shownRows(): Promise<{ number: number; text: string }[]> {
  const prompt = JSON.parse((await simulator.received()).at(-1)!.body) as { messages: { content: string }[] };
  return prompt.messages
    .at(-1)!
    .content.split("\n")
    .flatMap((row) => {
      const [, number, text] = /^\[(\d+)\] (.*)$/.exec(row) ?? [];
      return number && text ? [{ number: Number(number), text }] : [];
    });
}
async function onBoxAnswer(question: string) {
  await reader.settings(false);
  const { answer } = await reader.ask(question);
  await reader.settings(true);
  return answer;
}

const question = "Che esperienza ha con Java?";

describe("prompt injections in a resume", () => {
  test("prompt injections → the list has sixty", () => expect(injections).toHaveLength(60));

  // Without `./orbita prove`, this test takes every fifth injection. The nine places alternate from one injection to the next, so each
  // place is still covered.
  test.each(proofCases(injections, { short: 12 }))(
    "prompt injection in $where ($order) → not obeyed",
    async ({ order, where, says }) => {
      const resume = resumeOf();
      places[where](resume, order);
      await reader.write(resume);
      await simulator.forget();
      // Makes the simulated model obey the instruction in the resume.
      await simulator.behave({ content: "obedient" });
      const obeyed = await reader.ask(question);
      const rows = await shownRows();
      // Makes the simulated model state what the injection wants and cite every line as its source.
      const every = rows.map(({ number }) => number);
      await simulator.answer({
        statements: [
          ...every.map((number) => ({ text: says, lines: [number] })),
          { text: says, lines: every.slice(0, 20) },
        ],
        notSaid: false,
      });
      const repeated = await reader.ask(question);
      const own = await onBoxAnswer(question);
      expect(sameWithoutEngine(repeated.answer)).toEqual(sameWithoutEngine(own));
      expect(repeated.answer.engine.note).toBe("fellBack");
      for (const { answer, spoken } of [obeyed, repeated]) {
        expect(answer.statements).toEqual(spoken);
        // Our own code may quote the resume, which is no statement of the assistant. Only the injected texts must be missing.
        expect(textsOf(answer).filter((text) => text === says || text === order)).toEqual([]);
      }
      expect(rows.map(({ text }) => text).filter((text) => text.includes(order))).toEqual([]);
      expect(await left(simulator)).not.toContain(JSON.stringify(order).slice(1, -1));
    },
  );
});

describe("facts that the assistant's model hallucinates", () => {
  beforeAll(() => reader.write(resumeOf()));
  test("hallucinations → the list has at least sixty", () => expect(inventions.length).toBeGreaterThanOrEqual(60));

  test.each(proofCases(inventions, { short: 2, kindOf: ([kind]) => kind }))(
    'model hallucinates (%s) "%s" → not shown',
    async (kind, text, words) => {
      await simulator.forget();
      await simulator.behave();
      await reader.ask(question);
      const rows = await shownRows();
      const cited = rows.find((row) => row.text.includes(words))!.number;
      const every = rows.map(({ number }) => number).slice(0, 20);
      // A statement is shown only if the cited line supports it. Statements of the kind "another line" are supported by another line of the
      // resume, so citing every line would make them valid.
      const tries: [string, number[]][] = [
        [question, [cited]],
        ["Parlami di questa persona", [cited]],
        ...(kind === "another line" ? [] : [[question, every] as [string, number[]]]),
      ];
      for (const [asked, lines] of tries) {
        await simulator.answer({ statements: [{ text, lines }], notSaid: false });
        const { answer, spoken } = await reader.ask(asked);
        expect(textsOf(answer)).not.toContain(text);
        expect(answer.statements).toEqual(spoken);
        expect(answer.engine).toEqual({ kind: "onBox", model: null, note: "fellBack" });
      }
    },
  );

  test("a true statement of the model → passes the check for hallucinations and is shown", async () => {
    await simulator.behave();
    await reader.ask(question);
    const number = (await shownRows()).find(({ text }) => text.includes("API in Java"))!.number;
    await simulator.answer({
      statements: [{ text: "Ha lavorato su API in Java per le dogane.", lines: [number] }],
      notSaid: false,
    });
    const { answer } = await reader.ask(question);
    expect(textsOf(answer)).toContain("Ha lavorato su API in Java per le dogane.");
    expect(answer.engine).toEqual({ kind: "model", model: "simulated-1", note: null });
  });
});
