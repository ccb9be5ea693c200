import type { NotificationKind } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { billingChanged } from "../payments/index.ts";

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

type OwnerNotifyCtx = Pick<WorkWriteCtx, "tx" | "now" | "tell" | "enqueue">;
type BillingNotification = {
  readonly spaceId: string;
  readonly kind: NotificationKind;
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
};

/** Sends a billing notification to the owners of a Space; other members get none. */
export async function notifyOwners(ctx: OwnerNotifyCtx, said: BillingNotification): Promise<void> {
  await notify(ctx, { ...said, userIds: await findOwners(ctx.tx, said.spaceId) });
  await ctx.tell(billingChanged, { id: said.spaceId });
}
