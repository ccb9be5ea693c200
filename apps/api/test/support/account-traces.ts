import { sql } from "kysely";
import type { TestApi } from "./harness.ts";

export type CodePurpose = "resetPassword" | "changePassword" | "changeEmail" | "verifyEmail" | "stepUp";

/** Reads the traces of account changes: codes, log entries, mails to the owner, sessions. */
export function tracesOf(api: TestApi) {
  const codeRows = (purpose: CodePurpose, userId: string) =>
    api.db
      .selectFrom("one_time_codes")
      .selectAll()
      .where("user_id", "=", userId)
      .where("purpose", "=", purpose)
      .orderBy("created_at", "desc")
      .execute();
  return {
    codeRows,
    /** The newest code that was mailed to the user for the purpose. */
    digits: async (purpose: CodePurpose, userId: string) => {
      const [row] = await codeRows(purpose, userId);
      return api.platform.codes.codeOf(row!.id);
    },
    expireCodes: (userId: string) =>
      api.db.updateTable("one_time_codes").set({ expires_at: new Date() }).where("user_id", "=", userId).execute(),
    user: (id: string) => api.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    activities: (userId: string) =>
      api.db.selectFrom("activities").select(["kind", "details"]).where("user_id", "=", userId).orderBy("id").execute(),
    notices: async (userId: string) => {
      const { rows } = await sql<{ data: { userId: string; notice: string; address?: string; params: object } }>`
        select data from pgboss.job where name = 'accounts.sendNotice' order by created_on`.execute(api.db);
      // Excludes new-device notices: the sign-ins of these tests have no user agent and count as new devices.
      return rows.map(({ data }) => data).filter((data) => data.userId === userId && data.notice !== "newDevice");
    },
    emailChanges: (userId: string) =>
      api.db.selectFrom("email_changes").selectAll().where("user_id", "=", userId).orderBy("changed_at").execute(),
    openSessions: (userId: string) =>
      api.db
        .selectFrom("sessions")
        .select(["id", "method"])
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .orderBy("created_at")
        .execute(),
    toldEnded: async (userId: string) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from outbox
        where name = 'session.ended' and payload->>'userId' = ${userId}`.execute(api.db);
      return rows[0]!.n;
    },
  };
}
