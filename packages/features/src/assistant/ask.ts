import { randomUUIDv7 } from "node:crypto";
import {
  assistantLimits,
  type AssistantEvent,
  type AssistantQuestion,
  type AssistantReply,
  type AssistantAnswer,
} from "@orbita/contract";
import { recordCall } from "../ai-calls/index.ts";
import type { StepCtx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { phraseAnswer } from "./model/phrase.ts";
import { answerQuestion, type AnswerInput } from "./onbox/answer.ts";
import { loadKnowledge } from "./onbox/knowledge.ts";
import { presentAssistantMessage } from "./present.ts";
import { purposeOf } from "./purpose.ts";
import {
  findConversation,
  findAssistantMessages,
  insertAssistantMessage,
  keepConversation,
  trimMessages,
} from "./queries.ts";
import { readTopic } from "./read-topic.ts";
import type { AssistantSubject } from "./subject.ts";
import { createAnswerCheck, subjectsIn } from "./visible-answers.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * The people whom a question and its answer concern. The message is deleted with their data. A question about one person
 * concerns that person. A question about several concerns those whom the answer quotes or compares, and those whom the question
 * or the answer names.
 */
function concernedIn(
  subjects: readonly AssistantSubject[],
  { question, answer }: { readonly question: string; readonly answer: AssistantAnswer },
): AssistantSubject[] {
  if (subjects.length < 2) return [...subjects];
  const about = subjectsIn(answer);
  const said = new Set([question, answer.text, ...answer.statements.map(({ text }) => text)].flatMap(wordsIn));
  return subjects.filter(({ id, label }) => about.has(id) || wordsIn(label).some((word) => said.has(word)));
}

/** The number of earlier messages used as context for the next question. */
const remembered = 3;

/** Answers a question about resumes that the caller may see, and saves it in the conversation and the register. */
export async function askAssistant(ctx: StepCtx<AssistantEvent>, question: AssistantQuestion): Promise<AssistantReply> {
  const { tx, actor, now } = ctx;
  const userId = actor.id ?? fail("access.unauthenticated");
  const topic = await readTopic(ctx, question);
  const key = { userId, about: question.about, id: question.id, spaceId: topic.spaceId };
  const earlier = await findConversation(tx, key);
  const before = earlier ? await findAssistantMessages(tx, earlier.id, remembered) : [];
  const isThere = createAnswerCheck(topic.subjects);
  const asked: AnswerInput = {
    question: question.question,
    language: question.language,
    subjects: topic.subjects,
    before: before.map((row) => ({ question: row.question, answer: isThere(row.answer) ? row.answer : null })),
    now,
  };
  const knowledge = await loadKnowledge(ctx);
  const phrasing = { asked, drafted: answerQuestion(asked, knowledge), purpose: purposeOf(topic), knowledge };
  const { drafted, engine, isRecorded } = await phraseAnswer(ctx, phrasing, {
    begin: (by) => ctx.emit({ type: "begin", engine: by }),
    statement: (statement) => ctx.emit({ type: "statement", statement }),
  });
  const { language, ...said } = drafted;
  const made = { ...said, engine };
  if (ctx.signal.aborted) fail("assistant.failed");
  const row = { id: randomUUIDv7(), question: question.question, language, answer: made, created_at: now };
  const conversationId = await ctx.prepare(async (inner) => {
    const id = await keepConversation(inner.tx, { ...key, newId: randomUUIDv7(), at: now });
    await insertAssistantMessage(inner.tx, { ...row, conversationId: id }, concernedIn(topic.subjects, row));
    if (before.length === remembered) await trimMessages(inner.tx, id, assistantLimits.messages.max);
    if (!isRecorded) await recordCall(inner, phrasing.purpose, made.kind === "declined" ? "declined" : "answered");
    return id;
  });
  return { conversationId, message: presentAssistantMessage(row, isThere) };
}

/** Loads the taxonomy names at start, so that the first question does not wait for them. */
export async function warmUp(ctx: Pick<ReadCtx, "tx" | "now">): Promise<void> {
  const knowledge = await loadKnowledge(ctx);
  answerQuestion({ question: "Parla inglese?", language: "it", subjects: [], before: [], now: ctx.now }, knowledge);
}
