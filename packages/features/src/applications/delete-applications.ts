import type { WorkTx } from "../kernel/work.ts";
import { applicationChanged } from "./events.ts";

/** Deletes the applications with their timelines and notes because the person leaves: the only way in which a timeline is deleted. */
export async function deleteApplicationsOf({ tx, tell }: Pick<WorkTx, "tx" | "tell">, talentId: string): Promise<void> {
  const rows = await tx
    .deleteFrom("applications")
    .where("talent_id", "=", talentId)
    .returning(["id", "space_id"])
    .execute();
  for (const { id, space_id } of rows) await tell(applicationChanged, { id, spaceId: space_id });
}
