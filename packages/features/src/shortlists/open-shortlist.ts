import type { ReadCtx } from "../kernel/ctx.ts";
import { findShortlistEntries } from "./entry-queries.ts";
import { canOpenShortlist } from "./policy.ts";
import { findSpaceOfShortlist } from "./queries.ts";

/** The people in a shortlist, newest first. Undefined if the caller may not read it. */
export async function openShortlist(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  id: string,
  most: number,
): Promise<{ spaceId: string; resumeIds: string[] } | undefined> {
  const spaceId = await findSpaceOfShortlist(tx, id);
  if (spaceId === undefined || !canOpenShortlist(actor, spaceId)) return undefined;
  const entries = await findShortlistEntries(tx, id, { page: 0, size: most });
  return { spaceId, resumeIds: entries.map(({ resume_id }) => resume_id) };
}
