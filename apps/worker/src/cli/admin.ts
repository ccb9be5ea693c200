import { connect, inTransaction } from "@orbita/db";
import { createEnrolment } from "@orbita/features";
import { passkeyLimits } from "@orbita/contract";
import { sql } from "kysely";
import { readAdminConfig } from "../config.ts";

/**
 * Makes a registered user an administrator and prints a one-time link for enrolling a passkey: node apps/worker/src/cli/admin.ts <email>. Run it
 * again for a lost passkey.
 */
const [email] = process.argv.slice(2);
if (!email?.includes("@")) {
  process.stderr.write("usage: admin.ts <email of a registered user>\n");
  process.exit(2);
}

const config = readAdminConfig();
const db = connect({ url: config.DATABASE_URL, max: 1, applicationName: "admin" });
const author = { actorId: null, requestId: "cli", why: "made admin on the command line" };
const made = await inTransaction(db, author, async (tx) => {
  const user = await tx
    .updateTable("users")
    .set({ scopes: sql<string[]>`(select array_agg(distinct scope) from unnest(scopes || '{admin}') scope)` })
    .where("email", "=", email.trim().toLowerCase())
    .returning(["id", "email", "username", "scopes"])
    .executeTakeFirst();
  return user && { ...user, token: await createEnrolment(tx, user.id, new Date()) };
});
await db.destroy();
if (made) {
  process.stdout.write(`${made.email} (${made.username}): ${made.scopes.join(", ")}\n`);
  process.stdout.write(`enrol a passkey with this link, once, within ${passkeyLimits.enrolmentHours} hours:\n`);
  process.stdout.write(`${config.WEB_ORIGIN}/account/passkey#${made.token}\n`);
} else process.stderr.write(`nobody is registered as ${email}\n`);
process.exitCode = made ? 0 : 1;
