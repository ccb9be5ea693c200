import type { AssistantAnswer, AssistantInitialState, AssistantQuote } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aMessage, anAnswer, anOpening, aQuote, aStream } from "~/testing/an-answer.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { AssistantDrawer, type AssistantDrawerProps } from "./assistant-drawer.tsx";
import type { ConversationTopic } from "./queries.ts";

const idOf = (n: number) => `019f0000-0000-7000-8000-00000000000${n}`;
const asked = "/api/v1/ai/get-resume-assistant-response";
const opened = "/api/v1/ai/conversation";
const conversation = `${opened}/019f0000-0000-7000-8000-0000000000c1`;

const rabbit = aQuote("RabbitMQ tra 40 magazzini e la sala operativa.", {
  at: "Corriere Alpino",
  start: "2019-03",
  isCurrent: true,
});
const said: AssistantAnswer = anAnswer({
  statements: [{ text: "Yes. The CV names RabbitMQ.", quotes: [rabbit] }],
  suggestions: ["For how long?"],
});

beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.unstubAllGlobals());

type AssistantRenderOptions = { about?: ConversationTopic["about"]; opening?: AssistantInitialState; answers?: object };

async function open({ about = "talent", opening = anOpening(), answers = {} }: AssistantRenderOptions = {}) {
  const all: Parameters<typeof answerFetch>[0] = { [opened]: { body: opening }, ...answers };
  const sent = answerFetch(all);
  const onGo = vi.fn<(quote: AssistantQuote) => void>();
  const onClose = vi.fn<() => void>();
  const onQuotes = vi.fn<NonNullable<AssistantDrawerProps["onQuotes"]>>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <AssistantDrawer
          topic={{ about, id: idOf(1), spaceId: about === "talent" ? idOf(9) : null }}
          onClose={onClose}
          onGo={onGo}
          onQuotes={onQuotes}
        />
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, sent, onGo, onClose, onQuotes, answers: all };
}

/** Stubs fetch so that the next question to the assistant gets this stream. Other requests keep their stub. */
function streamNext() {
  const stream = aStream();
  const others = globalThis.fetch;
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    if (!input.endsWith("assistant-response")) return others(input, init);
    signals.push(init?.signal);
    return Promise.resolve(stream.response);
  });
  return { ...stream, signals };
}

const field = () => page.getByRole("textbox", { name: "Question" });
const reply = (answer: AssistantAnswer) => ({
  conversationId: idOf(7),
  message: aMessage("Message queues?", answer),
});

test("empty conversation with the assistant → an explanation and suggested questions", async () => {
  const { screen } = await open();
  const drawer = screen.getByRole("dialog", { name: "Ask about the CV" });
  await expect
    .element(drawer.getByText("An AI answers, using only lines from this CV.", { exact: false }))
    .toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect
    .element(drawer.getByText(/may be wrong: check the quoted lines. Every question is logged/))
    .toBeVisible();
  await expect.element(drawer.getByRole("list", { name: "Suggested questions" })).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Delete conversation" })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("the assistant's statements appear one by one; screen readers announce only the complete answer", async () => {
  const { screen, onGo, onQuotes } = await open();
  await expect.element(field()).toBeVisible();
  const stream = streamNext();
  await field().fill("Message queues?");
  await userEvent.keyboard("{Enter}");
  const talk = screen.getByRole("region", { name: "Conversation" });
  await expect.element(talk).toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByRole("status").getByText("Reading…")).toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  stream.say({ type: "begin", engine: said.engine });
  stream.say({ type: "statement", statement: said.statements[0] });
  await expect.element(talk.getByText("Yes. The CV names RabbitMQ.")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Reading…");
  expect(await violations()).toEqual([]);
  stream.say({ type: "done", answer: reply(said) });
  await expect.element(talk).toHaveAttribute("aria-busy", "false");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Answer: Yes. The CV names RabbitMQ.");
  await expect.element(talk.getByText("Corriere Alpino, 2019–today")).toBeVisible();
  expect(talk.getByText(rabbit.text).element().tagName).toBe("MARK");
  await expect.element(screen.getByRole("button", { name: "For how long?" })).toBeVisible();
  expect(onQuotes).toHaveBeenLastCalledWith([rabbit]);
  await screen.getByRole("button", { name: "go to the line" }).click();
  expect(onGo).toHaveBeenCalledWith(rabbit);
  expect(await violations()).toEqual([]);
});

