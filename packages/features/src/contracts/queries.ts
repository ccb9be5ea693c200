import type { Db, Tables, Tx } from "@orbita/db";
import type { Selectable, Updateable } from "kysely";

export type ContractRow = Selectable<Tables["contracts"]>;

export const findContract = (db: Db, spaceId: string): Promise<ContractRow | undefined> =>
  db.selectFrom("contracts").selectAll().where("space_id", "=", spaceId).executeTakeFirst();

export const lockContract = (tx: Tx, spaceId: string): Promise<ContractRow | undefined> =>
  tx.selectFrom("contracts").selectAll().where("space_id", "=", spaceId).forUpdate().executeTakeFirst();

export async function saveContract(tx: Tx, spaceId: string, columns: Updateable<Tables["contracts"]>): Promise<void> {
  await tx.updateTable("contracts").set(columns).where("space_id", "=", spaceId).execute();
}
