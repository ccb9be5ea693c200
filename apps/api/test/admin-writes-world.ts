import { randomUUIDv7 } from "node:crypto";
import { deadLetterOf, type Db } from "@orbita/db";
import { aChannel, aComment, aJobPost, anApplication, aPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { statement } from "./back-office-world.ts";
import type { ApiClient, TestApi } from "./harness.ts";
import { anInvoice } from "./invoices-world.ts";
import { aDraft } from "./skill-world.ts";

export const why = { reason: "Richiesta 4471" };

export type Walk = { readonly api: TestApi; readonly db: Db; readonly admin: ApiClient; readonly adminId: string };
type Case = (walk: Walk) => Promise<unknown>;

const one = (id: string) => ({ params: { id } });
const off = (id: string) => ({ params: { id, flag: "false" as const }, body: { statement } });
const flag = (id: string) => ({ params: { id, flag: "false" as const } });
const word = () => `voce ${randomUUIDv7()}`;
const mail = () => `${randomUUIDv7()}@posta.example`;

const aWord = async ({ admin }: Walk) => (await admin.vocabulary.create({ body: { type: "benefit", it: word() } }))!;
const aSkill = async ({ admin }: Walk) => (await admin.skills.create({ body: aDraft(word()) }))!;
async function aSuggestion({ api, db }: Walk) {
  const client = await api.as((await aUser(db)).id);
  await client.skills.suggest({ body: { name: word(), language: "it" } });
  const { id } = await db
    .selectFrom("skill_suggestions")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
const housePost = async ({ admin }: Walk) => (await admin.adminPosts.create({ body: { text: word() } }))!;
const somePost = async ({ db }: Walk) => (await aPost(db)).id;
const someComment = async ({ db }: Walk) => (await aComment(db, { postId: (await aPost(db)).id })).id;
const someChannel = async ({ db }: Walk) => (await aChannel(db)).id;
const someone = async ({ db }: Walk) => (await aUser(db)).id;
const someSpace = async ({ db }: Walk) => (await aSpace(db)).id;
const someJobPost = async ({ db }: Walk) =>
  (await aJobPost(db, { spaceId: (await aSpace(db)).id, status: "draft" })).id;
async function someApplication({ db }: Walk) {
  const { id: spaceId } = await aSpace(db);
  const { id: jobPostId } = await aJobPost(db, { spaceId, status: "published" });
  const { id: talentId } = await aUser(db);
  return (await anApplication(db, { spaceId, jobPostId, talentId, status: "rejected" })).id;
}
const someResume = async ({ db }: Walk) => {
  const { id } = await aUser(db);
  return db.selectFrom("resumes").select(["id", "version"]).where("owner_id", "=", id).executeTakeFirstOrThrow();
};
async function aContact({ db }: Walk) {
  const id = randomUUIDv7();
  const said = { name: "Ada", email: mail(), topic: "other", message: "Buongiorno", language: "it" };
  await db
    .insertInto("contact_requests")
    .values({ id, ...said })
    .execute();
  return id;
}
const queue = "accounts.sendNotice";
async function aDeadLetter({ api, db }: Walk) {
  const id = (await api.jobs.boss.send(deadLetterOf(queue), { userId: randomUUIDv7(), notice: "x", params: {} }))!;
  await sql`update pgboss.job set source_name = ${queue}, source_retry_count = 4 where id = ${id}`.execute(db);
  return id;
}
const aRun = async ({ admin }: Walk) =>
  (await admin.backOffice.export({ params: { kind: "contact" }, body: {} }, why))!.id;
const month = { body: { month: "2020-01" } };
const pdf = () => new File(["%PDF-1.4\n%%EOF"], "cv.pdf", { type: "application/pdf" });
const receipt = () => new File(["<nothing/>"], "IT01234567890_00001_RC_001.xml", { type: "text/xml" });
async function aProposal(w: Walk) {
  const id = randomUUIDv7();
  const people = await Promise.all([1, 2, 3].map(() => someone(w)));
  await w.db
    .insertInto("channel_proposals")
    .values({ id, user_id: await someone(w), name: "Verricelli", why: "Se ne parla molto.", people })
    .execute();
  return id;
}

/** A successful call for every admin route that writes. A new route without one fails the test. */
export const cases: Record<string, Case> = {
  "vocabulary.create": (w) => w.admin.vocabulary.create({ body: { type: "benefit", it: word() } }, why),
  "vocabulary.change": async (w) =>
    w.admin.vocabulary.change({ ...one((await aWord(w)).id), body: { it: word() } }, why),
  "vocabulary.remove": async (w) => w.admin.vocabulary.remove(one((await aWord(w)).id), why),
  "vocabulary.merge": async (w) =>
    w.admin.vocabulary.merge({ ...one((await aWord(w)).id), body: { into: (await aWord(w)).id } }, why),
  "vocabulary.undoMerge": async (w) => {
    const merge = await w.admin.vocabulary.merge({ ...one((await aWord(w)).id), body: { into: (await aWord(w)).id } });
    return w.admin.vocabulary.undoMerge(one(merge!.id), why);
  },
  "vocabulary.import": (w) =>
    w.admin.vocabulary.import(
      { body: { type: "benefit", rows: [{ code: `benefit_${randomUUIDv7().slice(-12)}`, it: word(), en: null }] } },
      why,
    ),
  "skills.approve": async (w) => w.admin.skills.approve({ ...one(await aSuggestion(w)), body: aDraft(word()) }, why),
  "skills.decline": async (w) => w.admin.skills.decline({ ...one(await aSuggestion(w)), body: {} }, why),
  "skills.create": (w) => w.admin.skills.create({ body: aDraft(word()) }, why),
  "skills.change": async (w) => w.admin.skills.change({ ...one((await aSkill(w)).id), body: { it: word() } }, why),
  "skills.merge": async (w) =>
    w.admin.skills.merge({ ...one((await aSkill(w)).id), body: { into: (await aSkill(w)).id } }, why),
  "adminInvoices.change": async (w) =>
    w.admin.adminInvoices.change({ ...one((await anInvoice(w.db)).id), body: { version: 1, note: "Vista" } }, why),
  "adminInvoices.enable": async (w) => w.admin.adminInvoices.enable(flag((await anInvoice(w.db)).id), why),
  "adminInvoices.credit": async (w) =>
    w.admin.adminInvoices.credit(
      { ...one((await anInvoice(w.db)).id), body: { reason: "Storno concordato", netCents: 100 } },
      why,
    ),
  "adminInvoices.reissue": async (w) => {
    const { id } = await anInvoice(w.db);
    await w.db.updateTable("invoices").set({ sdi: "rejected" }).where("id", "=", id).execute();
    return w.admin.adminInvoices.reissue(one(id), why);
  },
  "adminInvoices.receipts": (w) => w.admin.adminInvoices.receipts({ body: {}, files: [receipt()] }, why),
  "adminInvoices.triggerInstances": (w) => w.admin.adminInvoices.triggerInstances(month, why),
  "adminInvoices.trigger": (w) => w.admin.adminInvoices.trigger(month, why),
  "adminInvoices.triggerPayment": (w) => w.admin.adminInvoices.triggerPayment(month, why),
  "contracts.change": async (w) => {
    const id = await someSpace(w);
    const { version } = await w.db
      .selectFrom("contracts")
      .select("version")
      .where("space_id", "=", id)
      .executeTakeFirstOrThrow();
    return w.admin.contracts.change({ ...one(id), body: { version, freeSlots: 9 } }, why);
  },
  "resumeUploads.parseForUser": async (w) =>
    w.admin.resumeUploads.parseForUser({ ...one(await someone(w)), body: {}, files: [pdf()] }, why),
  "adminPosts.create": (w) => w.admin.adminPosts.create({ body: { text: word() } }, why),
  "adminPosts.edit": async (w) =>
    w.admin.adminPosts.edit({ ...one((await housePost(w)).id), body: { text: word(), version: 1 } }, why),
  "adminPosts.like": async (w) => w.admin.adminPosts.like({ ...one(await somePost(w)), body: {} }, why),
  "adminPosts.change": async (w) =>
    w.admin.adminPosts.change({ ...one(await somePost(w)), body: { text: "Meno", version: 1 } }, why),
  "adminPosts.remove": async (w) => w.admin.adminPosts.remove(one(await somePost(w)), why),
  "adminPosts.enable": async (w) => w.admin.adminPosts.enable(flag(await somePost(w)), why),
  "comments.redact": async (w) =>
    w.admin.comments.redact({ ...one(await someComment(w)), body: { text: "Meno", version: 1 } }, why),
  "comments.erase": async (w) => w.admin.comments.erase(one(await someComment(w)), why),
  "comments.enable": async (w) => w.admin.comments.enable(flag(await someComment(w)), why),
  "adminChannels.create": (w) =>
    w.admin.adminChannels.create(
      { body: { name: "Stanza", url: `stanza-${randomUUIDv7().slice(-12)}`, topic: "trade" } },
      why,
    ),
  "adminChannels.change": async (w) =>
    w.admin.adminChannels.change({ ...one(await someChannel(w)), body: { description: word(), version: 1 } }, why),
  "adminChannels.remove": async (w) => w.admin.adminChannels.remove(one(await someChannel(w)), why),
  "adminChannels.enable": async (w) => w.admin.adminChannels.enable(flag(await someChannel(w)), why),
  "adminChannels.answerProposal": async (w) =>
    w.admin.adminChannels.answerProposal({ ...one(await aProposal(w)), body: { accepted: false } }, why),
  "moderation.open": async (w) => w.admin.moderation.open({ body: { kind: "post", id: await somePost(w) } }, why),
  "moderation.decide": async (w) => {
    const { id, version } = (await w.admin.moderation.open({ body: { kind: "post", id: await somePost(w) } }))!;
    return w.admin.moderation.decide({ ...one(id), body: { ...statement, decision: "disabled", version } }, why);
  },
  "adminUser.change": async (w) =>
    w.admin.adminUser.change(
      { ...one(await someone(w)), body: { firstName: "Rita", version: 1 } as { version: number } },
      why,
    ),
  "adminUser.remove": async (w) => w.admin.adminUser.remove(one(await someone(w)), why),
  "adminUser.enable": async (w) => w.admin.adminUser.enable(off(await someone(w)), why),
  "adminSpace.change": async (w) =>
    w.admin.adminSpace.change(
      { ...one(await someSpace(w)), body: { name: word(), version: 1 } as { version: number } },
      why,
    ),
  "adminSpace.remove": async (w) => w.admin.adminSpace.remove(one(await someSpace(w)), why),
  "adminSpace.enable": async (w) => w.admin.adminSpace.enable(off(await someSpace(w)), why),
  "adminJobpost.change": async (w) =>
    w.admin.adminJobpost.change(
      { ...one(await someJobPost(w)), body: { title: "Sviluppatrice", version: 1 } as { version: number } },
      why,
    ),
  "adminJobpost.remove": async (w) => w.admin.adminJobpost.remove(one(await someJobPost(w)), why),
  "adminJobpost.enable": async (w) => w.admin.adminJobpost.enable(off(await someJobPost(w)), why),
  "adminApplication.change": async (w) => {
    const id = await someApplication(w);
    const { version } = (await w.admin.adminApplication.read(one(id), why))!;
    return w.admin.adminApplication.change(
      { ...one(id), body: { motivation: word(), version } as { version: number } },
      why,
    );
  },
  "adminApplication.remove": async (w) => w.admin.adminApplication.remove(one(await someApplication(w)), why),
  "adminApplication.enable": async (w) => w.admin.adminApplication.enable(off(await someApplication(w)), why),
  "adminResume.change": async (w) => {
    const { id, version } = await someResume(w);
    return w.admin.adminResume.change(
      { ...one(id), body: { headline: "Saldatrice", version } as { version: number } },
      why,
    );
  },
  "adminResume.remove": async (w) => w.admin.adminResume.remove(one((await someResume(w)).id), why),
  "adminResume.enable": async (w) => w.admin.adminResume.enable(off((await someResume(w)).id), why),
  "adminContact.remove": async (w) => w.admin.adminContact.remove(one(await aContact(w)), why),
  "backOffice.register": (w) =>
    w.admin.backOffice.register({ body: { email: mail(), firstName: "Ada", lastName: "Negri" } }, why),
  "backOffice.scopes": async (w) =>
    w.admin.backOffice.scopes({ ...one(await someone(w)), body: { admin: true, version: 1 } }, why),
  "backOffice.keepView": (w) =>
    w.admin.backOffice.keepView({ body: { kind: "user", name: word().slice(0, 40), query: "q=a" } }, why),
  "backOffice.dropView": async (w) => {
    const { id } = (await w.admin.backOffice.keepView({
      body: { kind: "user", name: word().slice(0, 40), query: "q=a" },
    }))!;
    return w.admin.backOffice.dropView(one(id), why);
  },
  "backOffice.bulk": async (w) =>
    w.admin.backOffice.bulk(
      { params: { kind: "contact" }, body: { act: "remove", ids: [await aContact(w)], count: 1 } },
      why,
    ),
  "backOffice.export": (w) => w.admin.backOffice.export({ params: { kind: "contact" }, body: {} }, why),
  "runs.stop": async (w) => w.admin.runs.stop(one(await aRun(w)), why),
  "operations.rerunAll": async (w) => {
    await aDeadLetter(w);
    return w.admin.operations.rerunAll({ params: { queue } }, why);
  },
  "operations.rerun": async (w) => w.admin.operations.rerun({ params: { queue, id: await aDeadLetter(w) } }, why),
  "operations.discard": async (w) => w.admin.operations.discard({ params: { queue, id: await aDeadLetter(w) } }, why),
  "operations.reindex": (w) => w.admin.operations.reindex({ params: { name: "spaces" } }, why),
  "operations.changeMaintenance": async (w) => {
    const { version } = await w.db.selectFrom("maintenance").select("version").executeTakeFirstOrThrow();
    return w.admin.operations.changeMaintenance({ body: { version, message: { it: word(), en: word() } } }, why);
  },
};

/** Admin routes that write no history row, each with the reason why `admin_acts` is enough. */
export const withoutHistory: Record<string, string> = {
  "adminInvoices.receipts": "the invoice has the history, where a receipt is of one",
  "adminPosts.like": "that the house likes something, which says who in admin_acts",
};
/** Always refused, so `admin_acts` never contains it. */
export const neverDone = ["adminInvoices.remove"];
