import { randomBytes, randomUUIDv7 } from "node:crypto";
import { openJobs } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { connectMail, createCodes, createUnsubscribeTokens, readSessionKeys, type MailSender } from "@orbita/platform";
import { createDatabase, mailsTo, serverUrl, testStorage } from "@orbita/testing";
import { sql } from "kysely";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "./workbench.ts";

export const webOrigin = "http://localhost:3000";
const from = "Orbita <no-reply@orbita.example>";
const day = 86_400_000;

/** Runs the worker's job handlers without its loop, and reads the resulting notifications and mails. */
export async function startNotificationBench() {
  const database = await createDatabase();
  const jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  const smtp = connectMail({ url: serverUrl("SMTP_URL"), from });
  const keys = readSessionKeys(randomBytes(32).toString("base64url"));
  const unsubscribeTokens = createUnsubscribeTokens(keys);
  const tools: WorkTools = {
    db: database.db,
    jobs,
    mail: smtp,
    codes: createCodes(keys),
    unsubscribeTokens,
    storage: testStorage(),
    webOrigin,
    log: silent,
  };

  const run = (
    job: string,
    payload: object,
    more: Pick<WorkTools, "clock" | "search" | "talentsShownPerDay"> & { mail?: MailSender } = {},
  ) =>
    jobHandlers
      .find((handler) => handler.job.name === job)!
      .run(workCtx({ ...tools, ...more }, job), payload, randomUUIDv7());
  const routine = (
    name: string,
    clock: () => Date = () => new Date(),
    more: Pick<WorkTools, "search" | "dns" | "ending"> = {},
  ) => routines.find((one) => one.name === name)!.run(workCtx({ ...tools, ...more, clock }, name));

  const toldTo = (userId: string) =>
    database.db.selectFrom("notifications").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
  /** The queued mail jobs of a user, whether or not they will send a mail. */
  async function mailJobsOf(userId: string): Promise<{ id: string }[]> {
    const { rows } = await sql<{ data: { id: string } }>`
      select j.data from pgboss.job j join notifications n on n.id = (j.data->>'id')::uuid
      where j.name = 'notifications.sendMail' and n.user_id = ${userId} order by n.created_at, n.id`.execute(
      database.db,
    );
    return rows.map(({ data }) => data);
  }
  /** Runs the user's mail jobs and returns the mails that arrived at their address. */
  async function mailsOf(
    { id, email }: { id: string; email: string },
    more: Pick<WorkTools, "clock" | "search" | "talentsShownPerDay"> & { mail?: MailSender } = {},
  ) {
    for (const job of await mailJobsOf(id)) await run("notifications.sendMail", job, more);
    return mailsTo(email);
  }
  const speak = (userId: string, language: "it" | "en") =>
    database.db.updateTable("users").set({ language }).where("id", "=", userId).execute();

  const stop = async () => {
    await jobs.stop();
    smtp.close();
    await database.drop();
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * day);
  return { ...database, run, routine, toldTo, mailJobsOf, mailsOf, speak, unsubscribeTokens, daysAgo, stop };
}
export type NotificationHarness = Awaited<ReturnType<typeof startNotificationBench>>;