test("assistant's answer without evidence, with a refusal, to an unclear question or with deleted quotes → explained", async () => {
  const messages = [
    aMessage("On call?", anAnswer({ kind: "notSaid", text: "The CV does not say." })),
    aMessage(
      "How old?",
      anAnswer({
        kind: "declined",
        refusal: "protected",
        text: "I do not answer (art. 10).",
      }),
    ),
    aMessage("Mmh?", anAnswer({ kind: "unclear", text: "I did not understand." })),
    aMessage(
      "Java?",
      anAnswer({ ...said, engine: { kind: "model", model: "gpt-test-1", note: null }, suggestions: [] }),
    ),
    aMessage("Kafka?", anAnswer({ ...said, engine: { kind: "onBox", model: null, note: "overBudget" } })),
    aMessage("SQL?", null),
  ];
  const { screen } = await open({ opening: anOpening(messages, { excluded: 2 }) });
  for (const words of ["The CV does not say.", "I do not answer (art. 10).", "I did not understand.", "gpt-test-1"])
    await expect.element(screen.getByText(words)).toBeInTheDocument();
  await expect.element(screen.getByText(/budget for the AI model is used up/)).toBeInTheDocument();
  await expect.element(screen.getByText("The quoted lines no longer exist.")).toBeVisible();
  await expect.element(screen.getByText(/^2 people don’t want an AI/)).toBeInTheDocument();
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  // The last answer is deleted and suggests no questions, so the initial suggestions are shown.
  await expect.element(screen.getByRole("button", { name: "Which languages?" })).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

const compared = anAnswer({
  text: "By what the CVs say, in the order of the list.",
  comparison: {
    criteria: ["Java", "English"],
    people: [
      {
        subject: idOf(1),
        label: "Application GF-7",
        cells: [
          { verdict: "said", text: "5.7 years", quotes: [aQuote("Servizi in Java 21")] },
          { verdict: "notSaid", text: "", quotes: [] },
        ],
      },
      {
        subject: idOf(2),
        label: "Sara Bonfiglio",
        cells: [
          { verdict: "said", text: "2 years", quotes: [aQuote("Java e Kotlin", { subject: idOf(2) })] },
          { verdict: "otherwise", text: "B1, not B2", quotes: [aQuote("Inglese, B1", { section: "languages" })] },
        ],
      },
    ],
  },
});

test("a comparison of applicants is a table of people and criteria, each cell with a verdict and a quote", async () => {
  const { screen, onGo } = await open({ about: "jobPost", opening: anOpening([aMessage("Compare", compared)]) });
  await expect.element(screen.getByRole("dialog", { name: "Ask about applications" })).toBeVisible();
  const table = screen.getByRole("table");
  await expect.element(table.getByRole("columnheader", { name: "English" })).toBeVisible();
  const row = table.getByRole("row", { name: /Sara Bonfiglio/ });
  await expect.element(row.getByText("The CV says something else")).toBeVisible();
  await expect.element(row.getByText("Inglese, B1")).toBeVisible();
  await expect.element(table.getByText("The CV doesn’t say")).toBeVisible();
  expect(await violations()).toEqual([]);
  await row.getByRole("button", { name: "open the CV" }).first().click();
  expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ subject: idOf(2), text: "Java e Kotlin" }));
});

