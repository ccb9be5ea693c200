import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { aJobPost, headersOf } from "@orbita/testing";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCase, type Case } from "./a-case.ts";
import { tellingBench, webOrigin, type TellingBench } from "./told.ts";

let bench: TellingBench;
beforeAll(async () => void (bench = await tellingBench()));
afterAll(() => bench.stop());

const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

type StepOptions = Partial<{ toldAt: Date; undoes: string; words: object; data: object; kind: "moved" | "undone" }>;
async function aStep({ application, recruiter }: Case, to: ApplicationStatus, options: StepOptions = {}) {
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
const tellOf = ({ application }: Case, stepId: string) =>
  bench.run("applications.tell", { applicationId: application.id, stepId });

describe("a step of an application notifies its talent", () => {
  test.each([
    ["inReview", "it", "Lanterna Software sta leggendo la tua candidatura"],
    ["inReview", "en", "Lanterna Software is reading your application"],
    ["shortlisted", "it", "Lanterna Software vuole andare avanti con te"],
    ["shortlisted", "en", "Lanterna Software would like to go on with you"],
    ["interview", "it", "Fase di colloquio: la tua candidatura a Lanterna Software"],
    ["interview", "en", "Interview stage: your application to Lanterna Software"],
    ["offer", "it", "Fase di offerta: la tua candidatura a Lanterna Software"],
    ["offer", "en", "Offer stage: your application to Lanterna Software"],
    ["hired", "it", "Il posto è tuo: Lanterna Software"],
    ["hired", "en", "The job is yours: Lanterna Software"],
    ["submitted", "it", "La tua candidatura a Lanterna Software torna fra quelle ricevute"],
    ["submitted", "en", "Your application to Lanterna Software is back among those received"],
  ] as const)("moved to %s → one mail in %s with the recruiter's message", async (to, language, subject) => {
    const all = await aCase(bench);
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
    const all = await aCase(bench, { blind: true, sentAt: new Date("2026-11-13T10:00:00Z") });
    const step = await bench.db
      .selectFrom("application_steps")
      .select("id")
      .where("application_id", "=", all.application.id)
      .executeTakeFirstOrThrow();
    await tellOf(all, step.id);
    const [mail] = await bench.mailsOf(all.talent);
    expect(mail!.subject).toBe("La tua candidatura a Lanterna Software è arrivata");
    expect(mail!.text).toMatch(/entro il 20 novembre 2026[^]*Nella prima fase/);
  });

  test("a rejection → mail with the recruiter's own text, which mentions the promise only if it was kept", async () => {
    const all = await aCase(bench, { sentAt: bench.daysAgo(3) });
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
    expect(mail!.text).toContain(
      "Ciao Giulia, per questo ruolo andiamo avanti con altre persone.\n\nServiva Kubernetes.",
    );
    expect(mail!.text).toContain("Giulia Ferraris\nRisposta in 2 giorni, come promesso.");
    expect(mail!.text).toMatch(/Nello stesso Space\nTester\n38\.000[^]*45\.000[^]*Genova/);
    expect(mail!.text.match(/Ciao Giulia/g)).toHaveLength(1);

    const late = await aCase(bench, { sentAt: bench.daysAgo(9) });
    await tellOf(late, await aStep(late, "rejected", { words, data: { before: { replyBy: bench.daysAgo(2) } } }));
    const [second] = await bench.mailsOf(late.talent);
    expect(second!.text).not.toMatch(/come promesso|Nello stesso Space/);
  });

  test("member not named to talents → the mail is signed with the Space's name", async () => {
    const all = await aCase(bench);
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

  test("the job runs several times → one mail", async () => {
    const all = await aCase(bench);
    const stepId = await aStep(all, "interview");
    await Promise.all([tellOf(all, stepId), tellOf(all, stepId)]);
    await tellOf(all, stepId);
    await bench.mailsOf(all.talent);
    expect(await bench.mailsOf(all.talent)).toHaveLength(1);
  });

  test("step undone, not due yet, or superseded by a later step → no notification", async () => {
    const undone = await aCase(bench);
    const taken = await aStep(undone, "rejected");
    await aStep(undone, "submitted", { kind: "undone", undoes: taken });
    await tellOf(undone, taken);
    expect(await bench.toldTo(undone.talent.id)).toEqual([]);

    const early = await aCase(bench);
    await tellOf(early, await aStep(early, "rejected", { toldAt: ago(-minute) }));
    expect(await bench.toldTo(early.talent.id)).toEqual([]);

    const twice = await aCase(bench);
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
    const pending = await aCase(bench);
    const seen = await aStep(pending, "inReview");
    await aStep(pending, "rejected", { toldAt: ago(-9 * minute) });
    await tellOf(pending, seen);
    expect(await bench.toldTo(pending.talent.id)).toHaveLength(1);
  });
});
