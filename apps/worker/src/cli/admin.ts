import { connect, inTransaction } from "@orbita/db";
import { sql } from "kysely";
import { readDatabaseConfig } from "../config.ts";

/** node apps/worker/src/cli/admin.ts <email>: gives a registered user the back office. The first admin is made like this. */
const [email] = process.argv.slice(2);
if (!email?.includes("@")) {
  process.stderr.write("usage: admin.ts <email of a registered user>\n");
  process.exit(2);
}

const db = connect({ url: readDatabaseConfig().DATABASE_URL, max: 1, applicationName: "admin" });
const author = { actorId: null, requestId: "cli", why: "made admin on the command line" };
const user = await inTransaction(db, author, (tx) =>
  tx
    .updateTable("users")
    .set({ scopes: sql<string[]>`(select array_agg(distinct scope) from unnest(scopes || '{admin}') scope)` })
    .where("email", "=", email.trim().toLowerCase())
    .returning(["email", "username", "scopes"])
    .executeTakeFirst(),
);
await db.destroy();
if (user) process.stdout.write(`${user.email} (${user.username}): ${user.scopes.join(", ")}\n`);
else process.stderr.write(`nobody is registered as ${email}\n`);
process.exitCode = user ? 0 : 1;
