import { randomUUIDv7 } from "node:crypto";
import { readHistory } from "@orbita/db";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

type ContactRequestOptions = {
  state?: "sent" | "accepted" | "declined" | "withdrawn";
  note?: string;
  expiresAt?: Date;
};

async function aContactRequest({ state = "sent", note, expiresAt = bench.daysAgo(-14) }: ContactRequestOptions = {}) {
  const { db } = bench;
  const space = await aSpace(db, { name: "Lanterna Software" });
  const [talent, recruiter] = [await aUser(db), await aUser(db)];
  await aMember(db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  await db.updateTable("users").set({ phone: "+39010555123" }).where("id", "=", talent.id).execute();
  const id = randomUUIDv7();
  const { id: resumeId } = await db
    .selectFrom("resumes")
    .select("id")
    .where("owner_id", "=", talent.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("contact_offers")
    .values({
      id,
      space_id: space.id,
      resume_id: resumeId,
      made_by: recruiter.id,
      title: "Sviluppo backend Java",
      salary_min: 32_000,
      salary_max: 40_000,
      contract_type: "contract_type_full",
      contract_economic_type: "contract_economic_type_permanent",
      workplace_type: "workplace_type_hybrid",
      city: "Genova",
      message: "Le tue righe\nci hanno <colpito>.",
      state,
      note: note ?? null,
      answered_at: note ? new Date() : null,
      expires_at: expiresAt,
    })
    .execute();
  return { id, space, talent, recruiter };
}

async function tell(userId: string, kind: "offer.received" | "offer.answered", offerId: string) {
  const id = randomUUIDv7();
  const data = JSON.stringify({ offerId });
  await bench.db
    .insertInto("notifications")
    .values({ id, user_id: userId, kind, data, key: `${kind}:${offerId}`, here: true, created_at: new Date() })
    .execute();
  await bench.run("notifications.sendMail", { id });
}

test("contact request received → mail in the talent's language with terms, sender and link", async () => {
  const { id, talent } = await aContactRequest();
  await bench.speak(talent.id, "it");
  await tell(talent.id, "offer.received", id);
  const [mail, ...others] = await bench.mailsOf(talent);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("Lanterna Software vorrebbe contattarti");
  for (const words of ["32.000", "40.000", "Genova", "ci hanno <colpito>.", `${webOrigin}/contact-requests?id=${id}`])
    expect(mail!.text).toContain(words);
  const english = await aContactRequest();
  await bench.speak(english.talent.id, "en");
  await tell(english.talent.id, "offer.received", english.id);
  const [other] = await bench.mailsOf(english.talent);
  expect(other!.subject).toBe("Lanterna Software would like to contact you");
  expect(other!.text).toContain(`${webOrigin}/en/contact-requests?id=${english.id}`);
});

test("contact request withdrawn, expired or of a closed Space → no mail", async () => {
  const back = await aContactRequest({ state: "withdrawn" });
  const over = await aContactRequest({ expiresAt: bench.daysAgo(1) });
  const closed = await aContactRequest();
  await bench.db.updateTable("spaces").set({ enabled: false }).where("id", "=", closed.space.id).execute();
  for (const { id, talent } of [back, over, closed]) {
    await tell(talent.id, "offer.received", id);
    expect(await bench.mailsOf(talent)).toEqual([]);
  }
});

test("contact request answered → mail to its author without the talent's contacts; author left the Space → no mail", async () => {
  const yes = await aContactRequest({ state: "accepted", note: "Dopo le 18" });
  await bench.speak(yes.recruiter.id, "it");
  await tell(yes.recruiter.id, "offer.answered", yes.id);
  const [mail] = await bench.mailsOf(yes.recruiter);
  expect(mail!.subject).toBe("Richiesta di contatto per “Sviluppo backend Java” accettata");
  expect(mail!.text).toContain("Dopo le 18");
  expect(mail!.text).toContain(`/contact-requests?id=${yes.id}`);
  for (const secret of [yes.talent.email, "010555123"]) expect(mail!.text).not.toContain(secret);

  const no = await aContactRequest({ state: "declined" });
  await bench.speak(no.recruiter.id, "en");
  await tell(no.recruiter.id, "offer.answered", no.id);
  expect((await bench.mailsOf(no.recruiter))[0]!.subject).toBe("Contact request for “Sviluppo backend Java” declined");

  const left = await aContactRequest({ state: "accepted" });
  await bench.db.deleteFrom("members").where("user_id", "=", left.recruiter.id).execute();
  await tell(left.recruiter.id, "offer.answered", left.id);
  expect(await bench.mailsOf(left.recruiter)).toEqual([]);
});

test("unanswered contact request past its date → expires once, with one change event and no notification", async () => {
  const over = await aContactRequest({ expiresAt: bench.daysAgo(0.01) });
  const [open, yes] = [
    await aContactRequest(),
    await aContactRequest({ state: "accepted", expiresAt: bench.daysAgo(1) }),
  ];
  const run = () => bench.routine("contactRequests.expire");
  await Promise.all([run(), run()]);
  await run();
  const states = await bench.db
    .selectFrom("contact_offers")
    .select(["id", "state"])
    .where("id", "in", [over.id, open.id, yes.id])
    .execute();
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [over.id]: "expired",
    [open.id]: "sent",
    [yes.id]: "accepted",
  });
  const told = await bench.db
    .selectFrom("outbox")
    .select("payload")
    .where("name", "=", "contactRequest.changed")
    .execute();
  const payload = { id: over.id, spaceId: over.space.id, talentId: over.talent.id };
  expect(told.filter((row) => (row.payload as { id: string }).id === over.id)).toEqual([{ payload }]);
  for (const { id } of [over.talent, over.recruiter]) expect(await bench.toldTo(id)).toEqual([]);
});

test("talent erased → contact requests to the talent deleted, and the history contains none of the talent's text", async () => {
  const { id, talent, space } = await aContactRequest({ state: "declined", note: "Zanichelli dice no" });
  await bench.db
    .updateTable("users")
    .set({ deletes_at: bench.daysAgo(1) })
    .where("id", "=", talent.id)
    .execute();
  await bench.routine("accounts.erase");
  expect(await bench.db.selectFrom("contact_offers").select("id").where("id", "=", id).execute()).toEqual([]);
  expect(JSON.stringify(await readHistory(bench.db, "contact_offers", id))).not.toContain("Zanichelli");
  const { rows } = await sql`select from history where before::text like '%Zanichelli%'`.execute(bench.db);
  expect(rows).toEqual([]);
  expect(await bench.toldTo(space.userId)).toEqual([]);
});
