import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { openJobs, type JobQueue } from "@orbita/db";
import { events, jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { connectMail, createCodes, readSessionKeys } from "@orbita/platform";
import {
  aMember,
  aSpace,
  aUser,
  createDatabase,
  mailsTo,
  nextMailTo,
  serverUrl,
  testStorage,
  type TestDatabase,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
const webOrigin = "http://localhost:3000";
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;

beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  tools = { db: database.db, jobs, mail, codes, storage: testStorage(), webOrigin, log: silent };
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await database.drop();
});

const day = 86_400_000;

async function run(name: string, payload: Record<string, string>): Promise<void> {
  const handler = jobHandlers.find(({ job }) => job.name === name)!;
  await handler.run(workCtx(tools, name), payload, randomUUIDv7());
}

async function anInvitation({ language = "it", expires = day, tokenHash = randomBytes(32) } = {}) {
  const { id: spaceId, userId } = await aSpace(database.db, { name: "Lanterna\r\nBcc: victim@posta.example" });
  await database.db.updateTable("users").set({ language }).where("id", "=", userId).execute();
  const row = {
    id: randomUUIDv7(),
    space_id: spaceId,
    email: `${randomBytes(6).toString("hex")}@posta.example`,
    role: "recruiter" as const,
    link_id: randomUUIDv7(),
    token_hash: tokenHash,
    invited_by: userId,
    expires_at: new Date(Date.now() + expires),
  };
  await database.db.insertInto("invitations").values(row).execute();
  return row;
}
const send = ({ id, link_id }: { id: string; link_id: string }) =>
  run("members.sendInvitation", { invitationId: id, linkId: link_id });

test.each([
  { language: "it", subject: "Giulia Ferraris ti invita nello Space Lanterna", role: "Selezione" },
  { language: "en", subject: "Giulia Ferraris invited you to the Space Lanterna", role: "Recruiter" },
])(
  "invitation sent → mail in the inviter's language ($language), and the hash of its link is stored",
  async (expected) => {
    const invitation = await anInvitation({ language: expected.language });
    await send(invitation);
    const caught = await nextMailTo(invitation.email);
    expect(caught.subject).toContain(expected.subject);
    expect(caught.subject).not.toMatch(/[\r\n]/);
    expect(caught.text).toContain(expected.role);
    const [, token, address] = /\/invitation\/([\w-]{43})#(\S+)/.exec(caught.text)!;
    expect(decodeURIComponent(address!)).toBe(invitation.email);
    // Sending the mail replaces the hash in the invitation's row by the hash of the mailed link.
    const { token_hash } = await database.db
      .selectFrom("invitations")
      .select("token_hash")
      .where("id", "=", invitation.id)
      .executeTakeFirstOrThrow();
    expect(token_hash).toEqual(createHash("sha256").update(token!).digest());
    expect(await mailsTo("victim@posta.example")).toEqual([]);
  },
);

test("invitation expired, renewed or deleted before the mail is sent → no mail", async () => {
  const expired = await anInvitation({ expires: -1_000 });
  await send(expired);
  const renewed = await anInvitation();
  await send({ ...renewed, link_id: randomUUIDv7() });
  await send({ id: randomUUIDv7(), link_id: randomUUIDv7() });
  expect([await mailsTo(expired.email), await mailsTo(renewed.email)]).toEqual([[], []]);
});

test.each([
  { notice: "memberRoleChanged", it: "ora il tuo ruolo è", en: "your role is now" },
  { notice: "memberRemoved", it: "Non fai più parte", en: "You’re no longer" },
])("membership notice $notice → mail in the recipient's language", async ({ notice, ...subjects }) => {
  const { id: spaceId, userId: actorId } = await aSpace(database.db, { name: "Ortovivo" });
  for (const language of ["it", "en"] as const) {
    const { id: userId, email } = await aUser(database.db);
    await database.db.updateTable("users").set({ language }).where("id", "=", userId).execute();
    await run("members.sendNotice", { userId, spaceId, actorId, notice, role: "viewer" });
    const caught = await nextMailTo(email);
    expect(caught.subject).toContain(subjects[language]);
    expect(caught.text).toContain("Ortovivo");
  }
});

test("join request → the owner gets a mail with the requester's address and a link", async () => {
  const { id: spaceId, userId: ownerId } = await aSpace(database.db, { name: "Ortovivo" });
  const { email: to } = await database.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", ownerId)
    .executeTakeFirstOrThrow();
  const { id: userId, email } = await aUser(database.db);
  await run("members.sendJoinRequest", { userId, spaceId, ownerId });
  const caught = await nextMailTo(to);
  expect(caught.text).toContain(email);
  expect(caught.text).toMatch(/\/work\/[\w-]+\/members/);
});

test("sweep of invitations → deletes only expired invitations and join requests", async () => {
  const [old, young] = [await anInvitation({ expires: -1_000 }), await anInvitation()];
  const asked = async (ago: number) => {
    const { id: space_id } = await aSpace(database.db);
    const { id: user_id } = await aUser(database.db);
    const asked_at = new Date(Date.now() - ago);
    await database.db.insertInto("join_requests").values({ space_id, user_id, asked_at }).execute();
    return user_id;
  };
  const [past, today] = [await asked(day + 60_000), await asked(day - 60_000)];
  await routines.find(({ name }) => name === "members.sweep")!.run(workCtx(tools, "members.sweep"));
  const kept = (await database.db.selectFrom("invitations").select("id").execute()).map(({ id }) => id);
  expect([kept.includes(old.id), kept.includes(young.id)]).toEqual([false, true]);
  const asking = (await database.db.selectFrom("join_requests").select("user_id").execute()).map(
    ({ user_id }) => user_id,
  );
  expect([asking.includes(past), asking.includes(today)]).toEqual([false, true]);
});

test("membership changed → the user and the current members get a change event, and nobody else", async () => {
  const { id: spaceId, userId: owner } = await aSpace(database.db);
  const [member, gone] = [await aUser(database.db), await aUser(database.db)];
  await aMember(database.db, { spaceId, userId: member.id, role: "viewer" });
  const changed = events.find(({ name }) => name === "member.changed")!;
  const heard = await changed.announce!(database.db, [{ spaceId, userId: gone.id }]);
  expect(heard).toHaveLength(3);
  expect(heard).toEqual(
    expect.arrayContaining([
      { to: { userId: gone.id }, message: { type: "me.changed", id: gone.id } },
      { to: { userId: owner }, message: { type: "space.changed", id: spaceId } },
      { to: { userId: member.id }, message: { type: "space.changed", id: spaceId } },
    ]),
  );
});
