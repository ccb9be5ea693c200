import type { WorkTx } from "../kernel/work.ts";
import { applicationChanged } from "./events.ts";

/** With their timelines and all that was said of them, because the person goes: the one way in which a timeline ends. */
export async function deleteApplicationsOf({ tx, tell }: Pick<WorkTx, "tx" | "tell">, talentId: string): Promise<void> {
  const rows = await tx
    .deleteFrom("applications")
    .where("talent_id", "=", talentId)
    .returning(["id", "space_id"])
    .execute();
  for (const { id, space_id } of rows) await tell(applicationChanged, { id, spaceId: space_id });
}
