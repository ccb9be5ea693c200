import type { WorkWriteCtx } from "../kernel/work.ts";
import { applicationChanged } from "./events.ts";

/** Deletes the applications of a person who leaves, with their timelines and notes. A trigger prevents any other deletion of a timeline. */
export async function deleteApplications(
  { tx, tell }: Pick<WorkWriteCtx, "tx" | "tell">,
  talentId: string,
): Promise<void> {
  const rows = await tx
    .deleteFrom("applications")
    .where("talent_id", "=", talentId)
    .returning(["id", "space_id"])
    .execute();
  for (const { id, space_id } of rows) await tell(applicationChanged, { id, spaceId: space_id });
}
