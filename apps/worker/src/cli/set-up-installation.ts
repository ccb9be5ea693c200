import { randomUUIDv7 } from "node:crypto";
import type { NewUser, OperatorIdentity } from "@orbita/contract";
import { inTransaction, type Db } from "@orbita/db";
import { createEnrolment, saveIdentity } from "@orbita/features";
import { sql } from "kysely";

type FirstAdministrator = Required<Pick<NewUser, "email" | "firstName" | "lastName" | "language">>;

/**
 * Stores the identity and creates the first administrator, or makes a registered user the administrator. Returns the secret of their
 * enrolment link, or null if there is an administrator.
 */
export async function setUpInstallation(db: Db, setup: OperatorIdentity & FirstAdministrator): Promise<string | null> {
  const author = { actorId: null, requestId: "cli", why: "set up on the command line" };
  const now = new Date();
  return await inTransaction(db, author, async (tx) => {
    // Two setups at once would both find no administrator, so the second waits for the first.
    await tx.selectFrom("installation").select("id").forUpdate().executeTakeFirstOrThrow();
    const existing = await tx
      .selectFrom("users")
      .select("id")
      .where(sql<boolean>`'admin' = any(scopes)`)
      .where("enabled", "=", true)
      .limit(1)
      .executeTakeFirst();
    if (existing) return null;
    await saveIdentity(tx, setup);
    const id = randomUUIDv7();
    const { email, firstName, lastName, language } = setup;
    const administrator = await tx
      .insertInto("users")
      .values({
        id,
        email,
        username: `${firstName} ${lastName} ${id.slice(-6)}`,
        first_name: firstName,
        last_name: lastName,
        language,
        email_verified_at: now,
        scopes: ["admin"],
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          scopes: sql<string[]>`(select array_agg(distinct scope) from unnest(users.scopes || '{admin}') scope)`,
        }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return await createEnrolment(tx, administrator.id, now);
  });
}
