import { defineJob } from "@orbita/db";
import { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";

/**
 * Makes the suggestions for a resume. The policy allows one waiting job per resume. After an edit (`isEdit`) the handler waits until the
 * owner stops editing.
 */
export const suggestJob = defineJob("resumes.makeSuggestions", z.object({ id: z.uuid(), isEdit: z.boolean() }), {
  policy: "short",
});

/** How long a resume must be unchanged before suggestions are made for an edit, in milliseconds. */
export const suggestionQuietMs = 60_000;

type EnqueueCtx = Pick<Ctx, "enqueue" | "now">;

/** Has suggestions made for a resume that was confirmed from a document. */
export const enqueueSuggestions = ({ enqueue }: EnqueueCtx, id: string): Promise<void> =>
  enqueue(suggestJob, { id, isEdit: false }, { key: id });

/** Has suggestions made once the owner has stopped editing the resume. */
export const enqueueSuggestionsAfterEdit = ({ enqueue, now }: EnqueueCtx, id: string): Promise<void> =>
  enqueue(suggestJob, { id, isEdit: true }, { key: id, startAfter: new Date(now.getTime() + suggestionQuietMs) });
