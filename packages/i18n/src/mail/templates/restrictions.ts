import type { ServerLanguage } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";
import { outside, people } from "./moderation.ts";

type Kind = "user" | "space" | "jobpost" | "resume" | "application";
/** `until` is empty if the decision cannot be contested, `again` if it is the first decision. */
type Statement = Foot & {
  title: string;
  effect: string;
  day: string;
  quoted: string;
  ground: string;
  rule: string;
  explanation: string;
  origin: string;
  until: string;
  again: string;
  link: string;
  contact: string;
};
export type RestrictionMails = { restricted: Statement; released: Statement };

type RestrictionLabels = Record<Kind, { readonly title: string; readonly effect: string }>;

/** The restriction of each kind of record, and its effect on the person concerned. */
export const restrictionWords: Record<ServerLanguage, { disabled: RestrictionLabels; kept: RestrictionLabels }> = {
  it: {
    disabled: {
      user: {
        title: "Abbiamo sospeso il tuo account",
        effect:
          "Non puoi più accedere, e nessuno vede più il tuo profilo, il tuo CV e quello che hai scritto. Le tue candidature restano ferme.",
      },
      space: {
        title: "Abbiamo sospeso il tuo Space",
        effect:
          "La sua pagina e i suoi annunci non si vedono più e non costano più niente. Tu e i colleghi potete ancora leggere tutto, ma non pubblicare né cambiare.",
      },
      jobpost: {
        title: "Abbiamo nascosto un tuo annuncio",
        effect:
          "Nessuno lo trova, lo apre o si candida più, e i clic non costano più niente. I colleghi lo leggono ancora.",
      },
      resume: {
        title: "Abbiamo nascosto un CV",
        effect: "Nessuno lo trova o lo apre più, neanche con un link. Chi lo ha scritto lo legge ancora.",
      },
      application: {
        title: "Abbiamo nascosto una candidatura",
        effect: "Lo Space non la vede più. Chi l’ha inviata la legge ancora, con questo motivo.",
      },
    },
    kept: {
      user: {
        title: "Il tuo account è di nuovo attivo",
        effect: "Puoi accedere di nuovo, e tutto si vede come prima.",
      },
      space: {
        title: "Il tuo Space è di nuovo attivo",
        effect: "La sua pagina e i suoi annunci si vedono di nuovo, e potete pubblicare come prima.",
      },
      jobpost: {
        title: "Il tuo annuncio è di nuovo visibile",
        effect: "Tutti lo trovano e possono candidarsi come prima.",
      },
      resume: { title: "Un CV è di nuovo visibile", effect: "Lo vede chi lo vedeva prima." },
      application: { title: "Una candidatura è di nuovo visibile", effect: "Lo Space la vede come prima." },
    },
  },
  en: {
    disabled: {
      user: {
        title: "We suspended your account",
        effect:
          "You cannot sign in any more, and nobody sees your profile, your resume and what you wrote. Your applications stand still.",
      },
      space: {
        title: "We suspended your Space",
        effect:
          "Its page and its job posts are not shown any more and cost nothing. You and your colleagues can still read everything, but not publish or change anything.",
      },
      jobpost: {
        title: "We hid a job post of yours",
        effect:
          "Nobody finds it, opens it or applies any more, and clicks cost nothing. Your colleagues can still read it.",
      },
      resume: {
        title: "We hid a resume",
        effect: "Nobody finds or opens it any more, not even by a link. Who wrote it can still read it.",
      },
      application: {
        title: "We hid an application",
        effect: "The Space does not see it any more. Who sent it can still read it, with this reason.",
      },
    },
    kept: {
      user: {
        title: "Your account is active again",
        effect: "You can sign in again, and everything is shown as before.",
      },
      space: {
        title: "Your Space is active again",
        effect: "Its page and its job posts are shown again, and you can publish as before.",
      },
      jobpost: { title: "Your job post is visible again", effect: "Everybody finds it and can apply as before." },
      resume: { title: "A resume is visible again", effect: "Who saw it before sees it again." },
      application: { title: "An application is visible again", effect: "The Space sees it as before." },
    },
  },
};

const toConcerned = {
  it: {
    ...footLinks("it"),
    button: { label: "Leggi la decisione", href: "{link}" },
    reason:
      "Arriva perché la decisione riguarda te o uno Space di cui fai parte: è un avviso dovuto per legge e non si può disattivare.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Read the decision", href: "{link}" },
    reason:
      "You receive this because the decision concerns you or a Space of yours: the law wants it, and it cannot be switched off.",
  },
};

/** The complete statement of reasons (Regulation (EU) 2022/2065, art. 17): a suspended user can read it only in this mail. */
export const restrictionMails: TemplatesOf<RestrictionMails> = {
  restricted: {
    it: {
      ...toConcerned.it,
      subject: "{title}",
      preview: "Il motivo, e come contestare la decisione.",
      title: "{title}",
      paragraphs: [
        "Dal {day}. {effect}",
        "Riguarda: “{quoted}”",
        "Il motivo: {ground}. {rule}.",
        "{explanation}",
        "{origin}",
        people.it,
        {
          where: "until",
          words:
            "Se non sei d’accordo, contesta la decisione entro il {until} dal link qui sotto: è gratis, e la rilegge un’altra persona. Se il link non si apre, scrivici da {contact}.",
        },
        { where: "again", words: "È la risposta alla contestazione: per noi il caso è chiuso." },
        outside.it,
      ],
    },
    en: {
      ...toConcerned.en,
      subject: "{title}",
      preview: "The reason, and how to contest the decision.",
      title: "{title}",
      paragraphs: [
        "Since {day}. {effect}",
        "It is about: “{quoted}”",
        "The reason: {ground}. {rule}.",
        "{explanation}",
        "{origin}",
        people.en,
        {
          where: "until",
          words:
            "If you do not agree, contest the decision by {until} with the link below: it is free, and another person reads it again. If the link does not open, write to us at {contact}.",
        },
        { where: "again", words: "This answers the complaint: for us the case is closed." },
        outside.en,
      ],
    },
  },
  released: {
    it: {
      ...toConcerned.it,
      subject: "{title}",
      preview: "Abbiamo deciso di nuovo.",
      title: "{title}",
      paragraphs: ["Dal {day}. {effect}", "Riguarda: “{quoted}”", "{explanation}", people.it, "Non devi fare niente."],
    },
    en: {
      ...toConcerned.en,
      subject: "{title}",
      preview: "We decided again.",
      title: "{title}",
      paragraphs: [
        "Since {day}. {effect}",
        "It is about: “{quoted}”",
        "{explanation}",
        people.en,
        "There is nothing you need to do.",
      ],
    },
  },
};
