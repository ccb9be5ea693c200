import type { Installation, OperatorIdentity } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { findInstallation, presentOperator } from "./installation-row.ts";

export const readIdentity = async ({ tx, platform }: ReadCtx): Promise<OperatorIdentity> =>
  presentOperator(await findInstallation(tx), platform.installation.configured);

const findLastChange = (tx: ReadCtx["tx"]) =>
  tx
    .selectFrom("history")
    .leftJoin("users", "users.id", "history.actor_id")
    .select(["history.at", "history.actor_id as by_id", "users.first_name", "users.last_name"])
    .where("history.entity", "=", "installation")
    .where("history.entity_id", "=", "true")
    .where("history.action", "=", "update")
    .orderBy("history.at", "desc")
    .limit(1)
    .executeTakeFirst();

export async function readInstallation({ tx, platform }: Pick<ReadCtx, "tx" | "platform">): Promise<Installation> {
  const [row, change] = [await findInstallation(tx), await findLastChange(tx)];
  const { configured } = platform.installation;
  return {
    ...presentOperator(row, configured),
    isCompanyConfigured: row.company === null && configured !== null,
    version: row.version,
    changed: change
      ? {
          at: change.at.toISOString(),
          byId: change.by_id,
          by: change.first_name === null ? null : `${change.first_name} ${change.last_name}`,
        }
      : null,
  };
}
