import { randomUUIDv7 } from "node:crypto";
import { connectMail } from "@orbita/platform";
import { aUser, freePort, headersOf, mailsTo } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const day = 86_400_000;
const late = { replyBy: new Date(Date.now() - day), blind: true };
const remind = () => bench.routine("applications.remindOfAnswers");
const want = (userId: string, notifications: object) =>
  bench.db
    .insertInto("user_settings")
    .values({ user_id: userId, notifications: JSON.stringify(notifications) })
    .execute();

test("notification settings → the notification appears in the app, by mail, in both or in neither", async () => {
  const both = await anApplicationCase(bench, late);
  const [onlyHere, onlyMail, nothing] = [
    await anApplicationCase(bench, late),
    await anApplicationCase(bench, late),
    await anApplicationCase(bench, late),
  ];
  await want(onlyHere.talent.id, { "application.late": { email: false } });
  await want(onlyMail.talent.id, { "application.late": { here: false } });
  await want(nothing.talent.id, { "application.late": { here: false, email: false } });
  await remind();
  const seen = async ({ talent }: typeof both) => [
    (await bench.toldTo(talent.id)).map(({ here }) => here),
    (await bench.mailsOf(talent)).length,
  ];
  expect(await seen(both)).toEqual([[true], 1]);
  expect(await seen(onlyHere)).toEqual([[true], 0]);
  expect(await seen(onlyMail)).toEqual([[false], 1]);
  expect(await seen(nothing)).toEqual([[], 0]);
});

test("recipient opted out, disabled, leaving or unverified before sending → no mail; address changed → mail to the new address", async () => {
  const cases = [];
  for (let count = 0; count < 5; count++) cases.push(await anApplicationCase(bench, late));
  await remind();
  const [quiet, disabled, leaving, unverified, moved] = cases.map(({ talent }) => talent);
  await want(quiet!.id, { "application.late": { email: false } });
  const change = (id: string, values: object) =>
    bench.db.updateTable("users").set(values).where("id", "=", id).execute();
  await change(disabled!.id, { enabled: false });
  await change(leaving!.id, { deletes_at: new Date() });
  await change(unverified!.id, { email_verified_at: null });
  for (const talent of [quiet!, disabled!, leaving!, unverified!]) expect(await bench.mailsOf(talent)).toEqual([]);
  const email = `${randomUUIDv7()}@posta.example`;
  await change(moved!.id, { email });
  expect(await bench.mailsOf(moved!)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("mail server unavailable → the job fails; its retry sends the mail once, with the notification's message id", async () => {
  const { talent } = await anApplicationCase(bench, late);
  await remind();
  const nobody = connectMail({ url: `smtp://127.0.0.1:${await freePort()}`, from: "Orbita <no-reply@orbita.example>" });
  await expect(bench.mailsOf(talent, { mail: nobody })).rejects.toThrow("ECONNREFUSED");
  nobody.close();
  const [told] = await bench.toldTo(talent.id);
  expect(told!.mailed_at).toBeNull();
  await bench.mailsOf(talent);
  const mails = await bench.mailsOf(talent);
  expect(mails).toHaveLength(1);
  expect((await headersOf(mails[0]!))["message-id"]).toBe(`<${told!.id}@orbita.example>`);
  expect((await bench.toldTo(talent.id))[0]!.mailed_at).not.toBeNull();
});

test.each([
  ["it", "Il tuo CV è pronto: puoi controllarlo"],
  ["en", "Your CV is ready to review"],
] as const)(
  "uploaded CV read, user's language %s → mail with a link to the review; CV already confirmed → no mail",
  async (language, subject) => {
    const user = await aUser(bench.db);
    await bench.speak(user.id, language);
    const uploadId = randomUUIDv7();
    await bench.db
      .insertInto("resume_uploads")
      .values({
        id: uploadId,
        owner_id: user.id,
        state: "ready",
        name: "cv.pdf",
        type: "pdf",
        size: 1,
        reading: "{}",
      })
      .execute();
    const tell = async () => {
      const id = randomUUIDv7();
      const data = JSON.stringify({ uploadId, fields: "42", unplaced: "0" });
      const row = { id, user_id: user.id, kind: "resume.ready", key: id, here: true, created_at: new Date(), data };
      await bench.db.insertInto("notifications").values(row).execute();
      await bench.run("notifications.sendMail", { id });
      return mailsTo(user.email);
    };
    const [mail] = await tell();
    expect(mail!.subject).toBe(subject);
    expect(mail!.text).toContain(`${webOrigin}${language === "en" ? "/en" : ""}/resume/uploads/${uploadId}`);
    expect(mail!.text).not.toMatch(/frammento|frammenti|fragment/);
    await bench.db.updateTable("resume_uploads").set({ state: "confirmed" }).where("id", "=", uploadId).execute();
    expect(await tell()).toHaveLength(1);
  },
);

test("notifications older than 180 days → deleted", async () => {
  const { id } = await aUser(bench.db);
  const told = (days: number) => {
    const row = { id: randomUUIDv7(), user_id: id, kind: "resume.ready", key: `${days}`, here: true, data: "{}" };
    return bench.db
      .insertInto("notifications")
      .values({ ...row, created_at: bench.daysAgo(days) })
      .execute();
  };
  for (const days of [0, 179, 181, 400]) await told(days);
  await bench.routine("notifications.sweep");
  expect((await bench.toldTo(id)).map(({ key }) => key).toSorted()).toEqual(["0", "179"]);
});
