import type { ServerLanguage } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type About = Foot & { what: string; day: string; ground: string; rule: string; explanation: string; link: string };
/** `until` is empty if the decision cannot be contested, `again` if it is the first decision. */
type Statement = About & { quoted: string; origin: string; until: string; again: string };
type Answer = About & { again: string };
export type ModerationMails = {
  statementHidden: Statement;
  statementKept: Statement;
  reportHidden: Answer;
  reportKept: Answer;
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
    ground: { law: "è contro la legge", terms: "è contro le nostre condizioni" },
    origin: {
      report: "L’abbiamo letto dopo una segnalazione. Chi segnala resta riservato.",
      own: "L’ha notato chi modera: nessuno l’ha segnalato.",
    },
  },
  en: {
    what: { post: "a post", comment: "a comment", channel: "a channel", message: "a message" },
    ground: { law: "it is against the law", terms: "it is against our terms" },
    origin: {
      report: "We read it after a report. Who reports stays confidential.",
      own: "Who moderates noticed it: nobody reported it.",
    },
  },
};

const toAuthor = {
  it: {
    ...footLinks("it"),
    button: { label: "Leggi la decisione", href: "{link}" },
    reason:
      "Arriva perché riguarda qualcosa che hai pubblicato: è un avviso dovuto per legge e non si può disattivare.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Read the decision", href: "{link}" },
    reason:
      "You receive this because it is about something you published: the law wants it, and it cannot be switched off.",
  },
};
const toReporter = {
  it: {
    ...footLinks("it"),
    button: { label: "Le tue segnalazioni", href: "{link}" },
    reason: "Arriva perché hai fatto una segnalazione: è un avviso dovuto per legge e non si può disattivare.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Your reports", href: "{link}" },
    reason: "You receive this because you made a report: the law wants it, and it cannot be switched off.",
  },
};

/** Art. 17(3)(c). */
export const people = {
  it: "Ha deciso una persona: nessun sistema automatico ha preso o proposto la decisione.",
  en: "A person decided: no automated system took or proposed the decision.",
};
/** Art. 17(3)(f). */
export const outside = {
  it: "Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie (art. 21 del regolamento UE 2022/2065) o al giudice.",
  en: "You can also turn to a certified out-of-court dispute settlement body (Art. 21 of Regulation (EU) 2022/2065), or to a court.",
};

export const moderationMails: TemplatesOf<ModerationMails> = {
  statementHidden: {
    it: {
      ...toAuthor.it,
      subject: "Abbiamo nascosto {what} che hai pubblicato",
      preview: "Il motivo, e come contestare la decisione.",
      title: "Abbiamo nascosto {what} che hai pubblicato",
      paragraphs: [
        "Dal {day} lo vede solo chi l’ha scritto. Diceva:",
        "“{quoted}”",
        "Il motivo: {ground}. {rule}.",
        "{explanation}",
        "{origin}",
        people.it,
        {
          where: "until",
          words:
            "Se non sei d’accordo, contesta la decisione entro il {until}: è gratis, e la rilegge un’altra persona.",
        },
        { where: "again", words: "È la risposta alla tua contestazione: per noi il caso è chiuso." },
        outside.it,
      ],
    },
    en: {
      ...toAuthor.en,
      subject: "We hid {what} that you published",
      preview: "The reason, and how to contest the decision.",
      title: "We hid {what} that you published",
      paragraphs: [
        "Since {day} only who wrote it sees it. It said:",
        "“{quoted}”",
        "The reason: {ground}. {rule}.",
        "{explanation}",
        "{origin}",
        people.en,
        {
          where: "until",
          words: "If you do not agree, contest the decision by {until}: it is free, and another person reads it again.",
        },
        { where: "again", words: "This answers your complaint: for us the case is closed." },
        outside.en,
      ],
    },
  },
  statementKept: {
    it: {
      ...toAuthor.it,
      subject: "Resta {what} che hai pubblicato",
      preview: "L’abbiamo letto: tutti possono vederlo.",
      title: "Resta {what} che hai pubblicato",
      paragraphs: [
        {
          where: "again",
          words:
            "Hai contestato la nostra decisione: un’altra lettura ti ha dato ragione, e tutti possono vederlo di nuovo.",
        },
        "L’abbiamo letto il {day}. Diceva:",
        "“{quoted}”",
        "{explanation}",
        "{origin}",
        people.it,
        "Non devi fare niente.",
      ],
    },
    en: {
      ...toAuthor.en,
      subject: "We keep {what} that you published",
      preview: "We read it: everybody can see it.",
      title: "We keep {what} that you published",
      paragraphs: [
        {
          where: "again",
          words: "You contested our decision: it was read again, you were right, and everybody can see it again.",
        },
        "We read it on {day}. It said:",
        "“{quoted}”",
        "{explanation}",
        "{origin}",
        people.en,
        "There is nothing you need to do.",
      ],
    },
  },
  reportHidden: {
    it: {
      ...toReporter.it,
      subject: "La tua segnalazione: l’abbiamo nascosto",
      preview: "Com’è finita, e il motivo.",
      title: "Abbiamo nascosto {what} che hai segnalato",
      paragraphs: [
        { where: "again", words: "Il caso è stato riletto dopo una contestazione: questa è la decisione che resta." },
        "L’abbiamo deciso il {day}. Il motivo: {ground}. {rule}.",
        "{explanation}",
        people.it,
        "Chi l’ha pubblicato non sa chi ha segnalato.",
        outside.it,
      ],
    },
    en: {
      ...toReporter.en,
      subject: "Your report: we hid it",
      preview: "How it ended, and the reason.",
      title: "We hid {what} that you reported",
      paragraphs: [
        { where: "again", words: "The case was read again after a complaint: this is the decision that stays." },
        "We decided it on {day}. The reason: {ground}. {rule}.",
        "{explanation}",
        people.en,
        "Who published it does not know who reported it.",
        outside.en,
      ],
    },
  },
  reportKept: {
    it: {
      ...toReporter.it,
      subject: "La tua segnalazione: resta visibile",
      preview: "Com’è finita, e il motivo.",
      title: "Resta visibile {what} che hai segnalato",
      paragraphs: [
        { where: "again", words: "Il caso è stato riletto dopo una contestazione: questa è la decisione che resta." },
        "L’abbiamo letto il {day}. La regola che abbiamo guardato: {rule}.",
        "{explanation}",
        people.it,
        "Se non sei d’accordo, o cambia qualcosa, puoi segnalarlo di nuovo: lo rileggiamo. Chi l’ha pubblicato non sa chi ha segnalato.",
        outside.it,
      ],
    },
    en: {
      ...toReporter.en,
      subject: "Your report: it stays",
      preview: "How it ended, and the reason.",
      title: "What you reported stays visible: {what}",
      paragraphs: [
        { where: "again", words: "The case was read again after a complaint: this is the decision that stays." },
        "We read it on {day}. The rule that we looked at: {rule}.",
        "{explanation}",
        people.en,
        "If you do not agree, or something changes, you can report it again: we will read it again. Who published it does not know who reported it.",
        outside.en,
      ],
    },
  },
};
