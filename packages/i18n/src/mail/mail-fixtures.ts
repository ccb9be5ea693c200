import { declineWords } from "../payment-declines.ts";
import { blockWords } from "../invoice-blocks.ts";
import { restrictionWords, type MailParams } from "./index.ts";
import { jobFits } from "./job-fit-fixtures.ts";
import { about, foot, interviewParams, webOrigin } from "./interview-fixtures.ts";

const event = { when: "17 novembre 2026 alle ore 09:30 CET", device: "Firefox, Linux" };
const code = { ...event, code: "408213", minutes: 5 };
const notice = { ...event, webOrigin };
const inSpace = { space: "Lanterna Software", name: "Marta Olivieri", link: `${webOrigin}/work/lanterna` };
const ofPost = {
  ...foot,
  title: "Sviluppo backend Java",
  space: "Lanterna Software",
  link: `${webOrigin}/work/lanterna/job-posts/1`,
};
export const step = {
  ...about,
  day: "20 novembre 2026",
  words: "Ci è piaciuto il lavoro sui tempi di risposta.\nVorremmo parlarne.",
  by: "Davide Parodi",
};
export const ofOne = { ...about, who: "Candidatura 5ZLC", day: "20 novembre 2026" };
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
  ground: "è contro i nostri termini d’uso",
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
export const refused = {
  ...ofInvoice,
  why: declineWords("insufficient_funds", "it"),
  again: "4 novembre 2026",
  last: "",
};
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
/** Parameters of every mail template, for tests. */
export const params: MailParams = {
  domainLink: {
    space: "Lanterna Software",
    name: "Marta Olivieri",
    domain: "lanterna.example",
    day: "20 novembre 2026",
    link: `${webOrigin}/verify-domain/x`,
  },
  verificationFailing: { ...verification, domain: "lanterna.example", day: "1° dicembre 2026" },
  verificationExpiring: { ...verification, day: "1° dicembre 2026" },
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
    words:
      "Ciao Amir, per questo ruolo andiamo avanti con altre persone. Il motivo è che il ruolo richiede Kubernetes in produzione.\n\nCi è piaciuto quello che hai scritto su PostgreSQL.",
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
  contactRequestReceived: {
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
    link: `${webOrigin}/contact-requests?id=1`,
  },
  contactRequestAccepted: { ...about, words: "Sentiamoci dopo le 18." },
  contactRequestDeclined: { ...about, words: "" },
  messageToTalent: {
    ...about,
    who: "Davide Parodi",
    words: "Ciao Amir,\npuoi dirci di più?",
    count: "2",
    files: "1",
  },
  messageToSpace: { ...about, who: "Candidatura 5ZLC", words: "Certo.", count: "1", files: "" },
  promiseNear: { ...billed, late: "3", recent: "18", stop: "5", percent: "20" },
  promiseStopped: { ...billed, late: "6", recent: "18", stop: "5", percent: "20" },
  digest: {
    ...foot,
    count: "2",
    first: "Rispondi entro oggi: Candidatura 5ZLC",
    items: `Rispondi entro oggi: Candidatura 5ZLC\t${webOrigin}/work/lanterna\nNuova candidatura per “Tester”\t${webOrigin}/work/lanterna/2`,
    link: `${webOrigin}/notifications`,
  },
  ...interviewParams,
  applicationsOwed: {
    ...foot,
    space: "Lanterna Software",
    initial: "L",
    count: "2",
    list: "Candidatura 5ZLC, Sviluppo backend Java\nAmir Benali, Tester",
    more: "",
    link: `${webOrigin}/work/lanterna`,
  },
  jobsMatched: {
    ...matched,
    first: "Tester · Lanterna · Genova · 28.000–34.000 €",
    list: "Tester · Lanterna · Genova · 28.000–34.000 €\nTester · Faro · Torino",
  },
  guestJobsMatched: {
    ...matched,
    first: "Tester · Lanterna · Genova · 28.000–34.000 €",
    list: "Tester · Lanterna · Genova · 28.000–34.000 €\nTester · Faro · Torino",
    link: `${webOrigin}/jobs?q=tester&city=Genova`,
    page: `${webOrigin}/account/job-alerts#x`,
  },
  alertConfirmation: { hours: 48, link: `${webOrigin}/account/confirm-alert#x` },
  talentsMatched: { ...matched, more: "", limit: "", list: "Sviluppo backend · Genova · 7 anni" },
  jobFits,
  resumeReady: { ...foot, fields: "42", unplaced: "3", link: `${webOrigin}/resume/uploads/1` },
  candidateNotice: {
    space: "Lanterna Software",
    source: "da una persona che ti conosce",
    basis: "legittimo interesse (art. 6.1.f)",
    day: "15 novembre 2027",
    link: `${webOrigin}/notice/segreto`,
  },
  verifyEmail: code,
  resetPassword: { ...code, link: `${webOrigin}/forgot-password#ticket` },
  changePassword: { ...code, webOrigin },
  changeEmail: code,
  stepUp: { ...code, webOrigin },
  contactMessage: {
    topic: "Altro",
    name: "Giulia",
    address: "giulia@posta.example",
    message: "Una domanda,\nsu due righe.",
    language: "it",
    reference: "5ZLC5ZLC",
    account: "–",
  },
  contactReceipt: { topic: "Altro", reference: "5ZLC5ZLC" },
  accountOpened: { ...notice, address: "giulia@posta.example" },
  passwordChanged: notice,
  emailChanged: { ...event, to: "giulia@posta.example", hours: 72, link: `${webOrigin}/account/undo-email#x` },
  resetTooSoon: notice,
  newDevice: notice,
  sessionStolen: notice,
  passkeyAdded: { ...notice, name: "Telefono" },
  passkeyRemoved: { ...notice, name: "Telefono" },
  providerLinked: { ...notice, provider: "Google" },
  providerUnlinked: { ...notice, provider: "Google" },
  deletionAsked: { ...notice, day: "29 novembre 2026" },
  deletionTakenBack: notice,
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
