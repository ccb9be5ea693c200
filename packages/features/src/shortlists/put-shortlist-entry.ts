import { shortlistLimits } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import {
  countShortlistEntries,
  deleteShortlistEntry,
  hasShortlistEntry,
  insertEntry,
  saveNote,
} from "./entry-queries.ts";
import { requireShortlistSpace } from "./policy.ts";
import { touchShortlist } from "./queries.ts";

const { entries: max } = shortlistLimits;

type EntryParams = { id: string; resumeId: string };

/**
 * Adds a person to a shortlist or changes their note. An existing entry keeps its note unless the request has a new note, even if
 * the person is no longer findable. A new entry requires a findable person.
 */
export async function putShortlistEntry(
  ctx: Ctx,
  { id, resumeId }: EntryParams,
  { note }: { note?: string | null | undefined },
): Promise<void> {
  const spaceId = requireShortlistSpace(ctx.actor);
  if (!(await touchShortlist(ctx.tx, { spaceId, id }))) fail("shortlist.notFound");
  const key = { shortlistId: id, resumeId };
  if (await hasShortlistEntry(ctx.tx, key)) {
    if (note !== undefined) await saveNote(ctx.tx, key, note || null);
    return;
  }
  if (!(await findableBy(ctx, spaceId, [resumeId])).includes(resumeId)) fail("resume.notFound");
  if ((await countShortlistEntries(ctx.tx, id)) >= max) fail("shortlist.full", { max });
  await insertEntry(ctx.tx, key, { note: note || null, by: ctx.actor.id!, at: ctx.now });
}

/** Removes a person from a shortlist. Idempotent: removing a person who is not in the list does nothing. */
export async function removeShortlistEntry(ctx: Ctx, { id, resumeId }: EntryParams): Promise<void> {
  if (!(await touchShortlist(ctx.tx, { spaceId: requireShortlistSpace(ctx.actor), id }))) fail("shortlist.notFound");
  await deleteShortlistEntry(ctx.tx, { shortlistId: id, resumeId });
}
