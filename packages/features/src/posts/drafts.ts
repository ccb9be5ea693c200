import { randomUUIDv7 } from "node:crypto";
import type { PostDraft } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { canPostFor, requireAuthor } from "./policy.ts";

type DraftAuthor = { userId: string; spaceId: string | null };

function voiceOf(
  { actor }: Pick<ReadCtx, "actor">,
  { spaceId = null }: { spaceId?: string | null | undefined },
): DraftAuthor {
  const userId = requireAuthor(actor);
  if (spaceId !== null) allow(canPostFor(actor, spaceId));
  return { userId, spaceId };
}

const ofVoice = ({ userId, spaceId }: DraftAuthor) =>
  sql<boolean>`user_id = ${userId} and space_id is not distinct from ${spaceId}::uuid`;

export async function deleteDraft(tx: Tx, voice: DraftAuthor): Promise<void> {
  await tx.deleteFrom("post_drafts").where(ofVoice(voice)).execute();
}

const findDraft = (db: Db, voice: DraftAuthor) =>
  db.selectFrom("post_drafts").select(["draft", "updated_at"]).where(ofVoice(voice)).executeTakeFirst();

export async function readDraft(ctx: ReadCtx, asked: { spaceId?: string | undefined }) {
  const row = await findDraft(ctx.tx, voiceOf(ctx, asked));
  return row
    ? { draft: row.draft as unknown as PostDraft, at: row.updated_at.toISOString() }
    : { draft: null, at: null };
}

const isEmpty = ({ text, images, jobPostId, previewId }: PostDraft): boolean =>
  text.trim() === "" && images.length === 0 && jobPostId === null && previewId === null;

/** Stores the draft of a post; the last write wins. A user has one draft of their own and one for each Space. */
export async function saveDraft(ctx: Ctx, asked: { spaceId?: string | undefined }, draft: PostDraft): Promise<void> {
  const voice = voiceOf(ctx, asked);
  if (isEmpty(draft)) return deleteDraft(ctx.tx, voice);
  await sql`
    insert into post_drafts (id, user_id, space_id, draft, updated_at)
    values (${randomUUIDv7()}, ${voice.userId}, ${voice.spaceId}, ${JSON.stringify(draft)}::jsonb, ${ctx.now})
    on conflict (user_id, coalesce(space_id, '00000000-0000-0000-0000-000000000000'))
    do update set draft = excluded.draft, updated_at = excluded.updated_at`.execute(ctx.tx);
}
