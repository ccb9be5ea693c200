import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { inTransaction } from "@orbita/db";
import { connectMail, createCodes, readSessionKeys, type SmtpMailSender } from "@orbita/platform";
import {
  aUser,
  createDatabase,
  mailsTo,
  nextMailTo,
  serverUrl,
  testSearch,
  testStorage,
  type TestDatabase,
} from "@orbita/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountJobHandlers, accountRoutines } from "../src/accounts/job-handlers.ts";
import type { WorkCtx } from "../src/kernel/work.ts";

let database: TestDatabase;
let mail: SmtpMailSender;
let ctx: WorkCtx;
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));

beforeAll(async () => {
  database = await createDatabase();
  mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
  const log = pino({ level: "silent" });
  const now = new Date();
  const { db } = database;
  const refuse = () => Promise.reject(new Error("not expected here"));
  ctx = {
    db,
    now,
    log,
    mail,
    codes,
    unsubscribeTokens: { sign: () => "", open: () => null },
    storage: testStorage(),
    reader: { read: refuse },
    dns: { findTxt: refuse },
    model: null,
    aiBudgets: { spaceCents: 0, personCents: 0 },
    payments: null,
    seller: null,
    search: testSearch(),
    talentsShownPerDay: 500,
    contactAddress: "help@orbita.example",
    webOrigin: "http://localhost:4501",
    ending: new AbortController().signal,
    write: (why, work) =>
      inTransaction(db, { actorId: null, requestId: null, why }, (tx) =>
        work({ tx, now, log, tell: refuse, enqueue: refuse }),
      ),
  };
});
afterAll(async () => {
  mail.close();
  await database.drop();
});

const send = (codeId: string) => accountJobHandlers[0]!.run(ctx, { codeId }, randomUUIDv7());

type CodeOptions = { userId: string | null; minutes?: number; purpose?: "verifyEmail" | "resetPassword" };

async function aCode({ userId, minutes = 5, purpose = "verifyEmail" }: CodeOptions) {
  const id = randomUUIDv7();
  const expires_at = new Date(Date.now() + minutes * 60_000);
  const row = { id, subject: randomUUIDv7(), purpose, user_id: userId, expires_at };
  await database.db.insertInto("one_time_codes").values(row).execute();
  return id;
}

test.each([
  ["it", "è il tuo codice"],
  ["en", "is your Orbita code"],
  ["de", "is your Orbita code"],
])(
  "one-time code for a user with the language %s → in the subject, text and HTML of the mail, in Italian or else in English",
  async (language, words) => {
    const { id: userId, email } = await aUser(database.db);
    await database.db.updateTable("users").set({ language }).where("id", "=", userId).execute();
    const codeId = await aCode({ userId });
    await send(codeId);
    const { subject, text, html } = await nextMailTo(email);
    const digits = codes.codeOf(codeId).replace(/^(...)/, "$1 ");
    expect(subject).toContain(words);
    for (const part of [subject, text, html]) expect(part).toContain(digits);
  },
);

test("password reset mail → link with a 32-byte secret, valid for an hour; sent twice → one reset is stored", async () => {
  const { id: userId, email } = await aUser(database.db);
  const codeId = await aCode({ userId, purpose: "resetPassword" });
  await send(codeId);
  await send(codeId);
  const ticket = codes.ticketOf(codeId);
  expect(Buffer.from(ticket, "base64url")).toHaveLength(32);
  expect((await nextMailTo(email)).text).toContain(`http://localhost:4501/forgot-password#${ticket}`);
  const resets = await database.db.selectFrom("password_resets").selectAll().where("user_id", "=", userId).execute();
  expect(resets).toHaveLength(1);
  expect(resets[0]!.token_hash).toEqual(createHash("sha256").update(ticket).digest());
  expect(Math.round((resets[0]!.expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
});

test("decoy, replaced code, expired code or disabled user → no mail is sent", async () => {
  const { id: userId, email } = await aUser(database.db);
  const disabled = await aUser(database.db, { enabled: false });
  await send(await aCode({ userId: null }));
  await send(randomUUIDv7());
  await send(await aCode({ userId, minutes: -1 }));
  await send(await aCode({ userId: disabled.id }));
  // Sends a mail that must arrive, so that any earlier mail would have arrived before it.
  await send(await aCode({ userId }));
  await nextMailTo(email);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(disabled.email)).toHaveLength(0);
});

test("cleanup of accounts → deletes expired sessions, refresh tokens and codes, and keeps all others", async () => {
  const { db } = database;
  const { id: user_id } = await aUser(db);
  const days = (n: number) => new Date(Date.now() + n * 86_400_000);
  const session = async (values: { expires_at: Date; revoked_at?: Date }) => {
    const id = randomUUIDv7();
    await db
      .insertInto("sessions")
      .values({ id, user_id, ...values })
      .execute();
    return id;
  };
  const live = await session({ expires_at: days(10) });
  const endedLately = await session({ expires_at: days(10), revoked_at: days(-1) });
  await session({ expires_at: days(10), revoked_at: days(-31) });
  await session({ expires_at: days(-31) });
  const token = async (expires_at: Date, parent_id: string | null = null) => {
    const values = { session_id: live, token_hash: randomBytes(32), expires_at, parent_id };
    const { id } = await db.insertInto("refresh_tokens").values(values).returning("id").executeTakeFirstOrThrow();
    return id;
  };
  const head = await token(days(5), await token(days(-1)));
  await aCode({ userId: user_id, minutes: -1 });

  await accountRoutines[0]!.run(ctx);
  const sessions = await db.selectFrom("sessions").select("id").where("user_id", "=", user_id).orderBy("id").execute();
  expect(sessions.map(({ id }) => id)).toEqual([live, endedLately].toSorted());
  expect(await db.selectFrom("refresh_tokens").select("id").execute()).toEqual([{ id: head }]);
  const codesLeft = await db.selectFrom("one_time_codes").select("id").where("expires_at", "<", new Date()).execute();
  expect(codesLeft).toEqual([]);
});
