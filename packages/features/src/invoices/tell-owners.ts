import type { NotificationKind } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { WorkTx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { billingChanged } from "./events.ts";

const findOwners = async (db: Db, spaceId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("members")
    .select("user_id")
    .where("space_id", "=", spaceId)
    .where("role", "=", "owner")
    .where("enabled", "=", true)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

type Telling = Pick<WorkTx, "tx" | "now" | "tell" | "enqueue">;
type BillingNotification = {
  readonly spaceId: string;
  readonly kind: NotificationKind;
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
};

/** Billing notifications go only to the owners of a Space. */
export async function tellOwners(ctx: Telling, said: BillingNotification): Promise<void> {
  await notify(ctx, { ...said, userIds: await findOwners(ctx.tx, said.spaceId) });
  await ctx.tell(billingChanged, { id: said.spaceId });
}
