import type { ServerLanguage } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

type DecisionParams = FooterParams & {
  what: string;
  day: string;
  ground: string;
  rule: string;
  explanation: string;
  link: string;
};
/**
 * `until` is empty if the decision cannot be appealed. `again` is empty if this is the first decision, not the decision on an
 * appeal.
 */
type StatementParams = DecisionParams & { quoted: string; origin: string; until: string; again: string };
type AppealParams = DecisionParams & { again: string };
export type ModerationMailParams = {
  statementHidden: StatementParams;
  statementKept: StatementParams;
  reportHidden: AppealParams;
  reportKept: AppealParams;
};

/** The texts of a statement of reasons (Regulation (EU) 2022/2065, art. 17). */
export const moderationWords: Record<
  ServerLanguage,
  {
    what: Record<"post" | "comment" | "channel" | "message", string>;
    ground: Record<"law" | "terms", string>;
    origin: Record<"report" | "own", string>;
  }
> = {
  it: {
    what: { post: "un post", comment: "un commento", channel: "un canale", message: "un messaggio" },
    ground: { law: "è contro la legge", terms: "è contro i nostri termini d’uso" },
    origin: {
      report: "Abbiamo esaminato il contenuto dopo una segnalazione. L’identità di chi segnala resta riservata.",
      own: "Abbiamo notato il contenuto durante la moderazione: nessuno l’ha segnalato.",
    },
  },
  en: {
    what: { post: "a post", comment: "a comment", channel: "a channel", message: "a message" },
    ground: { law: "it’s against the law", terms: "it’s against our terms of use" },
    origin: {
      report: "We reviewed the content after a report. The identity of people who report stays confidential.",
      own: "Our moderators noticed the content: no one reported it.",
    },
  },
};

const toAuthor = {
  it: {
    ...footLinks("it"),
    button: { label: "Leggi decisione", href: "{link}" },
    reason:
      "Ricevi questa email perché riguarda un contenuto che hai pubblicato. Le email come questa sono dovute per legge: non puoi disattivarle.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Read decision", href: "{link}" },
    reason:
      "You’re getting this email because it’s about something you published. The law requires these emails, so you can’t turn them off.",
  },
};
const toReporter = {
  it: {
    ...footLinks("it"),
    button: { label: "Apri segnalazioni", href: "{link}" },
    reason:
      "Ricevi questa email perché hai inviato una segnalazione. Le email come questa sono dovute per legge: non puoi disattivarle.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Open reports", href: "{link}" },
    reason:
      "You’re getting this email because you sent a report. The law requires these emails, so you can’t turn them off.",
  },
};

/** Says that no automation was used, as Regulation (EU) 2022/2065, art. 17(3)(c), requires. */
export const people = {
  it: "Ha deciso una persona: nessun sistema automatico ha preso o proposto la decisione.",
  en: "A person made this decision: no automated system made or proposed it.",
};
/** Says where else the user can seek redress, as Regulation (EU) 2022/2065, art. 17(3)(f), requires. */
export const outside = {
  it: "Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie (art. 21 del regolamento UE 2022/2065) o a un giudice.",
  en: "You can also turn to a certified out-of-court dispute settlement body (Art. 21 of Regulation (EU) 2022/2065) or to a court.",
};
const reviewedAgain = {
  it: {
    where: "again",
    words: "Abbiamo riesaminato il caso dopo una contestazione: questa è la decisione definitiva.",
  },
  en: { where: "again", words: "We reviewed the case again after an appeal: this is the final decision." },
};

