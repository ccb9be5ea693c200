import { aSpace, headersOf } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { webOrigin } from "../support/notification-bench.ts";
import { fitsWorld, type FitsWorld } from "./fits-world.ts";

let world: FitsWorld;
beforeAll(async () => void (world = await fitsWorld()), 120_000);
beforeEach(() => world.clear());
afterAll(() => world.stop());

const notifiedOf = async ({ id }: { id: string }) => (await world.toldTo(id)).map(({ kind, data }) => ({ kind, data }));
const countsOf = async (user: { id: string }) =>
  (await notifiedOf(user)).map(({ data }) => (data as { count: string }).count);

describe("weekly jobs that fit", () => {
  test("seven fitting jobs → the five best in the first mail, the other two a week later, none twice", async () => {
    const talent = await world.talent();
    const partial = await world.post({ skills: ["java", "kubernetes"] });
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.unshift(await world.post({ skills: ["java", "spring-boot"] }));
    await world.send();
    await world.send();
    expect(await world.sentTo(talent)).toEqual([ids.slice(0, 5)]);
    await world.send(1);
    await world.send(2);
    expect(await world.sentTo(talent)).toEqual([ids.slice(0, 5), [ids[5], partial]]);
    expect(await countsOf(talent)).toEqual(["5", "2"]);
    const mails = await world.mailsTo(talent, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "5 nuovi annunci adatti al tuo CV",
      "2 nuovi annunci adatti al tuo CV",
    ]);
    const idsIn = (text: string) => [...text.matchAll(/\/fits\?id=([\w-]+)\n/g)].map(([, id]) => id);
    expect(mails.map(({ text }) => idsIn(text))).toEqual([ids.slice(0, 5), [ids[5], partial]]);
  });

  test("mail → each job with the CV lines that meet its requirements, what is missing, and a link to the reasons against it", async () => {
    const talent = await world.talent();
    const id = await world.post({ skills: ["java", "spring-boot", "postgresql", "kubernetes"] });
    await world.send();
    const [mail, ...others] = await world.mailsTo(talent);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("1 nuovo annuncio adatto al tuo CV");
    expect(mail!.text).toContain(`Sviluppatore backend\n  ${webOrigin}/fits?id=${id}\n  Lanterna Software · Genova · `);
    expect(mail!.text).toContain("3 requisiti su 4 nel tuo CV");
    expect(mail!.text).toContain(
      "- Java e Spring Boot: “Sviluppo servizi in Java 21 e Spring Boot per 14 terminal” · Portolano",
    );
    expect(mail!.text).toContain("- PostgreSQL: “Modello dati su PostgreSQL 15” · Portolano");
    expect(mail!.text).toContain("Manca Kubernetes");
    expect(mail!.text).toContain(`azienda\n  ${webOrigin}/fits?id=${id}&notForMe=true`);
    expect(mail!.html).toContain(`href="${webOrigin}/fits?id=${id}&amp;notForMe=true"`);
    expect(mail!.html).toContain("“Modello dati su PostgreSQL 15” · Portolano");
    expect(mail!.text).not.toMatch(/\d\s?%/);
    const headers = await headersOf(mail!);
    expect(headers["list-unsubscribe"]).toContain(`${webOrigin}/unsubscribe/`);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await notifiedOf(talent)).toMatchObject([
      { kind: "jobFit.found", data: { count: "1", title: "Sviluppatore backend" } },
    ]);
  });

  test("reader's language is English → the mail and its links are English; a sponsored job is labelled", async () => {
    const talent = await world.talent();
    await world.speak(talent.id, "en");
    const id = await world.post({ columns: { plan: "premium", daily_budget_cents: 800 } });
    await world.send();
    const [mail] = await world.mailsTo(talent);
    expect(mail!.subject).toBe("1 new job that fits your CV");
    expect(mail!.text).toContain(`(Sponsored)\n  ${webOrigin}/en/fits?id=${id}\n`);
    expect(mail!.text).toContain("1 of 1 requirement in your CV");
  });

  test("a job that is edited so that it fits → sent once, also if it changes again", async () => {
    const talent = await world.talent();
    const id = await world.post({ skills: ["first-aid"], columns: { title: "Infermiera" } });
    await world.send();
    expect(await world.sentTo(talent)).toEqual([]);
    await world.demand(id, ["java", "spring-boot"]);
    await world.change(id, { title: "Sviluppatrice backend" });
    await world.send(1);
    await world.change(id, { published_at: new Date(), salary_min: 40_000 });
    await world.send(2);
    expect(await world.sentTo(talent)).toEqual([[id]]);
  });

  test("jobs outside the limits, hidden, of a hidden Space, closed or without a reason → not sent", async () => {
    const talent = await world.talent();
    const { id: user_id } = talent;
    const wishes = { user_id, workplaces: [], contracts: [], hours: [], roles: [], salary_min: 38_000 };
    await world.db.insertInto("job_wishes").values(wishes).execute();
    await world.post({ columns: { salary_min: 20_000, salary_max: 25_000 } });
    const hidden = await world.post();
    const hiding = { user_id, hidden_at: new Date() };
    await world.db
      .insertInto("hidden_job_posts")
      .values({ ...hiding, job_post_id: hidden })
      .execute();
    const other = await aSpace(world.db);
    await world.post({ spaceId: other.id });
    await world.db
      .insertInto("hidden_job_spaces")
      .values({ ...hiding, space_id: other.id })
      .execute();
    // The index does not know yet that this job was closed.
    const closed = await world.post();
    await world.db.updateTable("job_posts").set({ enabled: false }).where("id", "=", closed).execute();
    await world.post({ skills: ["kubernetes"] });
    await world.send();
    expect(await world.sentTo(talent)).toEqual([]);
    expect(await world.toldTo(user_id)).toEqual([]);
    const id = await world.post();
    await world.send(1);
    expect(await world.sentTo(talent)).toEqual([[id]]);
  });

  const off = { here: false, email: false };
  test.each([
    ["turned fits off", { job_fits: false }, {}, {}],
    ["turned the notification and its mail off", { notifications: JSON.stringify({ "jobFit.found": off }) }, {}, {}],
    ["is suspended", {}, { enabled: false }, {}],
    ["has not confirmed the address", {}, { verified: false }, {}],
    ["is about to be deleted", {}, {}, { deletes_at: new Date(Date.now() + 86_400_000) }],
  ] as const)("a person who %s → no mailing and no notification", async (_, settings, options, columns) => {
    const [talent, other] = [await world.talent(settings, options), await world.talent()];
    if (Object.keys(columns).length > 0)
      await world.db.updateTable("users").set(columns).where("id", "=", talent.id).execute();
    const id = await world.post();
    await world.send();
    expect([await world.sentTo(talent), await world.toldTo(talent.id)]).toEqual([[], []]);
    expect(await world.sentTo(other)).toEqual([[id]]);
  });

  test("a CV without anything but a headline → no notification", async () => {
    const talent = await world.talent();
    await world.db.updateTable("resumes").set({ experience: "[]" }).where("owner_id", "=", talent.id).execute();
    await world.post();
    await world.send();
    expect(await world.toldTo(talent.id)).toEqual([]);
  });

  test("mail switched off, notification on → the notification alone", async () => {
    const notifications = JSON.stringify({ "jobFit.found": { email: false } });
    const talent = await world.talent({ notifications });
    await world.post();
    await world.send();
    expect(await countsOf(talent)).toEqual(["1"]);
    expect(await world.mailsTo(talent)).toEqual([]);
  });
});

