import { randomUUIDv7 } from "node:crypto";
import { aPost, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

type ModerationCaseOptions = { decision?: "kept" | "disabled"; state?: "decided" | "closed"; reported?: boolean };

async function aDecided({ decision = "disabled", state = "decided", reported = true }: ModerationCaseOptions = {}) {
  const { db } = bench;
  const [author, reporter] = [await aUser(db), await aUser(db)];
  await db.updateTable("users").set({ first_name: "Zenobia" }).where("id", "=", reporter.id).execute();
  await bench.speak(author.id, "it");
  const post = await aPost(db, { authorId: author.id });
  const id = randomUUIDv7();
  await db
    .insertInto("moderation_cases")
    .values({
      id,
      kind: "post",
      post_id: post.id,
      author_id: author.id,
      quoted: "Paga 40 €\ne il <posto> è tuo.",
      state,
      decision,
      ground: "terms",
      rule: "Regola 3",
      explanation: "Chiede soldi prima di un colloquio.",
      decided_at: new Date("2026-11-14T10:00:00Z"),
      created_at: new Date("2026-11-13T10:00:00Z"),
      ...(state === "closed" && { appeal: "Non chiedevo soldi.", appealed_at: new Date("2026-11-14T12:00:00Z") }),
    })
    .execute();
  if (reported)
    await db
      .insertInto("reports")
      .values({ id: randomUUIDv7(), case_id: id, user_id: reporter.id, reason: "spam", created_at: new Date() })
      .execute();
  return { id, author, reporter };
}

async function tell(userId: string, kind: "moderation.decided" | "report.answered", caseId: string, decision: string) {
  const id = randomUUIDv7();
  const data = JSON.stringify(kind === "report.answered" ? { decision } : { caseId, decision });
  const key = `${kind}:${caseId}:decided`;
  await bench.db
    .insertInto("notifications")
    .values({ id, user_id: userId, kind, data, key, here: true, created_at: new Date() })
    .execute();
  await bench.run("notifications.sendMail", { id });
}

const author = async (made: ModerationCaseOptions = {}, language: "it" | "en" = "it") => {
  const { id, author: who, reporter } = await aDecided(made);
  await bench.speak(who.id, language);
  await tell(who.id, "moderation.decided", id, made.decision ?? "disabled");
  const [mail, ...others] = await bench.mailsOf(who);
  expect(others).toEqual([]);
  for (const trace of ["Zenobia", reporter.email, reporter.username, reporter.id])
    expect(mail!.text).not.toContain(trace);
  return { id, mail: mail! };
};

test("content hidden → mail to its author with decision, ground, origin and ways to appeal", async () => {
  const { id, mail } = await author();
  expect(mail.subject).toBe("Abbiamo nascosto un post che hai pubblicato");
  for (const words of [
    "e il <posto> è tuo.",
    "è contro i nostri termini d’uso\nRegola: Regola 3",
    "Chiede soldi prima di un colloquio.",
    "dopo una segnalazione",
    "nessun sistema automatico",
    "entro il 14 maggio 2027",
    "risoluzione extragiudiziale",
    "giudice",
    `${webOrigin}/feed/decision/${id}`,
  ])
    expect(mail.text).toContain(words);
});

test("content hidden without a report, author reads English → the mail is in English and says that nobody reported it", async () => {
  const { mail } = await author({ reported: false }, "en");
  expect(mail.subject).toBe("We’ve hidden a post you published");
  for (const words of [
    "it’s against our terms of use",
    "no one reported it",
    "you can appeal by",
    "Art. 21",
    "/en/feed/decision/",
  ])
    expect(mail.text).toContain(words);
});

test("reported content kept, or restored after an appeal → mail to its author; appeal rejected → no further appeal offered", async () => {
  const kept = await author({ decision: "kept" });
  expect(kept.mail.subject).toBe("Resta visibile un post che hai pubblicato");
  expect(kept.mail.text).not.toContain("ragione");
  const back = await author({ decision: "kept", state: "closed" });
  expect(back.mail.text).toContain("avevi ragione");
  const upheld = await author({ state: "closed" });
  expect(upheld.mail.text).toContain("per noi il caso è chiuso");
  expect(upheld.mail.text).not.toContain("entro il");
});

test("report decided → mail to the reporter with the outcome, without the author's identity", async () => {
  for (const decision of ["kept", "disabled"] as const) {
    const { id, author: who, reporter } = await aDecided({ decision });
    await bench.speak(reporter.id, "it");
    await tell(reporter.id, "report.answered", id, decision);
    const [mail] = await bench.mailsOf(reporter);
    expect(mail!.subject).toBe(
      decision === "kept" ? "Resta visibile un post che hai segnalato" : "Abbiamo nascosto un post che hai segnalato",
    );
    for (const words of ["Chiede soldi prima di un colloquio.", "non sa chi", `${webOrigin}/feed/reports`])
      expect(mail!.text).toContain(words);
    for (const trace of [who.id, who.email, who.username]) expect(mail!.text).not.toContain(trace);
  }
});

test("author of hidden content unverified and disabled, or leaving → still gets the statement of reasons", async () => {
  for (const change of [
    { email_verified_at: null, enabled: false },
    { deletes_at: new Date(Date.now() + 86_400_000) },
  ]) {
    const { id, author: who } = await aDecided();
    await bench.db.updateTable("users").set(change).where("id", "=", who.id).execute();
    await tell(who.id, "moderation.decided", id, "disabled");
    expect(await bench.mailsOf(who)).toHaveLength(1);
  }
});

test("reporter with an unverified address → still gets the answer to the report", async () => {
  const { id, reporter } = await aDecided();
  await bench.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", reporter.id).execute();
  await tell(reporter.id, "report.answered", id, "disabled");
  expect(await bench.mailsOf(reporter)).toHaveLength(1);
});

test("moderation decision replaced before its mail is sent → no mail about the old decision", async () => {
  const { id, author: who } = await aDecided({ decision: "kept", state: "closed" });
  await tell(who.id, "moderation.decided", id, "disabled");
  expect(await bench.mailsOf(who)).toEqual([]);
});

describe("mails about restrictions by administrators", () => {
  const about = { day: "14 novembre 2026", rule: "Regola 3" };

  async function aRestricted(kind: "user" | "space" | "application", columns: object, decision = "disabled") {
    const id = randomUUIDv7();
    await bench.db
      .insertInto("moderation_cases")
      .values({
        id,
        kind,
        ...columns,
        quoted: "Zenobia <b>Porti</b>",
        state: decision === "disabled" ? "decided" : "closed",
        decision,
        ground: "law",
        rule: about.rule,
        explanation: "Si presenta come un’altra persona.",
        decided_at: new Date("2026-11-14T10:00:00Z"),
        created_at: new Date("2026-11-14T10:00:00Z"),
      })
      .execute();
    return id;
  }

  test("account suspended → mail to its user with decision, reason, deadline and a link that needs no sign-in", async () => {
    const who = await aUser(bench.db, { enabled: false });
    await bench.speak(who.id, "it");
    const id = await aRestricted("user", { author_id: who.id });
    await tell(who.id, "moderation.decided", id, "disabled");
    const [mail] = await bench.mailsOf(who);
    expect(mail!.subject).toBe("Abbiamo sospeso il tuo account");
    for (const words of [
      about.day,
      "Non puoi più accedere",
      "Zenobia <b>Porti</b>",
      "è contro la legge\nRegola: Regola 3",
      "Si presenta come un’altra persona.",
      "nessun sistema automatico",
      "entro il 14 maggio 2027",
      `${webOrigin}/contact`,
      "risoluzione extragiudiziale",
    ])
      expect(mail!.text).toContain(words);
    // The link contains a token instead of the case's id, because a link with the id requires signing in.
    expect(mail!.text).not.toContain(`/feed/decision/${id}`);
    expect(mail!.text).toMatch(/\/feed\/decision\/[\w-]{6}\.[\w-]{22,60}\.[\w-]{22}/);
  });

  test("report by the user of a suspended account answered → no mail", async () => {
    const who = await aUser(bench.db, { enabled: false });
    const id = await aRestricted("user", { author_id: who.id });
    await tell(who.id, "report.answered", id, "disabled");
    expect(await bench.mailsOf(who)).toEqual([]);
  });

  test("Space suspended and then restored, owner reads English → a mail in English about each", async () => {
    const owner = await aUser(bench.db);
    await bench.speak(owner.id, "en");
    const space = await aSpace(bench.db);
    const id = await aRestricted("space", { space_id: space.id });
    await tell(owner.id, "moderation.decided", id, "disabled");
    const given = await aRestricted("space", { space_id: space.id }, "kept");
    await tell(owner.id, "moderation.decided", given, "kept");
    const [hidden, back] = await bench.mailsOf(owner);
    expect(hidden!.subject).toBe("We’ve suspended your Space");
    expect(hidden!.text).toContain("cost nothing");
    expect(hidden!.text).toContain(`/en/feed/decision/${id}`);
    expect(back!.subject).toBe("Your Space is active again");
    expect(back!.text).not.toContain("appeal");
  });
});
