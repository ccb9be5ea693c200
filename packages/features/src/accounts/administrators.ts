import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { fail } from "../kernel/failure.ts";

/**
 * Call this before a user is disabled, leaves or loses the admin scope: the last administrator cannot be removed. The advisory
 * lock serialises two admins who remove each other at the same moment; the second call finds no other admin and fails.
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
