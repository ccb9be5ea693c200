import { hasRole, type ReadCtx } from "../kernel/ctx.ts";
import { findEntries } from "./entry-queries.ts";
import { findSpaceOf } from "./queries.ts";

/** Who stands in a list, the last first, for who may read it; undefined for everybody else. */
export async function openShortlist(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  id: string,
  most: number,
): Promise<{ spaceId: string; resumeIds: string[] } | undefined> {
  const spaceId = await findSpaceOf(tx, id);
  if (spaceId === undefined || !hasRole(actor, spaceId, "recruiter")) return undefined;
  const entries = await findEntries(tx, id, { page: 0, size: most });
  return { spaceId, resumeIds: entries.map(({ resume_id }) => resume_id) };
}
