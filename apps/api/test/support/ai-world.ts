import { inTransaction } from "@orbita/db";
import type { AiCallCtx, AiCallPurpose } from "@orbita/features";
import type { ModelPrompt } from "@orbita/platform";
import type { TestApi } from "./harness.ts";

export const aiPrompt = (user: string): ModelPrompt => ({
  system: "Quote lines.",
  user,
  name: "answer",
  maxOutputTokens: 400,
  schema: {
    type: "object",
    properties: { text: { type: "string" }, lines: { type: "array", items: { type: "string" } } },
    required: ["text", "lines"],
    additionalProperties: false,
  },
});

/** The context that a request passes to `callModel`. */
export const callCtx = (api: TestApi, userId: string, signal = new AbortController().signal): AiCallCtx => ({
  tx: api.db,
  actor: { id: userId },
  now: new Date(),
  signal,
  platform: api.platform,
  prepare: (work) => inTransaction(api.apiDb, { actorId: userId, requestId: null }, (tx) => work({ tx })),
});

export const aboutOneself = (userId: string): AiCallPurpose => ({
  task: "assistant",
  spaceId: null,
  subjectIds: [userId],
  people: 1,
  dataClasses: ["question", "experience"],
});

export async function wholeText(deltas: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of deltas) text += piece;
  return text;
}

/** Reads the whole streamed text and parses it as JSON; returns null if it is not JSON. */
export async function readJson(deltas: AsyncIterable<string>): Promise<{ text: string } | null> {
  try {
    return JSON.parse(await wholeText(deltas)) as { text: string };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const callsOf = (api: TestApi, userId: string) =>
  api.db.selectFrom("ai_calls").selectAll().where("user_id", "=", userId).orderBy("id").execute();
