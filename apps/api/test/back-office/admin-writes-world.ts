import { randomUUIDv7 } from "node:crypto";
import { deadLetterOf, type Db } from "@orbita/db";
import { aChannel, aComment, aJobPost, anApplication, aPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { statement } from "../support/back-office-world.ts";
import type { ApiClient, TestApi } from "../support/harness.ts";
import { anInvoice } from "../support/invoices-world.ts";
import { aDraft } from "../support/skill-world.ts";

export const writeReason = { reason: "Richiesta 4471" };

export type AdminWriteWorld = {
  readonly api: TestApi;
  readonly db: Db;
  readonly admin: ApiClient;
  readonly adminId: string;
};
type AdminWriteCase = (walk: AdminWriteWorld) => Promise<unknown>;

const one = (id: string) => ({ params: { id } });
const off = (id: string) => ({ params: { id, flag: "false" as const }, body: { statement } });
const flag = (id: string) => ({ params: { id, flag: "false" as const } });
const word = () => `voce ${randomUUIDv7()}`;
const mail = () => `${randomUUIDv7()}@posta.example`;

const aWord = async ({ admin }: AdminWriteWorld) =>
  (await admin.vocabulary.create({ body: { type: "benefit", it: word() } }))!;
const aSkill = async ({ admin }: AdminWriteWorld) => (await admin.skills.create({ body: aDraft(word()) }))!;
async function aSuggestion({ api, db }: AdminWriteWorld) {
  const client = await api.as((await aUser(db)).id);
  await client.skills.suggest({ body: { name: word(), language: "it" } });
  const { id } = await db
    .selectFrom("skill_suggestions")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
const housePost = async ({ admin }: AdminWriteWorld) => (await admin.adminPosts.create({ body: { text: word() } }))!;
const somePost = async ({ db }: AdminWriteWorld) => (await aPost(db)).id;
const someComment = async ({ db }: AdminWriteWorld) => (await aComment(db, { postId: (await aPost(db)).id })).id;
const someChannel = async ({ db }: AdminWriteWorld) => (await aChannel(db)).id;
const someone = async ({ db }: AdminWriteWorld) => (await aUser(db)).id;
const someSpace = async ({ db }: AdminWriteWorld) => (await aSpace(db)).id;
const someJobPost = async ({ db }: AdminWriteWorld) =>
  (await aJobPost(db, { spaceId: (await aSpace(db)).id, status: "draft" })).id;
async function someApplication({ db }: AdminWriteWorld) {
  const { id: spaceId } = await aSpace(db);
  const { id: jobPostId } = await aJobPost(db, { spaceId, status: "published" });
  const { id: talentId } = await aUser(db);
  return (await anApplication(db, { spaceId, jobPostId, talentId, status: "rejected" })).id;
}
const someResume = async ({ db }: AdminWriteWorld) => {
  const { id } = await aUser(db);
  return db.selectFrom("resumes").select(["id", "version"]).where("owner_id", "=", id).executeTakeFirstOrThrow();
};
async function aContact({ db }: AdminWriteWorld) {
  const id = randomUUIDv7();
  const said = { name: "Ada", email: mail(), topic: "other", message: "Buongiorno", language: "it" };
  await db
    .insertInto("contact_requests")
    .values({ id, ...said })
    .execute();
  return id;
}
const queue = "accounts.sendNotice";
async function aDeadLetter({ api, db }: AdminWriteWorld) {
  const id = (await api.jobs.boss.send(deadLetterOf(queue), { userId: randomUUIDv7(), notice: "x", params: {} }))!;
  await sql`update pgboss.job set source_name = ${queue}, source_retry_count = 4 where id = ${id}`.execute(db);
  return id;
}
const aRun = async ({ admin }: AdminWriteWorld) =>
  (await admin.backOffice.export({ params: { kind: "contact" }, body: {} }, writeReason))!.id;
const month = { body: { month: "2020-01" } };
const pdf = () => new File(["%PDF-1.4\n%%EOF"], "cv.pdf", { type: "application/pdf" });
const receipt = () => new File(["<nothing/>"], "IT01234567890_00001_RC_001.xml", { type: "text/xml" });
async function aProposal(w: AdminWriteWorld) {
  const id = randomUUIDv7();
  const people = await Promise.all([1, 2, 3].map(() => someone(w)));
  await w.db
    .insertInto("channel_proposals")
    .values({ id, user_id: await someone(w), name: "Verricelli", why: "Se ne parla molto.", people })
    .execute();
  return id;
}

/** A successful call of every admin route that writes. admin-writes.test.ts fails if a new route has no call here. */
export const cases: Record<string, AdminWriteCase> = {
  "vocabulary.create": (w) => w.admin.vocabulary.create({ body: { type: "benefit", it: word() } }, writeReason),
  "vocabulary.change": async (w) =>
    w.admin.vocabulary.change({ ...one((await aWord(w)).id), body: { it: word() } }, writeReason),
  "vocabulary.remove": async (w) => w.admin.vocabulary.remove(one((await aWord(w)).id), writeReason),
  "vocabulary.merge": async (w) =>
    w.admin.vocabulary.merge({ ...one((await aWord(w)).id), body: { into: (await aWord(w)).id } }, writeReason),
  "vocabulary.undoMerge": async (w) => {
    const merge = await w.admin.vocabulary.merge({ ...one((await aWord(w)).id), body: { into: (await aWord(w)).id } });
    return w.admin.vocabulary.undoMerge(one(merge!.id), writeReason);
  },
  "vocabulary.import": (w) =>
    w.admin.vocabulary.import(
      { body: { type: "benefit", rows: [{ code: `benefit_${randomUUIDv7().slice(-12)}`, it: word(), en: null }] } },
      writeReason,
    ),
  "skills.approve": async (w) =>
    w.admin.skills.approve({ ...one(await aSuggestion(w)), body: aDraft(word()) }, writeReason),
  "skills.decline": async (w) => w.admin.skills.decline({ ...one(await aSuggestion(w)), body: {} }, writeReason),
  "skills.create": (w) => w.admin.skills.create({ body: aDraft(word()) }, writeReason),
  "skills.change": async (w) =>
    w.admin.skills.change({ ...one((await aSkill(w)).id), body: { it: word() } }, writeReason),
  "skills.merge": async (w) =>
    w.admin.skills.merge({ ...one((await aSkill(w)).id), body: { into: (await aSkill(w)).id } }, writeReason),
  "adminInvoices.change": async (w) =>
    w.admin.adminInvoices.change(
      { ...one((await anInvoice(w.db)).id), body: { version: 1, note: "Vista" } },
      writeReason,
    ),
  "adminInvoices.enable": async (w) => w.admin.adminInvoices.enable(flag((await anInvoice(w.db)).id), writeReason),
  "adminInvoices.credit": async (w) =>
    w.admin.adminInvoices.credit(
      { ...one((await anInvoice(w.db)).id), body: { reason: "Storno concordato", netCents: 100 } },
      writeReason,
    ),
  "adminInvoices.reissue": async (w) => {
    const { id } = await anInvoice(w.db);
    await w.db.updateTable("invoices").set({ sdi: "rejected" }).where("id", "=", id).execute();
    return w.admin.adminInvoices.reissue(one(id), writeReason);
  },
  "adminInvoices.receipts": (w) => w.admin.adminInvoices.receipts({ body: {}, files: [receipt()] }, writeReason),
  "adminInvoices.triggerInstances": (w) => w.admin.adminInvoices.triggerInstances(month, writeReason),
  "adminInvoices.trigger": (w) => w.admin.adminInvoices.trigger(month, writeReason),
  "adminInvoices.triggerPayment": (w) => w.admin.adminInvoices.triggerPayment(month, writeReason),
  "contracts.change": async (w) => {
    const id = await someSpace(w);
    const { version } = await w.db
      .selectFrom("contracts")
      .select("version")
      .where("space_id", "=", id)
      .executeTakeFirstOrThrow();
    return w.admin.contracts.change({ ...one(id), body: { version, freeSlots: 9 } }, writeReason);
  },
  "resumeUploads.parseForUser": async (w) =>
    w.admin.resumeUploads.parseForUser({ ...one(await someone(w)), body: {}, files: [pdf()] }, writeReason),
  "adminPosts.create": (w) => w.admin.adminPosts.create({ body: { text: word() } }, writeReason),
  "adminPosts.edit": async (w) =>
    w.admin.adminPosts.edit({ ...one((await housePost(w)).id), body: { text: word(), version: 1 } }, writeReason),
  "adminPosts.like": async (w) => w.admin.adminPosts.like({ ...one(await somePost(w)), body: {} }, writeReason),
  "adminPosts.change": async (w) =>
    w.admin.adminPosts.change({ ...one(await somePost(w)), body: { text: "Meno", version: 1 } }, writeReason),
  "adminPosts.remove": async (w) => w.admin.adminPosts.remove(one(await somePost(w)), writeReason),
  "adminPosts.enable": async (w) => w.admin.adminPosts.enable(flag(await somePost(w)), writeReason),
  "comments.redact": async (w) =>
    w.admin.comments.redact({ ...one(await someComment(w)), body: { text: "Meno", version: 1 } }, writeReason),
  "comments.erase": async (w) => w.admin.comments.erase(one(await someComment(w)), writeReason),
  "comments.enable": async (w) => w.admin.comments.enable(flag(await someComment(w)), writeReason),
  "adminChannels.create": (w) =>
    w.admin.adminChannels.create(
      { body: { name: "Stanza", url: `stanza-${randomUUIDv7().slice(-12)}`, topic: "trade" } },
      writeReason,
    ),
  "adminChannels.change": async (w) =>
    w.admin.adminChannels.change(
      { ...one(await someChannel(w)), body: { description: word(), version: 1 } },
      writeReason,
    ),
  "adminChannels.remove": async (w) => w.admin.adminChannels.remove(one(await someChannel(w)), writeReason),
  "adminChannels.enable": async (w) => w.admin.adminChannels.enable(flag(await someChannel(w)), writeReason),
  "adminChannels.answerProposal": async (w) =>
    w.admin.adminChannels.answerProposal({ ...one(await aProposal(w)), body: { accepted: false } }, writeReason),
  "moderation.open": async (w) =>
    w.admin.moderation.open({ body: { kind: "post", id: await somePost(w) } }, writeReason),
  "moderation.decide": async (w) => {
    const { id, version } = (await w.admin.moderation.open({ body: { kind: "post", id: await somePost(w) } }))!;
    return w.admin.moderation.decide(
      { ...one(id), body: { ...statement, decision: "disabled", version } },
      writeReason,
    );
  },
  "adminUser.change": async (w) =>
    w.admin.adminUser.change(
      { ...one(await someone(w)), body: { firstName: "Rita", version: 1 } as { version: number } },
      writeReason,
    ),
  "adminUser.remove": async (w) => w.admin.adminUser.remove(one(await someone(w)), writeReason),
  "adminUser.enable": async (w) => w.admin.adminUser.enable(off(await someone(w)), writeReason),
  "adminSpace.change": async (w) =>
    w.admin.adminSpace.change(
      { ...one(await someSpace(w)), body: { name: word(), version: 1 } as { version: number } },
      writeReason,
    ),
  "adminSpace.remove": async (w) => w.admin.adminSpace.remove(one(await someSpace(w)), writeReason),
  "adminSpace.enable": async (w) => w.admin.adminSpace.enable(off(await someSpace(w)), writeReason),
  "adminJobpost.change": async (w) =>
    w.admin.adminJobpost.change(
      { ...one(await someJobPost(w)), body: { title: "Sviluppatrice", version: 1 } as { version: number } },
      writeReason,
    ),
  "adminJobpost.remove": async (w) => w.admin.adminJobpost.remove(one(await someJobPost(w)), writeReason),
  "adminJobpost.enable": async (w) => w.admin.adminJobpost.enable(off(await someJobPost(w)), writeReason),
  "adminApplication.change": async (w) => {
    const id = await someApplication(w);
    const { version } = (await w.admin.adminApplication.read(one(id), writeReason))!;
    return w.admin.adminApplication.change(
      { ...one(id), body: { motivation: word(), version } as { version: number } },
      writeReason,
    );
  },
  "adminApplication.remove": async (w) => w.admin.adminApplication.remove(one(await someApplication(w)), writeReason),
  "adminApplication.enable": async (w) => w.admin.adminApplication.enable(off(await someApplication(w)), writeReason),
  "adminResume.change": async (w) => {
    const { id, version } = await someResume(w);
    return w.admin.adminResume.change(
      { ...one(id), body: { headline: "Saldatrice", version } as { version: number } },
      writeReason,
    );
  },
  "adminResume.remove": async (w) => w.admin.adminResume.remove(one((await someResume(w)).id), writeReason),
  "adminResume.enable": async (w) => w.admin.adminResume.enable(off((await someResume(w)).id), writeReason),
  "adminContact.remove": async (w) => w.admin.adminContact.remove(one(await aContact(w)), writeReason),
  "backOffice.register": (w) =>
    w.admin.backOffice.register({ body: { email: mail(), firstName: "Ada", lastName: "Negri" } }, writeReason),
  "backOffice.scopes": async (w) =>
    w.admin.backOffice.scopes({ ...one(await someone(w)), body: { admin: true, version: 1 } }, writeReason),
  "backOffice.keepView": (w) =>
    w.admin.backOffice.keepView({ body: { kind: "user", name: word().slice(0, 40), query: "q=a" } }, writeReason),
  "backOffice.dropView": async (w) => {
    const { id } = (await w.admin.backOffice.keepView({
      body: { kind: "user", name: word().slice(0, 40), query: "q=a" },
    }))!;
    return w.admin.backOffice.dropView(one(id), writeReason);
  },
  "backOffice.bulk": async (w) =>
    w.admin.backOffice.bulk(
      { params: { kind: "contact" }, body: { act: "remove", ids: [await aContact(w)], count: 1 } },
      writeReason,
    ),
  "backOffice.export": (w) => w.admin.backOffice.export({ params: { kind: "contact" }, body: {} }, writeReason),
  "runs.stop": async (w) => w.admin.runs.stop(one(await aRun(w)), writeReason),
  "operations.rerunAll": async (w) => {
    await aDeadLetter(w);
    return w.admin.operations.rerunAll({ params: { queue } }, writeReason);
  },
  "operations.rerun": async (w) =>
    w.admin.operations.rerun({ params: { queue, id: await aDeadLetter(w) } }, writeReason),
  "operations.discard": async (w) =>
    w.admin.operations.discard({ params: { queue, id: await aDeadLetter(w) } }, writeReason),
  "operations.reindex": (w) => w.admin.operations.reindex({ params: { name: "spaces" } }, writeReason),
  "installation.change": async (w) => {
    const { version } = (await w.admin.installation.read({}))!;
    return w.admin.installation.change({ body: { version, authorityEmail: "autorita@posta.example" } }, writeReason);
  },
  "operations.changeMaintenance": async (w) => {
    const { version } = await w.db.selectFrom("maintenance").select("version").executeTakeFirstOrThrow();
    return w.admin.operations.changeMaintenance(
      { body: { version, message: { it: word(), en: word() } } },
      writeReason,
    );
  },
};

/** Admin routes that write no history row, each with the reason why `admin_acts` is enough. */
export const withoutHistory: Record<string, string> = {
  "adminInvoices.receipts": "the invoice has the history, where a receipt is of one",
  "adminPosts.like": "that the house likes something, which says who in admin_acts",
};
/** Admin routes that are always refused, so `admin_acts` never contains them. */
export const neverDone = ["adminInvoices.remove"];
