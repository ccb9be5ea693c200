import { beforeAll, expect, it } from "vitest";
import { renderMail, type MailParams, type MailTemplate } from "./index.ts";
import { templates } from "./templates/index.ts";

const code = { code: "408213", minutes: 5 };
const webOrigin = "https://orbita.example";
const inSpace = { space: "Lanterna Software", name: "Marta Olivieri", link: `${webOrigin}/work/lanterna` };
const ofPost = {
  title: "Sviluppo backend Java",
  space: "Lanterna Software",
  link: `${webOrigin}/work/lanterna/job-posts/1`,
};
const params: MailParams = {
  candidateNotice: {
    space: "Lanterna Software",
    source: "una persona che ti conosce",
    basis: "legittimo interesse",
    day: "15 novembre 2027",
    link: `${webOrigin}/notice/segreto`,
  },
  verifyEmail: code,
  resetPassword: { ...code, link: `${webOrigin}/forgot-password#ticket` },
  changePassword: code,
  changeEmail: code,
  contactRequest: {
    topic: "Altro",
    name: "Giulia",
    address: "giulia@posta.example",
    message: "Una domanda,\nsu due righe.",
    language: "it",
    reference: "5ZLC5ZLC",
    account: "–",
  },
  contactReceipt: { topic: "Altro", reference: "5ZLC5ZLC" },
  passwordChanged: { webOrigin },
  emailChanged: { webOrigin, to: "giulia@posta.example" },
  newDevice: { webOrigin, device: "Firefox, Linux" },
  sessionStolen: { webOrigin, device: "Firefox, Linux" },
  passkeyAdded: { webOrigin, name: "Telefono" },
  passkeyRemoved: { webOrigin, name: "Telefono" },
  providerLinked: { webOrigin, provider: "Google" },
  providerUnlinked: { webOrigin, provider: "Google" },
  deletionAsked: { webOrigin, day: "29 novembre 2026" },
  deletionTakenBack: { webOrigin },
  invitation: { ...inSpace, role: "Selezione", day: "22 novembre 2026" },
  memberAdded: { ...inSpace, role: "Selezione" },
  memberRoleChanged: { ...inSpace, role: "Lettura" },
  memberRemoved: { ...inSpace, role: "Lettura" },
  joinRequest: { ...inSpace, address: "marta@posta.example" },
  jobPostStillOpen: { ...ofPost, day: "20 novembre 2026" },
  jobPostSuspended: ofPost,
  jobPostExpiring: { ...ofPost, day: "20 novembre 2026" },
  jobPostExpired: ofPost,
  test: { webOrigin: 'https://orbita.example/?a=1&b="2"' },
};

// Loading mjml takes a second, and many on a busy machine; a worker does it once.
beforeAll(() => renderMail("test", "it", params.test), 60_000);

it.each(Object.keys(templates) as MailTemplate[])(
  "%s: both languages, both parts, nothing left to fill",
  async (name) => {
    for (const language of ["it", "en"] as const) {
      const { subject, html, text } = await renderMail(name, language, params[name]);
      for (const part of [subject, text]) expect(part).not.toMatch(/\{\w+\}/);
      expect(html).not.toMatch(/>[^<]*\{\w+\}/);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toContain(templates[name][language].reason);
      expect(text).toContain(templates[name][language].reason);
      // No picture and no font is fetched: a mail that loads something tells that it was read.
      expect(html).not.toMatch(/<img|@import|url\(/);
    }
  },
);

it("writes a code in two groups, and in the subject", async () => {
  const { subject, text, html } = await renderMail("verifyEmail", "it", params.verifyEmail);
  expect(subject).toBe("408 213 è il tuo codice Orbita");
  expect(text).toContain("408 213");
  expect(html).toContain("408 213");
});

it("escapes what it is given in the page, not in the text", async () => {
  const { html, text } = await renderMail("test", "en", params.test);
  expect(html).toContain('href="https://orbita.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain(params.test.webOrigin);
});
