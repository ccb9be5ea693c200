import type { ServerLanguage } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";
import { outside, people } from "./moderation.ts";

type RestrictedKind = "user" | "space" | "jobpost" | "resume" | "application";
/**
 * `until` is empty if the decision cannot be appealed. `again` is empty if this is the first decision, not the decision on an
 * appeal.
 */
type RestrictionParams = FooterParams & {
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
export type RestrictionMailParams = { restricted: RestrictionParams; released: RestrictionParams };

type RestrictionLabels = Record<RestrictedKind, { readonly title: string; readonly effect: string }>;

/**
 * Title and effect of a moderation mail, by kind of record: `disabled` if the record was restricted, `kept` if the restriction was
 * lifted.
 */
export const restrictionWords: Record<ServerLanguage, { disabled: RestrictionLabels; kept: RestrictionLabels }> = {
  it: {
    disabled: {
      user: {
        title: "Abbiamo sospeso il tuo account",
        effect:
          "Non puoi più accedere, e nessuno vede il tuo profilo, il tuo CV e quello che hai pubblicato. Le tue candidature sono in sospeso.",
      },
      space: {
        title: "Abbiamo sospeso il tuo Space",
        effect:
          "La pagina e gli annunci dello Space non sono più visibili e non generano costi. Tu e gli altri membri potete leggere tutto, ma non pubblicare né modificare.",
      },
      jobpost: {
        title: "Abbiamo nascosto un tuo annuncio",
        effect:
          "Nessuno può più trovarlo, aprirlo o candidarsi, e i clic non costano niente. I membri dello Space possono ancora leggerlo.",
      },
      resume: {
        title: "Abbiamo nascosto un CV",
        effect: "Nessuno può più trovarlo o aprirlo, neanche con un link. Chi l’ha scritto può ancora leggerlo.",
      },
      application: {
        title: "Abbiamo nascosto una candidatura",
        effect: "Lo Space non la vede più. Chi l’ha inviata può ancora leggerla, insieme a questo motivo.",
      },
    },
    kept: {
      user: {
        title: "Il tuo account è di nuovo attivo",
        effect: "Puoi accedere di nuovo, e tutto è visibile come prima.",
      },
      space: {
        title: "Il tuo Space è di nuovo attivo",
        effect: "La pagina e gli annunci dello Space sono di nuovo visibili, e puoi pubblicare come prima.",
      },
      jobpost: {
        title: "Il tuo annuncio è di nuovo visibile",
        effect: "Le persone possono trovarlo e candidarsi come prima.",
      },
      resume: { title: "Un CV è di nuovo visibile", effect: "Chi poteva vederlo prima può vederlo di nuovo." },
      application: { title: "Una candidatura è di nuovo visibile", effect: "Lo Space la vede come prima." },
    },
  },
  en: {
    disabled: {
      user: {
        title: "We’ve suspended your account",
        effect:
          "You can no longer sign in, and no one can see your profile, your CV or what you’ve posted. Your applications are on hold.",
      },
      space: {
        title: "We’ve suspended your Space",
        effect:
          "The Space’s page and jobs are no longer visible and cost nothing. You and the other members can still read everything, but you can’t publish or edit.",
      },
      jobpost: {
        title: "We’ve hidden one of your jobs",
        effect:
          "No one can find it, open it or apply, and clicks cost nothing. Members of the Space can still read it.",
      },
      resume: {
        title: "We’ve hidden a CV",
        effect: "No one can find or open it, not even with a link. Its author can still read it.",
      },
      application: {
        title: "We’ve hidden an application",
        effect: "The Space can no longer see it. The candidate can still read it, along with this reason.",
      },
    },
    kept: {
      user: {
        title: "Your account is active again",
        effect: "You can sign in again, and everything is visible as before.",
      },
      space: {
        title: "Your Space is active again",
        effect: "The Space’s page and jobs are visible again, and you can publish as before.",
      },
      jobpost: { title: "Your job is visible again", effect: "People can find it and apply as before." },
      resume: { title: "A CV is visible again", effect: "Everyone who could see it before can see it again." },
      application: { title: "An application is visible again", effect: "The Space can see it as before." },
    },
  },
};

const toConcerned = {
  it: {
    ...footLinks("it"),
    button: { label: "Leggi decisione", href: "{link}" },
    reason:
      "Ricevi questa email perché la decisione riguarda te o uno Space di cui fai parte. Le email come questa sono dovute per legge: non puoi disattivarle.",
  },
  en: {
    ...footLinks("en"),
    button: { label: "Read decision", href: "{link}" },
    reason:
      "You’re getting this email because the decision concerns you or a Space you’re a member of. The law requires these emails, so you can’t turn them off.",
  },
};

/** The complete statement of reasons (Regulation (EU) 2022/2065, art. 17): a suspended user can read it only in this mail. */
export const restrictionMails: TemplateSet<RestrictionMailParams> = {
  restricted: {
    it: {
      ...toConcerned.it,
      subject: "{title}",
      preview: "La decisione vale dal {day}. Leggi il motivo e come contestarla.",
      title: "{title}",
      paragraphs: [
        "{title}, con effetto dal {day}. {effect}",
        "Contenuto: “{quoted}”",
        "Motivo: {ground}\nRegola: {rule}",
        "{explanation}",
        "{origin}",
        people.it,
        {
          where: "until",
          words:
            "Se non sei d’accordo, puoi contestare la decisione entro il {until} dal link qui sotto: è gratis, e la riesaminerà un’altra persona. Se il link non si apre, scrivici da {contact}",
        },
        { where: "again", words: "Questa è la risposta alla contestazione: per noi il caso è chiuso." },
        outside.it,
      ],
    },
    en: {
      ...toConcerned.en,
      subject: "{title}",
      preview: "The decision took effect on {day}. Read why and how to appeal.",
      title: "{title}",
      paragraphs: [
        "{title}, with effect from {day}. {effect}",
        "Content: “{quoted}”",
        "Reason: {ground}\nRule: {rule}",
        "{explanation}",
        "{origin}",
        people.en,
        {
          where: "until",
          words:
            "If you disagree, you can appeal by {until} with the link below: it’s free, and another person will review the decision. If the link doesn’t open, write to us at {contact}",
        },
        { where: "again", words: "This is the reply to the appeal: we consider the case closed." },
        outside.en,
      ],
    },
  },
  released: {
    it: {
      ...toConcerned.it,
      subject: "{title}",
      preview: "Abbiamo riesaminato la decisione. Non devi fare niente.",
      title: "{title}",
      paragraphs: [
        "{title}, con effetto dal {day}. {effect}",
        "Contenuto: “{quoted}”",
        "{explanation}",
        people.it,
        "Non devi fare niente.",
      ],
    },
    en: {
      ...toConcerned.en,
      subject: "{title}",
      preview: "We’ve reviewed the decision. You don’t need to do anything.",
      title: "{title}",
      paragraphs: [
        "{title}, with effect from {day}. {effect}",
        "Content: “{quoted}”",
        "{explanation}",
        people.en,
        "You don’t need to do anything.",
      ],
    },
  },
};
