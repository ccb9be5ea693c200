import { assistantLimits, type AssistantInitialState, type AssistantTopic } from "@orbita/contract";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { suggestQuestions } from "./onbox/suggest.ts";
import { presentAssistantMessage } from "./present.ts";
import { engineFor } from "./purpose.ts";
import { deleteConversation, findConversation, findAssistantMessages } from "./queries.ts";
import { readTopic } from "./read-topic.ts";
import { createAnswerCheck } from "./visible-answers.ts";

type AssistantOpenInput = AssistantTopic & { readonly language: "it" | "en" };

export async function openAssistant(ctx: StepCtx, asked: AssistantOpenInput): Promise<AssistantInitialState> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const topic = await readTopic(ctx, asked);
  const { spaceId, subjects, excluded } = topic;
  const found = await findConversation(ctx.tx, { userId, about: asked.about, id: asked.id, spaceId });
  const isThere = createAnswerCheck(subjects);
  const rows = found ? await findAssistantMessages(ctx.tx, found.id, assistantLimits.messages.max) : [];
  return {
    conversation: found ? { id: found.id, messages: rows.map((row) => presentAssistantMessage(row, isThere)) } : null,
    suggestions: suggestQuestions(subjects, asked.language),
    people: subjects.map(({ id, label }) => ({ subject: id, label })),
    excluded,
    engine: await engineFor(ctx, topic),
  };
}

export async function forgetConversation({ tx, actor }: Ctx, { id }: { id: string }): Promise<void> {
  const userId = actor.id ?? fail("access.unauthenticated");
  if (!(await deleteConversation(tx, { id, userId }))) fail("assistant.conversationNotFound");
}
