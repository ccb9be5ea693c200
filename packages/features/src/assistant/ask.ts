import { randomUUIDv7 } from "node:crypto";
import { assistantLimits, type AssistantEvent, type AssistantQuestion, type AssistantReply } from "@orbita/contract";
import { recordCall } from "../ai-calls/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { answer, type AnswerInput } from "./onbox/answer.ts";
import { loadKnowledge } from "./onbox/knowledge.ts";
import { phrase } from "./model/phrase.ts";
import { concernedIn } from "./concerned.ts";
import { findConversation, findMessages, insertMessage, keepConversation, trimMessages } from "./queries.ts";
import { purposeOf } from "./purpose.ts";
import { readTopic } from "./read-topic.ts";
import { stillThere } from "./still-there.ts";
import { presentMessage } from "./present.ts";

/** The number of earlier messages used as context for the next question. */
const remembered = 3;

/** Answers a question about resumes that the caller may see, and saves it in the conversation and the register. */
export async function ask(ctx: StepCtx<AssistantEvent>, question: AssistantQuestion): Promise<AssistantReply> {
  const { tx, actor, now } = ctx;
  const userId = actor.id ?? fail("access.unauthenticated");
  const topic = await readTopic(ctx, question);
  const key = { userId, about: question.about, id: question.id, spaceId: topic.spaceId };
  const earlier = await findConversation(tx, key);
  const before = earlier ? await findMessages(tx, earlier.id, remembered) : [];
  const isThere = stillThere(topic.subjects);
  const asked: AnswerInput = {
    question: question.question,
    language: question.language,
    subjects: topic.subjects,
    before: before.map((row) => ({ question: row.question, answer: isThere(row.answer) ? row.answer : null })),
    now,
  };
  const knowledge = await loadKnowledge(ctx);
  const phrasing = { asked, drafted: answer(asked, knowledge), purpose: purposeOf(topic), knowledge };
  const { drafted, engine, isRecorded } = await phrase(ctx, phrasing, {
    begin: (by) => ctx.emit({ type: "begin", engine: by }),
    statement: (statement) => ctx.emit({ type: "statement", statement }),
  });
  const { language, ...said } = drafted;
  const made = { ...said, engine };
  if (ctx.signal.aborted) fail("assistant.failed");
  const row = { id: randomUUIDv7(), question: question.question, language, answer: made, created_at: now };
  const conversationId = await ctx.prepare(async (inner) => {
    const id = await keepConversation(inner.tx, { ...key, newId: randomUUIDv7(), at: now });
    await insertMessage(inner.tx, { ...row, conversationId: id }, concernedIn(topic.subjects, row));
    if (before.length === remembered) await trimMessages(inner.tx, id, assistantLimits.messages.max);
    if (!isRecorded) await recordCall(inner, phrasing.purpose, made.kind === "declined" ? "declined" : "answered");
    return id;
  });
  return { conversationId, message: presentMessage(row, isThere) };
}
