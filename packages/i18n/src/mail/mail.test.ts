import { beforeAll, expect, it } from "vitest";
import { renderMail, restrictionWords, type MailParams, type MailTemplate } from "./index.ts";
import { blockWords } from "../invoice-blocks.ts";
import { declineWords } from "../payment-declines.ts";
import { templates } from "./templates/index.ts";

const code = { code: "408213", minutes: 5 };
const webOrigin = "https://orbita.example";
const inSpace = { space: "Lanterna Software", name: "Marta Olivieri", link: `${webOrigin}/work/lanterna` };
const foot = { preferences: `${webOrigin}/settings/notifications`, unsubscribe: `${webOrigin}/unsubscribe/segreto` };
const ofPost = {
  ...foot,
  title: "Sviluppo backend Java",
  space: "Lanterna Software",
  link: `${webOrigin}/work/lanterna/job-posts/1`,
};
const about = {
  ...foot,
  space: "Lanterna Software",
  initial: "L",
  post: "Sviluppatrice/sviluppatore backend Java",
  link: `${webOrigin}/applications?id=1`,
};
const step = {
  ...about,
  day: "20 novembre 2026",
  words: "Ci è piaciuto il lavoro sui tempi di risposta.\nVorremmo parlarne.",
  by: "Davide Parodi",
};
const ofOne = { ...about, who: "Candidatura 5ZLC", day: "20 novembre 2026" };
const ofInterview = {
  ...about,
  whom: "Lanterna Software",
  how: "45 minuti, in video: https://meet.lanterna.example/1",
  with: "Davide Parodi, Marta Olivieri",
  when: "martedì 17 novembre 2026 alle ore 09:30",
  zone: "Ora standard dell’Europa centrale",
};
const matched = {
  ...foot,
  search: "Tester, Genova",
  count: "12",
  more: "2",
  link: `${webOrigin}/saved-searches?open=1`,
  page: `${webOrigin}/saved-searches`,
};
const spoken = { ...foot, who: "Giulia Ferraris", channel: "sanita", link: `${webOrigin}/feed/post/1` };
const judged = {
  ...foot,
  what: "un post",
  day: "20 novembre 2026",
  ground: "è contro le nostre condizioni",
  rule: "Regola 3: niente soldi in anticipo",
  explanation: "Chiede 40 € prima del colloquio.",
  again: "",
};
const statementOf = {
  ...judged,
  quoted: "Paga 40 € e il posto è tuo.",
  origin: "L’abbiamo letto dopo una segnalazione.",
  until: "20 maggio 2027",
  link: `${webOrigin}/feed/decision/1`,
};
const billed = { ...foot, space: "Lanterna Software", initial: "L", link: `${webOrigin}/work/lanterna/billing` };
const ofInvoice = { ...billed, number: "2026/118", month: "ottobre 2026", total: "412,36 €" };
const refused = { ...ofInvoice, why: declineWords("insufficient_funds", "it"), again: "4 novembre 2026", last: "" };
const restriction = {
  ...statementOf,
  ...restrictionWords.it.disabled.user,
  contact: `${webOrigin}/contact`,
};
const verification = {
  ...foot,
  space: "Lanterna Software",
  initial: "L",
  link: `${webOrigin}/work/lanterna/settings/verification`,
};
const params: MailParams = {
  domainLink: {
    space: "Lanterna Software",
    name: "Marta Olivieri",
    domain: "lanterna.example",
    day: "20 novembre 2026",
    link: `${webOrigin}/verify-domain/x`,
  },
  verificationFailing: { ...verification, domain: "lanterna.example", day: "1 dicembre 2026" },
  verificationExpiring: { ...verification, day: "1 dicembre 2026" },
  verificationLost: verification,
  statementHidden: statementOf,
  statementKept: { ...statementOf, until: "", again: "true" },
  restricted: restriction,
  released: { ...restriction, until: "" },
  feedMentioned: spoken,
  feedCommented: spoken,
  feedAnswered: { ...spoken, channel: "" },
  channelPosted: spoken,
  channelInvited: spoken,
  channelAccepted: spoken,
  channelAsked: spoken,
  reportHidden: { ...judged, link: `${webOrigin}/feed/reports` },
  reportKept: { ...judged, link: `${webOrigin}/feed/reports` },
  invoiceIssued: { ...ofInvoice, card: "Visa che finisce con 4242", missing: "" },
  invoiceBlocked: {
    ...billed,
    month: "ottobre 2026",
    list: [blockWords.sdiMissing.it, blockWords.seatMissing.it].join("\n"),
  },
  paymentFailed: refused,
  paymentToConfirm: { ...refused, why: declineWords("authentication_required", "it"), again: "", last: "true" },
  premiumPaused: billed,
  premiumResumed: billed,
  applicationSent: { ...about, day: "20 novembre 2026", blind: "true" },
  applicationReopened: step,
  applicationInReview: step,
  applicationShortlisted: step,
  applicationInterview: step,
  applicationOffer: step,
  applicationHired: step,
  applicationRejected: {
    ...about,
    name: "Amir",
    words: "Il motivo: serviva Kubernetes in produzione.\n\nLe tue righe su PostgreSQL ci sono piaciute.",
    by: "Marta Olivieri",
    took: "in 7 giorni",
    note: "Il colloquio di martedì 24 novembre alle 15:00 è annullato.",
    suggested: "Tester di sistemi in tempo reale",
    suggestedLink: `${webOrigin}/jobs/2`,
    suggestedFacts: "31.000–36.000 € · Genova",
  },
  applicationExpired: { ...about, note: "" },
  applicationLate: { ...about, day: "20 novembre 2026" },
  applicationReceived: { ...ofOne, met: "3", of: "5", blind: "true" },
  applicationWithdrawn: ofOne,
  applicationDue: ofOne,
  applicationOverdue: ofOne,
  offerReceived: {
    ...foot,
    space: "Lanterna Software",
    initial: "L",
    post: "Sviluppo backend Java",
    pay: "32.000–40.000 €",
    contract: "Tempo pieno, a tempo indeterminato",
    place: "Genova, ibrido",
    words: "Il tuo lavoro sui tempi di risposta ci ha colpito.",
    by: "Davide Parodi",
    day: "20 novembre 2026",
    link: `${webOrigin}/offers?id=1`,
  },
  offerAccepted: { ...about, words: "Sentiamoci dopo le 18." },
  offerDeclined: { ...about, words: "" },
  messageToTalent: {
    ...about,
    who: "Davide Parodi",
    words: "Ciao Amir,\npuoi dirci di più?",
    several: "2",
    files: "un file",
  },
  messageToSpace: { ...about, who: "Candidatura 5ZLC", words: "Certo.", several: "", files: "" },
  promiseNear: { ...billed, late: "3", recent: "18", stop: "5", percent: "20" },
  promiseStopped: { ...billed, late: "6", recent: "18", stop: "5", percent: "20" },
  digest: {
    ...foot,
    count: "2",
    items: `Oggi scade una risposta\t${webOrigin}/work/lanterna\nCandidatura 5ZLC\t${webOrigin}/work/lanterna/2`,
    link: `${webOrigin}/notifications`,
  },
  interviewProposed: {
    ...ofInterview,
    times: "martedì 17 novembre 2026 alle ore 09:30\nmercoledì 18 novembre 2026 alle ore 10:30",
    words: "RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere.",
    by: "Lanterna Software",
    day: "martedì 17 novembre 2026 alle ore 09:00",
    moved: "true",
  },
  interviewConfirmed: ofInterview,
  interviewMoved: ofInterview,
  interviewNoneFits: { ...ofInterview, words: "Quella settimana sono fuori." },
  interviewMoveAsked: { ...ofInterview, words: "Un imprevisto." },
  interviewExpired: { ...ofInterview, words: "" },
  interviewCancelled: { ...ofInterview, words: "La posizione è chiusa.", why: "L’annuncio è stato chiuso." },
  interviewTomorrow: ofInterview,
  interviewSoon: ofInterview,
  applicationsOwed: {
    ...foot,
    space: "Lanterna Software",
    initial: "L",
    count: "2",
    list: "Candidatura 5ZLC, Sviluppo backend Java\nAmir Benali, Tester",
    link: `${webOrigin}/work/lanterna`,
  },
  jobsMatched: { ...matched, list: "Tester · Lanterna · Genova · 28.000-34.000 €\nTester · Faro · Torino" },
  talentsMatched: { ...matched, more: "", limit: "", list: "Sviluppo backend · Genova · 7 anni" },
  resumeReady: { ...foot, fields: "42", unplaced: "3", link: `${webOrigin}/resume/uploads/1` },
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
  stepUp: code,
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
  accountOpened: { webOrigin, address: "giulia@posta.example" },
  passwordChanged: { webOrigin },
  emailChanged: { to: "giulia@posta.example", hours: 72, link: `${webOrigin}/account/undo-email#x` },
  resetTooSoon: { webOrigin },
  newDevice: { webOrigin, device: "Firefox, Linux" },
  sessionStolen: { webOrigin, device: "Firefox, Linux" },
  passkeyAdded: { webOrigin, name: "Telefono" },
  passkeyRemoved: { webOrigin, name: "Telefono" },
  providerLinked: { webOrigin, provider: "Google" },
  providerUnlinked: { webOrigin, provider: "Google" },
  deletionAsked: { webOrigin, day: "29 novembre 2026" },
  deletionTakenBack: { webOrigin },
  invitation: { ...inSpace, role: "Selezione", day: "22 novembre 2026" },
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
  "%s renders in both languages and both parts with all placeholders filled",
  async (name) => {
    for (const language of ["it", "en"] as const) {
      const { subject, html, text } = await renderMail(name, language, params[name]);
      for (const part of [subject, text]) expect(part).not.toMatch(/\{\w+\}/);
      expect(html).not.toMatch(/>[^<]*\{\w+\}/);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toContain(templates[name][language].reason);
      expect(text).toContain(templates[name][language].reason);
      // Mails load no picture and no font, because a request would reveal that the mail was read.
      expect(html).not.toMatch(/<img|@import|url\(/);
    }
  },
);

it("writes a code in two groups, also in the subject", async () => {
  const { subject, text, html } = await renderMail("verifyEmail", "it", params.verifyEmail);
  expect(subject).toBe("408 213 è il tuo codice Orbita");
  expect(text).toContain("408 213");
  expect(html).toContain("408 213");
});

it("escapes parameters in the HTML part, but not in the text part", async () => {
  const { html, text } = await renderMail("test", "en", params.test);
  expect(html).toContain('href="https://orbita.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain(params.test.webOrigin);
});

it("omits optional parts with empty parameters, in both parts", async () => {
  const silent = { ...params.applicationRejected, took: "", suggested: "" };
  const { html, text } = await renderMail("applicationRejected", "it", silent);
  for (const part of [html, text]) {
    expect(part).toContain("Marta Olivieri");
    expect(part).not.toMatch(/come promesso|Nello stesso Space|<!--[?/]/);
  }
  const whole = await renderMail("applicationRejected", "it", params.applicationRejected);
  for (const part of [whole.html, whole.text])
    expect(part).toMatch(/Risposta in 7 giorni, come promesso[^]*Nello stesso/);
});

it("keeps line breaks of user text and escapes its markup", async () => {
  const words = "Una riga.\nUn’altra <b>riga</b>.";
  const { html, text } = await renderMail("applicationInterview", "it", { ...step, words });
  expect(html).toContain("Una riga.<br />Un’altra &lt;b&gt;riga&lt;/b&gt;.");
  expect(text).toContain(words);
});

it("every optional mail links to the preferences, and a bulk mail also to unsubscribe", async () => {
  const moved = await renderMail("applicationHired", "en", step);
  expect(moved.html).toContain(`<a href="${foot.preferences}"`);
  expect(moved.text).toContain(`Preferences: ${foot.preferences}`);
  expect(moved.text).not.toContain(foot.unsubscribe);
  const due = await renderMail("applicationDue", "en", ofOne);
  for (const part of [due.html, due.text]) expect(part).toContain(foot.unsubscribe);
});

it("a failed payment states the reason, and either the next attempt or that it was the last", async () => {
  const first = await renderMail("paymentFailed", "it", refused);
  for (const part of [first.html, first.text]) {
    expect(part).toMatch(/non c’erano abbastanza fondi[^]*Riproviamo il 4 novembre 2026/);
    expect(part).not.toContain("ultimo tentativo");
  }
  const last = await renderMail("paymentFailed", "it", { ...refused, again: "", last: "true" });
  for (const part of [last.html, last.text]) {
    expect(part).toContain("ultimo tentativo");
    expect(part).not.toContain("Riproviamo il");
  }
});

it("an unknown decline code gives the generic text and is never shown", () => {
  expect(declineWords("do_not_honor_2031", "en")).toBe(declineWords("generic_decline", "en"));
  expect(declineWords("stolen_card", "it")).toBe(declineWords("lost_card", "it"));
});
