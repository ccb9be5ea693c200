import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { fail } from "../kernel/failure.ts";

/**
 * To be asked before somebody is disabled, goes, or is an administrator no more: the last one stays. Two who take each other's
 * right away at the same moment come here one after the other, and the second finds nobody else.
 */
export async function keepAdministrator(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx);
  const { rows } = await sql<{ own: boolean; others: boolean }>`
    select exists (select from users where id = ${userId} and 'admin' = any (scopes)) as own,
      exists (select from users where id <> ${userId} and 'admin' = any (scopes) and enabled and deletes_at is null) as others`.execute(
    tx,
  );
  if (rows[0]!.own && !rows[0]!.others) fail("admin.last");
}