export const moderationMails: TemplateSet<ModerationMailParams> = {
  statementHidden: {
    it: {
      ...toAuthor.it,
      subject: "Abbiamo nascosto {what} che hai pubblicato",
      preview: "La decisione vale dal {day}. Leggi il motivo e come contestarla.",
      title: "Abbiamo nascosto {what} che hai pubblicato",
      paragraphs: [
        "Abbiamo nascosto {what} che hai pubblicato: dal {day} puoi vederlo solo tu.",
        "Contenuto: “{quoted}”",
        "Motivo: {ground}\nRegola: {rule}",
        "{explanation}",
        "{origin}",
        people.it,
        {
          where: "until",
          words:
            "Se non sei d’accordo, puoi contestare la decisione entro il {until}: è gratis, e la riesaminerà un’altra persona.",
        },
        { where: "again", words: "Questa è la risposta alla tua contestazione: per noi il caso è chiuso." },
        outside.it,
      ],
    },
    en: {
      ...toAuthor.en,
      subject: "We’ve hidden {what} you published",
      preview: "The decision took effect on {day}. Read why and how to appeal.",
      title: "We’ve hidden {what} you published",
      paragraphs: [
        "We’ve hidden {what} you published: as of {day}, only you can see it.",
        "Content: “{quoted}”",
        "Reason: {ground}\nRule: {rule}",
        "{explanation}",
        "{origin}",
        people.en,
        {
          where: "until",
          words: "If you disagree, you can appeal by {until}: it’s free, and another person will review the decision.",
        },
        { where: "again", words: "This is the reply to your appeal: we consider the case closed." },
        outside.en,
      ],
    },
  },
  statementKept: {
    it: {
      ...toAuthor.it,
      subject: "Resta visibile {what} che hai pubblicato",
      preview: "Abbiamo esaminato il contenuto il {day}. Non devi fare niente.",
      title: "Resta visibile {what} che hai pubblicato",
      paragraphs: [
        {
          where: "again",
          words: "Hai contestato la nostra decisione e avevi ragione: il contenuto è di nuovo visibile.",
        },
        "Il {day} abbiamo esaminato {what} che hai pubblicato, e resta visibile.",
        "Contenuto: “{quoted}”",
        "{explanation}",
        "{origin}",
        people.it,
        "Non devi fare niente.",
      ],
    },
    en: {
      ...toAuthor.en,
      subject: "We reviewed {what} you published: it stays visible",
      preview: "We reviewed the content on {day}. You don’t need to do anything.",
      title: "We reviewed {what} you published: it stays visible",
      paragraphs: [
        {
          where: "again",
          words: "You appealed our decision and you were right: the content is visible again.",
        },
        "On {day} we reviewed {what} you published, and it will stay visible.",
        "Content: “{quoted}”",
        "{explanation}",
        "{origin}",
        people.en,
        "You don’t need to do anything.",
      ],
    },
  },
  reportHidden: {
    it: {
      ...toReporter.it,
      subject: "Abbiamo nascosto {what} che hai segnalato",
      preview: "Abbiamo deciso il {day}: qui trovi il motivo.",
      title: "Abbiamo nascosto {what} che hai segnalato",
      paragraphs: [
        "Il {day} abbiamo nascosto {what} che hai segnalato.",
        reviewedAgain.it,
        "Motivo: {ground}\nRegola: {rule}",
        "{explanation}",
        people.it,
        "Chi ha pubblicato il contenuto non sa chi l’ha segnalato.",
        outside.it,
      ],
    },
    en: {
      ...toReporter.en,
      subject: "We’ve hidden {what} you reported",
      preview: "We decided on {day}: here’s the reason.",
      title: "We’ve hidden {what} you reported",
      paragraphs: [
        "On {day} we hid {what} you reported.",
        reviewedAgain.en,
        "Reason: {ground}\nRule: {rule}",
        "{explanation}",
        people.en,
        "The author doesn’t know who sent the report.",
        outside.en,
      ],
    },
  },
  reportKept: {
    it: {
      ...toReporter.it,
      subject: "Resta visibile {what} che hai segnalato",
      preview: "Abbiamo deciso il {day}: qui trovi il motivo.",
      title: "Resta visibile {what} che hai segnalato",
      paragraphs: [
        "Il {day} abbiamo esaminato {what} che hai segnalato, e resta visibile.",
        reviewedAgain.it,
        "Regola considerata: {rule}",
        "{explanation}",
        people.it,
        "Se non sei d’accordo o se il contenuto cambia, puoi inviare una nuova segnalazione e la esamineremo. Chi ha pubblicato il contenuto non sa chi l’ha segnalato.",
        outside.it,
      ],
    },
    en: {
      ...toReporter.en,
      subject: "We reviewed your report: the content stays visible",
      preview: "We decided on {day}: here’s the reason.",
      title: "We reviewed {what} you reported: it stays visible",
      paragraphs: [
        "On {day} we reviewed {what} you reported, and it will stay visible.",
        reviewedAgain.en,
        "Rule we checked: {rule}",
        "{explanation}",
        people.en,
        "If you disagree or the content changes, you can send a new report and we’ll review it. The author doesn’t know who sent the report.",
        outside.en,
      ],
    },
  },
};
