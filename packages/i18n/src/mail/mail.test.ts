import { beforeAll, expect, it } from "vitest";
import { renderMail, withOperator, type MailTemplate } from "./index.ts";
import { declineWords } from "../payment-declines.ts";
import { templates } from "./templates/index.ts";
import { foot } from "./interview-fixtures.ts";
import { ofOne, params, refused, step } from "./mail-fixtures.ts";

// Loads mjml before the tests, because loading takes a second, and several on a busy machine.
beforeAll(() => renderMail("test", "it", params.test), 60_000);

it.each(Object.keys(templates) as MailTemplate[])(
  "rendering mail %s in both languages → HTML and text with all placeholders filled",
  async (name) => {
    for (const language of ["it", "en"] as const) {
      const { subject, html, text } = await renderMail(name, language, params[name]);
      for (const part of [subject, text]) expect(part).not.toMatch(/\{\w+[,}]/);
      expect(html).not.toMatch(/>[^<]*\{\w+(?:\}|, plural)/);
      expect(html).toContain(`lang="${language}"`);
      const [reason] = templates[name][language].reason.split("{");
      expect(html).toContain(reason);
      expect(text).toContain(reason);
      // Mails load no picture and no font, because a request would reveal that the mail was read.
      expect(html).not.toMatch(/<img|@import|url\(/);
    }
  },
);

it("mail with a one-time code → the code is written in two groups of digits, also in the subject", async () => {
  const { subject, text, html } = await renderMail("verifyEmail", "it", params.verifyEmail);
  expect(subject).toBe("408 213 è il tuo codice Orbita");
  expect(text).toContain("408 213");
  expect(html).toContain("408 213");
});

it("markup in the parameters of a mail → escaped in the HTML part, unchanged in the text part", async () => {
  const { html, text } = await renderMail("test", "en", params.test);
  expect(html).toContain('href="https://orbita.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain(params.test.webOrigin);
});

it("mail with empty parameters → the optional passages are omitted, in HTML and text", async () => {
  const silent = { ...params.applicationRejected, took: "", suggested: "" };
  const { html, text } = await renderMail("applicationRejected", "it", silent);
  for (const part of [html, text]) {
    expect(part).toContain("Marta Olivieri");
    expect(part).not.toMatch(/come promesso|dello stesso Space|<!--[?/]/);
  }
  const whole = await renderMail("applicationRejected", "it", params.applicationRejected);
  for (const part of [whole.html, whole.text])
    expect(part).toMatch(/Risposta in 7 giorni, come promesso[^]*dello stesso Space/);
});

it("user text in a mail → line breaks stay, markup is escaped", async () => {
  const words = "Una riga.\nUn’altra <b>riga</b>.";
  const { html, text } = await renderMail("applicationInterview", "it", { ...step, words });
  expect(html).toContain("Una riga.<br />Un’altra &lt;b&gt;riga&lt;/b&gt;.");
  expect(text).toContain(words);
});

it("optional mail → links to the preferences; bulk mail → also an unsubscribe link", async () => {
  const moved = await renderMail("applicationHired", "en", step);
  expect(moved.html).toContain(`<a href="${foot.preferences}"`);
  expect(moved.text).toContain(`Email preferences: ${foot.preferences}`);
  expect(moved.text).not.toContain(foot.unsubscribe);
  const due = await renderMail("applicationDue", "en", ofOne);
  for (const part of [due.html, due.text]) expect(part).toContain(foot.unsubscribe);
});

it("mail about a failed payment → states the reason, and the next attempt or that there is none", async () => {
  const first = await renderMail("paymentFailed", "it", refused);
  for (const part of [first.html, first.text]) {
    expect(part).toMatch(/non c’erano abbastanza fondi[^]*Riproveremo il 4 novembre 2026/);
    expect(part).not.toContain("ultimo tentativo");
  }
  const last = await renderMail("paymentFailed", "it", { ...refused, again: "", last: "true" });
  for (const part of [last.html, last.text]) {
    expect(part).toContain("ultimo tentativo");
    expect(part).not.toContain("Riproveremo il");
  }
});

it("reason for a declined card: unknown code → the generic text; stolen card → the text of a lost card", () => {
  expect(declineWords("do_not_honor_2031", "en")).toBe(declineWords("generic_decline", "en"));
  expect(declineWords("stolen_card", "it")).toBe(declineWords("lost_card", "it"));
});

it("a mail from a Space → its name and ours as sender; any other mail → the default sender", async () => {
  expect((await renderMail("applicationInterview", "it", step)).senderName).toBe("Lanterna Software via Orbita");
  expect((await renderMail("interviewSoon", "en", { ...params.interviewSoon, from: "" })).senderName).toBeUndefined();
  expect((await renderMail("applicationDue", "en", ofOne)).senderName).toBeUndefined();
});

it("mail about a conversation → the foot says that replies are not read", async () => {
  const { html, text } = await renderMail("messageToTalent", "en", params.messageToTalent);
  for (const part of [html, text]) expect(part).toContain("Replies to this email aren’t read");
});

it("mail with a configured operator → name, address and VAT number at its foot, in HTML and text", async () => {
  const operator = {
    name: "Orbita & Figli S.r.l.",
    street: "Via Esempio 1",
    postalCode: "20121",
    city: "Milano",
    province: "MI",
    vat: "00743110157",
  };
  const mail = await renderMail("test", "it", params.test);
  const { html, text } = withOperator(mail, "it", operator);
  for (const part of ["Orbita &amp; Figli S.r.l.", "Via Esempio 1, 20121 Milano (MI)", "Partita IVA 00743110157"])
    expect(html).toContain(`>${part}</span>`);
  expect(text).toMatch(/\nOrbita & Figli S\.r\.l\.\nVia Esempio 1, 20121 Milano \(MI\)\nPartita IVA 00743110157$/);
  expect(withOperator(mail, "en", operator).text).toContain("VAT number 00743110157");
});
