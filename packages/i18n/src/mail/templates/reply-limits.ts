import type { TemplateSet } from "../texts.ts";
import { bulkLinks, type BulkFooterParams } from "./foot.ts";
import { rejectionCounts } from "./promises.ts";

type ReplyLimitParams = BulkFooterParams &
  Record<"space" | "initial" | "late" | "recent" | "stop" | "percent" | "link", string>;
/** Mails to the members of a Space whose late replies put publishing at risk. */
export type ReplyLimitMailParams = {
  /**
   * `late` of `recent` applications wait past the promised day; `stop` and `percent` are the limits from which publishing is
   * blocked.
   */
  promiseNear: ReplyLimitParams;
  promiseStopped: ReplyLimitParams;
};

const it = {
  ...bulkLinks("it"),
  about: { space: "{space}", post: "Tempi di risposta" },
  button: { label: "Rispondi ora", href: "{link}" },
  reason: "Ricevi questa email perché ti occupi della selezione per questo Space.",
};
const en = {
  ...bulkLinks("en"),
  about: { space: "{space}", post: "Reply times" },
  button: { label: "Reply now", href: "{link}" },
  reason: "You’re getting this email because you recruit for this Space.",
};
const lateReplies = {
  it: "{late, plural, one {# persona candidata aspetta} other {# persone candidate aspettano}}",
  en: "{late, plural, one {# candidate is} other {# candidates are}}",
};

export const replyLimitMails: TemplateSet<ReplyLimitMailParams> = {
  promiseNear: {
    it: {
      ...it,
      subject:
        "{late, plural, one {Rispondete a # persona} other {Rispondete a # persone}} per continuare a pubblicare",
      preview:
        "Con {stop, plural, one {# risposta} other {# risposte}} in ritardo {space} non potrà pubblicare annunci.",
      title: "Rispondete per continuare a pubblicare",
      paragraphs: [
        `${lateReplies.it} una risposta da {space} oltre la data promessa, su {recent, plural, one {# candidatura} other {# candidature}} degli ultimi 90 giorni.`,
        "Quando le risposte in ritardo saranno almeno {stop} e almeno il {percent}% delle candidature, non potrete pubblicare annunci finché non risponderete.",
        `${rejectionCounts.it} Potete rispondere a più persone in una volta sola.`,
      ],
    },
    en: {
      ...en,
      subject: "Reply to {late, plural, one {# candidate} other {# candidates}} to keep publishing",
      preview: "With {stop, plural, one {# late reply} other {# late replies}}, {space} won’t be able to publish jobs.",
      title: "Reply to keep publishing",
      paragraphs: [
        `${lateReplies.en} waiting for a reply from {space} past the promised date, out of {recent, plural, one {# application} other {# applications}} in the last 90 days.`,
        "Once there {stop, plural, one {is at least # late reply} other {are at least # late replies}}, making up at least {percent}% of the applications, you won’t be able to publish jobs until you reply.",
        `${rejectionCounts.en} You can reply to several people at the same time.`,
      ],
    },
  },
  promiseStopped: {
    it: {
      ...it,
      subject: "{space}: rispondete per tornare a pubblicare",
      preview:
        "{late, plural, one {# risposta in ritardo.} other {# risposte in ritardo.}} Ogni risposta che date conta da subito.",
      title: "Non potete pubblicare finché non rispondete",
      paragraphs: [
        `${lateReplies.it} una risposta da {space} oltre la data promessa, su {recent, plural, one {# candidatura} other {# candidature}} degli ultimi 90 giorni.`,
        "Finché le risposte in ritardo sono almeno {stop} e almeno il {percent}% delle candidature, non potete pubblicare annunci. Quelli aperti restano aperti. Ogni risposta che date conta da subito.",
        rejectionCounts.it,
      ],
    },
    en: {
      ...en,
      subject: "{space}: publishing is blocked until you reply",
      preview: "{late, plural, one {# late reply.} other {# late replies.}} Every reply you send counts right away.",
      title: "Publishing is blocked until you reply",
      paragraphs: [
        `${lateReplies.en} waiting for a reply from {space} past the promised date, out of {recent, plural, one {# application} other {# applications}} in the last 90 days.`,
        "While there {stop, plural, one {is at least # late reply} other {are at least # late replies}}, making up at least {percent}% of the applications, you can’t publish jobs. Open jobs stay open. Every reply you send counts right away.",
        rejectionCounts.en,
      ],
    },
  },
};