describe("mail that leaves later than its notification", () => {
  test("a job closes, another is marked as not for the talent → the mail has the rest; all gone → no mail", async () => {
    const talent = await world.talent();
    const [stays, closes, marked] = [await world.post(), await world.post(), await world.post()];
    await world.send();
    const closed = { status: "unpublished", plan: null, outcome: "cancelled", daily_budget_cents: null } as const;
    await world.change(closes, closed);
    const reason = { user_id: talent.id, job_post_id: marked, reason: "company", created_at: new Date() };
    await world.db
      .insertInto("job_fit_reasons")
      .values({ ...reason, effect: JSON.stringify({ kind: "job" }) })
      .execute();
    const [mail] = await world.mailsTo(talent);
    expect(mail!.subject).toBe("1 nuovo annuncio adatto al tuo CV");
    expect(mail!.text).toContain(stays);
    expect(mail!.text).not.toContain(closes);
    expect(mail!.text).not.toContain(marked);

    const other = await world.talent();
    await world.send();
    await world.change(stays, closed);
    await world.change(marked, closed);
    expect(await world.mailsTo(other)).toEqual([]);
  });

  test("fits turned off in the meantime → no mail", async () => {
    const talent = await world.talent();
    await world.post();
    await world.send();
    await world.db.updateTable("user_settings").set({ job_fits: false }).where("user_id", "=", talent.id).execute();
    expect(await world.mailsTo(talent)).toEqual([]);
  });
});

describe("retention", () => {
  test("a new week → mailings without jobs are deleted; those with jobs after 52 weeks", async () => {
    const [talent, empty] = [await world.talent(), await world.talent()];
    await world.db.updateTable("resumes").set({ experience: "[]" }).where("owner_id", "=", empty.id).execute();
    await world.post();
    await world.send();
    const weeksOf = async ({ id }: { id: string }) => {
      const rows = world.db.selectFrom("job_fit_mailings").select("week").where("user_id", "=", id).orderBy("week");
      return (await rows.execute()).length;
    };
    expect([await weeksOf(talent), await weeksOf(empty)]).toEqual([1, 1]);
    await world.send(1);
    expect([await weeksOf(talent), await weeksOf(empty)]).toEqual([2, 1]);
    await world.send(52);
    expect([await weeksOf(talent), await weeksOf(empty)]).toEqual([2, 1]);
    await world.send(53);
    expect(await world.sentTo(talent)).toEqual([]);
  });

  test("an erased account → its mailings are deleted", async () => {
    const talent = await world.talent();
    await world.post();
    await world.send();
    expect(await world.sentTo(talent)).toHaveLength(1);
    await world.db.deleteFrom("users").where("id", "=", talent.id).execute();
    expect(await world.sentTo(talent)).toEqual([]);
  });
});
