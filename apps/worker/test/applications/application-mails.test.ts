import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { aJobPost, headersOf } from "@orbita/testing";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationCase, type ApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

type StepOptions = Partial<{ toldAt: Date; undoes: string; words: object; data: object; kind: "moved" | "undone" }>;
async function aStep({ application, recruiter }: ApplicationCase, to: ApplicationStatus, options: StepOptions = {}) {
  const { toldAt = ago(1_000), undoes = null, words = null, data = {}, kind = "moved" } = options;
  const id = randomUUIDv7();
  await bench.db
    .insertInto("application_steps")
    .values({
      id,
      application_id: application.id,
      kind,
      from_status: "submitted",
      to_status: to,
      actor_id: recruiter.id,
      at: ago(11_000),
      told_at: toldAt,
      words: words && JSON.stringify(words),
      data: JSON.stringify(data),
      undoes,
    } as Insertable<Tables["application_steps"]>)
    .execute();
  if (kind === "moved")
    await bench.db.updateTable("applications").set({ status: to }).where("id", "=", application.id).execute();
  return id;
}
const tellOf = ({ application }: ApplicationCase, stepId: string) =>
  bench.run("applications.tell", { applicationId: application.id, stepId });

describe("notification of the talent about a step of the application", () => {
  test.each([
    ["inReview", "it", "Lanterna Software sta leggendo la tua candidatura"],
    ["inReview", "en", "Lanterna Software is reading your application"],
    ["shortlisted", "it", "Lanterna Software vuole andare avanti con te"],
    ["shortlisted", "en", "Lanterna Software would like to move forward with you"],
    ["interview", "it", "Lanterna Software vorrebbe farti un colloquio"],
    ["interview", "en", "Lanterna Software would like to interview you"],
    ["offer", "it", "Lanterna Software vorrebbe farti un’offerta"],
    ["offer", "en", "Lanterna Software would like to make you an offer"],
    ["hired", "it", "Lanterna Software ha scelto te"],
    ["hired", "en", "Lanterna Software chose you"],
    ["submitted", "it", "Lanterna Software ha riportato la candidatura a “Ricevuta”"],
    ["submitted", "en", "Lanterna Software moved your application back to “Received”"],
  ] as const)("application moved to %s → one mail in %s with the message", async (to, language, subject) => {
    const all = await anApplicationCase(bench);
    await bench.speak(all.talent.id, language);
    const words = { it: "Vorremmo parlarne.", en: "We would like to talk." };
    await tellOf(all, await aStep(all, to, { words }));
    const [told] = await bench.toldTo(all.talent.id);
    expect(told).toMatchObject({ kind: "application.moved", here: true, application_id: all.application.id });
    expect(told!.data).toMatchObject({ to, jobPostTitle: "Sviluppo backend Java" });
    const mails = await bench.mailsOf(all.talent);
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    const [mail] = mails;
    const headers = await headersOf(mail!);
    expect(headers["message-id"]).toBe(`<${told!.id}@orbita.example>`);
    expect(headers["list-unsubscribe"]).toBeUndefined();
    expect(mail!.text).toContain(`“${words[language]}”\nGiulia Ferraris`);
    const home = `${webOrigin}${language === "en" ? "/en" : ""}`;
    expect(mail!.text).toContain(`${home}/applications?id=${all.application.id}`);
    expect(mail!.text).toContain(`${home}/settings/notifications`);
  });

  test("new application → confirmation mail with the promised reply date", async () => {
    const all = await anApplicationCase(bench, { blind: true, sentAt: new Date("2026-11-13T10:00:00Z") });
    const step = await bench.db
      .selectFrom("application_steps")
      .select("id")
      .where("application_id", "=", all.application.id)
      .executeTakeFirstOrThrow();
    await tellOf(all, step.id);
    const [mail] = await bench.mailsOf(all.talent);
    expect(mail!.subject).toBe("Lanterna Software ha ricevuto la tua candidatura");
    expect(mail!.text).toMatch(/entro il 20 novembre 2026[^]*La prima fase è anonima/);
  });

  test("application rejected → mail with the recruiter's own text, and with the reply promise only if it was kept", async () => {
    const all = await anApplicationCase(bench, { sentAt: bench.daysAgo(3) });
    const { id: suggestedJobPostId } = await aJobPost(bench.db, {
      spaceId: all.space.id,
      status: "published",
      title: "Tester",
    });
    const words = {
      it: "Ciao Giulia, per questo ruolo andiamo avanti con altre persone. Serviva Kubernetes.",
      en: null,
    };
    const kept = { suggestedJobPostId, before: { replyBy: ago(-minute).toISOString() } };
    await tellOf(all, await aStep(all, "rejected", { words, data: kept }));
    const [mail] = await bench.mailsOf(all.talent);
    expect(mail!.text).toContain(words.it);
    expect(mail!.text).toContain("Giulia Ferraris\nRisposta in 2 giorni, come promesso.");
    expect(mail!.text).toMatch(/Un altro annuncio dello stesso Space\nTester\n38\.000[^]*45\.000[^]*Genova/);
    expect(mail!.text.match(/Ciao Giulia/g)).toHaveLength(1);

    const late = await anApplicationCase(bench, { sentAt: bench.daysAgo(9) });
    await tellOf(late, await aStep(late, "rejected", { words, data: { before: { replyBy: bench.daysAgo(2) } } }));
    const [second] = await bench.mailsOf(late.talent);
    expect(second!.text).not.toMatch(/come promesso|dello stesso Space/);
  });

  test("member hides their name from talents → the mail to the talent is signed with the Space's name", async () => {
    const all = await anApplicationCase(bench);
    await bench.db
      .updateTable("members")
      .set({ named_to_talents: false })
      .where("user_id", "=", all.recruiter.id)
      .execute();
    await tellOf(all, await aStep(all, "interview", { words: { it: "Parliamone.", en: null } }));
    const [mail] = await bench.mailsOf(all.talent);
    expect(mail!.text).toContain("“Parliamone.”\nLanterna Software");
    expect(mail!.text).not.toContain("Ferraris");
  });

  test("notification job of a step runs several times → one mail", async () => {
    const all = await anApplicationCase(bench);
    const stepId = await aStep(all, "interview");
    await Promise.all([tellOf(all, stepId), tellOf(all, stepId)]);
    await tellOf(all, stepId);
    await bench.mailsOf(all.talent);
    expect(await bench.mailsOf(all.talent)).toHaveLength(1);
  });

  test("application step undone, not due yet, or superseded by a later step → no notification", async () => {
    const undone = await anApplicationCase(bench);
    const taken = await aStep(undone, "rejected");
    await aStep(undone, "submitted", { kind: "undone", undoes: taken });
    await tellOf(undone, taken);
    expect(await bench.toldTo(undone.talent.id)).toEqual([]);

    const early = await anApplicationCase(bench);
    await tellOf(early, await aStep(early, "rejected", { toldAt: ago(-minute) }));
    expect(await bench.toldTo(early.talent.id)).toEqual([]);

    const twice = await anApplicationCase(bench);
    const first = await aStep(twice, "inReview");
    const second = await aStep(twice, "interview", { toldAt: ago(-5_000) });
    await tellOf(twice, first);
    expect(await bench.toldTo(twice.talent.id)).toEqual([]);
    await bench.run(
      "applications.tell",
      { applicationId: twice.application.id, stepId: second },
      { clock: () => ago(-6_000) },
    );
    expect((await bench.toldTo(twice.talent.id)).map(({ data }) => (data as { to: string }).to)).toEqual(["interview"]);

    // A rejection that can still be undone does not suppress the notification of an earlier step.
    const pending = await anApplicationCase(bench);
    const seen = await aStep(pending, "inReview");
    await aStep(pending, "rejected", { toldAt: ago(-9 * minute) });
    await tellOf(pending, seen);
    expect(await bench.toldTo(pending.talent.id)).toHaveLength(1);
  });
});