test("a comparison of applicants on a phone → one card per person instead of a table", async () => {
  await page.viewport(390, 844);
  const { screen } = await open({ about: "shortlist", opening: anOpening([aMessage("Compare", compared)]) });
  await expect.element(screen.getByRole("heading", { level: 3, name: "Sara Bonfiglio" })).toBeInTheDocument();
  await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
  expect(
    screen
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Java", "English", "Java", "English"]);
  expect(await violations()).toEqual([]);
});

test("user stops the assistant's answer → the partial answer disappears, and the question can be repeated", async () => {
  const { screen } = await open();
  await expect.element(field()).toBeVisible();
  const stream = streamNext();
  await screen.getByRole("button", { name: "Which languages?" }).click();
  stream.say({ type: "statement", statement: said.statements[0] });
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).toBeVisible();
  await screen.getByRole("button", { name: "Stop" }).click();
  expect(stream.signals[0]?.aborted).toBe(true);
  await expect.element(screen.getByText("You stopped the answer.")).toBeVisible();
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  const again = streamNext();
  await screen.getByRole("button", { name: "Ask again" }).click();
  again.say({ type: "done", answer: reply(said) });
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).toBeVisible();
});

test("assistant fails to answer → an error is shown, and the question can be repeated", async () => {
  const { screen, answers } = await open({ answers: { [asked]: problem("assistant.failed", 502) } });
  await field().fill("Message queues?");
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByRole("alert").getByText(problemText("assistant.failed", "en"))).toBeVisible();
  await expect.element(screen.getByText("You asked: Message queues?")).toBeVisible();
  expect(await violations()).toEqual([]);
  Object.assign(answers, { [asked]: { body: reply(said) } });
  await screen.getByRole("button", { name: "Ask again" }).click();
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).toBeVisible();
});

test("stream of the assistant's answer breaks off → shown as offline, and the partial answer is removed", async () => {
  const { screen } = await open();
  await expect.element(field()).toBeVisible();
  const stream = streamNext();
  await field().fill("Message queues?");
  await userEvent.keyboard("{Enter}");
  stream.say({ type: "statement", statement: said.statements[0] });
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).toBeVisible();
  stream.breakOff();
  await expect.element(screen.getByRole("alert").getByText(/^You’re offline\./)).toBeVisible();
  await expect.element(screen.getByText("Yes. The CV names RabbitMQ.")).not.toBeInTheDocument();
});

test("question to the assistant that is too long or empty → not sent; Shift+Enter → a new line", async () => {
  const { sent } = await open();
  await field().fill("x".repeat(512));
  await expect.element(page.getByText("Use at most 500 characters (12 too many)")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(await violations()).toEqual([]);
  await field().fill("Java");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}and Go");
  await expect.element(field()).toHaveValue("Java\nand Go");
  await field().fill("   ");
  await userEvent.keyboard("{Enter}");
  expect(sent.filter(({ path }) => path === asked)).toEqual([]);
});

test("assistant switched off by the Space → an explanation instead of the question field", async () => {
  const { screen } = await open({ answers: { [opened]: problem("ai.switchedOff", 409) } });
  await expect.element(screen.getByRole("heading", { name: "The assistant is turned off" })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("the CV's owner opted out of AI → an explanation instead of the assistant", async () => {
  const { screen } = await open({ answers: { [opened]: problem("ai.optedOut", 409) } });
  await expect.element(screen.getByRole("heading", { name: /doesn’t want an AI to read their CV/ })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a conversation with the assistant is deleted only after confirmation", async () => {
  const { screen, sent } = await open({
    opening: anOpening([aMessage("Java?", said)]),
    answers: { [conversation]: { status: 204 } },
  });
  await expect.element(screen.getByText("You asked: Java?")).toBeVisible();
  await screen.getByRole("button", { name: "Delete conversation" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete this conversation?" });
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent.some(({ path }) => path === conversation)).toBe(false);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("You asked: Java?")).not.toBeInTheDocument();
  expect(sent.some(({ path }) => path === conversation)).toBe(true);
  await expect.element(screen.getByRole("button", { name: "Which languages?" })).toBeVisible();
});
