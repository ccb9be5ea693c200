import { execFile } from "node:child_process";
import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { aDocument, anIdentity, identityContent, sayAll, tracesIn, type TestIdentity } from "../support/blind-world.ts";
import type { ApiClient, TestApi } from "../support/harness.ts";
import { emptyWishes, placeNamed } from "../support/job-wishes.ts";
import { aPerson } from "../support/people.ts";

export type BlindCandidate = {
  who: TestIdentity;
  userId: string;
  resumeId: string;
  id: string;
  code: string;
  at: number;
};

/** Captures the log lines of the api. */
export function catchLogs({ app }: TestApi): string[] {
  const logs: string[] = [];
  const symbol = Object.getOwnPropertySymbols(app.log).find(({ description }) => description === "pino.stream")!;
  const stream = (app.log as unknown as Record<symbol, { write: (line: string) => boolean }>)[symbol]!;
  stream.write = (line) => logs.push(line) > 0;
  return logs;
}

/** A person with an application whose every text contains their personal data. */
export async function aCandidate(
  api: TestApi,
  { at, jobPostId, javaId }: { at: number; jobPostId: string; javaId: string },
): Promise<BlindCandidate> {
  const who = anIdentity();
  const { id: userId, client } = await aPerson(api);
  await api.db
    .updateTable("users")
    .set({
      first_name: who.first,
      last_name: who.last,
      username: who.username,
      email: who.accountEmail,
      phone: who.accountPhone,
    })
    .where("id", "=", userId)
    .execute();
  const { id: resumeId } = (await client.resumes.read({}))!;
  await client.resumes.change({ params: { id: resumeId }, body: identityContent(who, at, javaId) });
  await client.jobWishes.save({ body: { ...emptyWishes, place: placeNamed(who.city) } });
  const documentId = await aDocument(api, userId, who);
  const { id, code } = (await client.applications.apply({
    body: {
      jobPostId,
      motivation: sayAll(who, at + 1),
      answers: [{ question: 0, answer: sayAll(who, at + 2) }],
      documentId,
    },
  }))!;
  return { who, userId, resumeId, id, code, at };
}

/** Returns everything that can be read in a PDF: its text, its raw bytes and its metadata. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const run = (command: string, args: string[]) =>
    new Promise<string>((done, failed) => {
      const child = execFile(command, args, (error, out) => (error ? failed(error) : done(out)));
      child.stdin!.end(bytes);
    });
  return `${bytes.toString("latin1")}\n${await run("pdftotext", ["-", "-"])}\n${await run("pdfinfo", ["-"])}`;
}

/** Removes duplicate lines from a text, because hundreds of mails share most of their text. */
export const distinctLinesOf = (said: unknown): string => {
  const text = typeof said === "string" ? said : JSON.stringify(said);
  return [...new Set(text.split(/\n|\\n|(?<=>)/))].join("\n");
};

/** A fake worker context that writes to the database and collects mails instead of sending them. */
export const workContext = (api: TestApi, mail: unknown[], now = new Date()) =>
  ({
    db: api.db,
    now,
    webOrigin: "http://localhost:3000",
    talentsShownPerDay: 1_000_000,
    contactAddress: "aiuto@orbita.example",
    unsubscribeTokens: api.platform.unsubscribeTokens,
    mail: { send: async (one: unknown) => void mail.push(one) },
    write: (why: string, work: (ctx: object) => Promise<unknown>) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
        work({ tx, now, log: api.app.log, tell: async () => {}, enqueue: async () => {} }),
      ),
  }) as unknown as WorkCtx;

/** Returns the mails that the worker sends for the given notifications. */
export async function mailsOf(api: TestApi, rows: readonly { id: string }[]): Promise<unknown[]> {
  const mails: unknown[] = [];
  const send = jobHandlers.find(({ job }) => job.name === "notifications.sendMail")!;
  for (const { id } of rows) await send.run(workContext(api, mails), { id }, id);
  return mails;
}

/** Reads all pages of the list of applications. `count` is the total number of applications. */
export const everyPage = async (count: number, client: ApiClient) => {
  const pages: unknown[] = [];
  for (let page = 0; page * 100 < count; page++)
    pages.push(await client.applications.search({ body: { page, size: 100 } }));
  return pages;
};

/** Returns the personal data and ids of the given candidates that occur in a response or a mail. */
export const personalDataIn = (candidates: readonly BlindCandidate[], said: unknown): string[] => {
  const text = distinctLinesOf(said);
  return candidates.flatMap(({ who, userId, resumeId }) => [
    ...tracesIn(text, who),
    ...[userId, resumeId].filter((id) => text.includes(id)),
  ]);
};
