import { shortlistLimits } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import { countEntries, deleteEntry, hasEntry, insertEntry, saveNote } from "./entry-queries.ts";
import { spaceOf } from "./policy.ts";
import { touchShortlist } from "./queries.ts";

const { entries: max } = shortlistLimits;

type OfEntry = { id: string; resumeId: string };

/**
 * An existing entry keeps its note unless the request has a new note, even if the person is no longer findable. A new entry
 * requires a findable person.
 */
export async function putEntry(
  ctx: Ctx,
  { id, resumeId }: OfEntry,
  { note }: { note?: string | null | undefined },
): Promise<void> {
  const spaceId = spaceOf(ctx.actor);
  if (!(await touchShortlist(ctx.tx, { spaceId, id }))) fail("shortlist.notFound");
  const key = { shortlistId: id, resumeId };
  if (await hasEntry(ctx.tx, key)) {
    if (note !== undefined) await saveNote(ctx.tx, key, note || null);
    return;
  }
  if (!(await findableBy(ctx, spaceId, [resumeId])).includes(resumeId)) fail("resume.notFound");
  if ((await countEntries(ctx.tx, id)) >= max) fail("shortlist.full", { max });
  await insertEntry(ctx.tx, key, { note: note || null, by: ctx.actor.id!, at: ctx.now });
}

/** Idempotent: removing a person who is not in the list does nothing. */
export async function takeEntry(ctx: Ctx, { id, resumeId }: OfEntry): Promise<void> {
  if (!(await touchShortlist(ctx.tx, { spaceId: spaceOf(ctx.actor), id }))) fail("shortlist.notFound");
  await deleteEntry(ctx.tx, { shortlistId: id, resumeId });
}
