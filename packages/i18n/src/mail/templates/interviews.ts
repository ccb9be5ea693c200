import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

/** `whom`: the other side, as the reader may see it; the code for a blind application. `how`: duration, kind and place. */
type About = Foot & {
  space: string;
  initial: string;
  post: string;
  link: string;
  whom: string;
  how: string;
  with: string;
};
/** In the reader's time zone, with the name of the zone. */
type At = { when: string; zone: string };
export type InterviewMails = {
  /** `moved`: set if it replaces an agreed time. */
  interviewProposed: About & { times: string; zone: string; words: string; by: string; day: string; moved: string };
  interviewConfirmed: About & At;
  interviewMoved: About & At;
  interviewNoneFits: About & { words: string };
  interviewMoveAsked: About & At & { words: string };
  interviewExpired: About & { words: string };
  /** `words` of the other side and `when` may be empty. */
  interviewCancelled: About & At & { words: string; why: string };
  interviewTomorrow: About & At;
  interviewSoon: About & At;
};

const about = { space: "{space}", post: "{post}" };
const base = {
  it: {
    ...footLinks("it"),
    about,
    button: { label: "Apri il colloquio", href: "{link}" },
    reason: "Arriva perché questo colloquio è anche tuo.",
  },
  en: {
    ...footLinks("en"),
    about,
    button: { label: "Open the interview", href: "{link}" },
    reason: "You receive this because this interview is yours too.",
  },
};
const facts = {
  it: ["{when} ({zone}).", "{how}.", "Con {with}."],
  en: ["{when} ({zone}).", "{how}.", "With {with}."],
};

export const interviewMails: TemplatesOf<InterviewMails> = {
  interviewProposed: {
    it: {
      ...base.it,
      subject: "{space} ti propone un colloquio: {post}",
      preview: "Scegli l’orario che ti va bene.",
      title: "Scegli l’orario del colloquio",
      said: true,
      paragraphs: [
        { where: "moved", words: "L’orario di prima non vale più: lo trovi annullato nel file allegato." },
        "{times}",
        "Gli orari sono nel tuo fuso: {zone}.",
        "{how}.",
        "Con {with}.",
        "Puoi rispondere fino a {day}.",
      ],
      button: { label: "Scegli un orario", href: "{link}" },
      small: ["Se nessuno ti va bene, dillo dalla stessa pagina: ne proporranno altri."],
    },
    en: {
      ...base.en,
      subject: "{space} proposes an interview: {post}",
      preview: "Choose the time that suits you.",
      title: "Choose the time of your interview",
      said: true,
      paragraphs: [
        { where: "moved", words: "The time agreed on before no longer holds: the attached file cancels it." },
        "{times}",
        "The times are on your clock: {zone}.",
        "{how}.",
        "With {with}.",
        "You can answer until {day}.",
      ],
      button: { label: "Choose a time", href: "{link}" },
      small: ["If none suits you, say so on the same page: they will propose others."],
    },
  },
  interviewConfirmed: {
    it: {
      ...base.it,
      subject: "Colloquio fissato: {whom}, {when}",
      preview: "Il file per il calendario è allegato.",
      title: "Colloquio fissato",
      paragraphs: [...facts.it, "Il file per il calendario è allegato."],
    },
    en: {
      ...base.en,
      subject: "Interview agreed: {whom}, {when}",
      preview: "The file for your calendar is attached.",
      title: "The interview is agreed",
      paragraphs: [...facts.en, "The file for your calendar is attached."],
    },
  },
  interviewMoved: {
    it: {
      ...base.it,
      subject: "Colloquio da spostare: {whom}, {when}",
      preview: "Sono stati proposti altri orari.",
      title: "Il colloquio si sposta",
      paragraphs: ["Non si tiene più: {when} ({zone}).", "Sono stati proposti altri orari a {whom}."],
    },
    en: {
      ...base.en,
      subject: "Interview to be moved: {whom}, {when}",
      preview: "Other times were proposed.",
      title: "The interview is being moved",
      paragraphs: ["It no longer takes place: {when} ({zone}).", "Other times were proposed to {whom}."],
    },
  },
  interviewNoneFits: {
    it: {
      ...base.it,
      subject: "Nessun orario va bene: {whom}",
      preview: "Proponi altri orari.",
      title: "Nessuno degli orari va bene",
      paragraphs: ["{whom} non può in nessuno degli orari proposti.", { where: "words", words: "Dice: “{words}”" }],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "None of the times fits: {whom}",
      preview: "Propose other times.",
      title: "None of the times fits",
      paragraphs: ["{whom} cannot make any of the times proposed.", { where: "words", words: "They say: “{words}”" }],
      button: { label: "Propose other times", href: "{link}" },
    },
  },
  interviewMoveAsked: {
    it: {
      ...base.it,
      subject: "Chiede di spostare il colloquio: {whom}",
      preview: "L’orario resta finché non ne proponi altri.",
      title: "Chiede di spostare il colloquio",
      paragraphs: [
        "{whom} chiede un altro orario. Era: {when} ({zone}).",
        { where: "words", words: "Dice: “{words}”" },
        "L’orario resta valido finché non ne proponi altri.",
      ],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "Asks to move the interview: {whom}",
      preview: "The time stands until you propose others.",
      title: "Asks to move the interview",
      paragraphs: [
        "{whom} asks for another time. It was: {when} ({zone}).",
        { where: "words", words: "They say: “{words}”" },
        "The time stands until you propose others.",
      ],
      button: { label: "Propose other times", href: "{link}" },
    },
  },
  interviewExpired: {
    it: {
      ...base.it,
      subject: "Nessuna risposta agli orari: {whom}",
      preview: "Il tempo per scegliere è finito.",
      title: "Il tempo per scegliere è finito",
      paragraphs: ["{whom} non ha scelto nessuno degli orari in tempo. Puoi proporne altri."],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "No answer to the times: {whom}",
      preview: "The time to choose is over.",
      title: "The time to choose is over",
      paragraphs: ["{whom} did not choose one of the times in time. You can propose others."],
      button: { label: "Propose other times", href: "{link}" },
    },
  },
  interviewCancelled: {
    it: {
      ...base.it,
      subject: "Colloquio annullato: {whom}, {post}",
      preview: "Non si tiene più.",
      title: "Il colloquio è annullato",
      paragraphs: [
        { where: "when", words: "Non si tiene più: {when} ({zone})." },
        { where: "why", words: "{why}" },
        { where: "words", words: "Il motivo: “{words}”" },
      ],
    },
    en: {
      ...base.en,
      subject: "Interview called off: {whom}, {post}",
      preview: "It does not take place.",
      title: "The interview is called off",
      paragraphs: [
        { where: "when", words: "It no longer takes place: {when} ({zone})." },
        { where: "why", words: "{why}" },
        { where: "words", words: "The reason: “{words}”" },
      ],
    },
  },
  interviewTomorrow: {
    it: {
      ...base.it,
      subject: "Fra un giorno: colloquio con {whom}",
      preview: "{when}",
      title: "Il colloquio è fra un giorno",
      paragraphs: facts.it,
    },
    en: {
      ...base.en,
      subject: "In a day: interview with {whom}",
      preview: "{when}",
      title: "The interview is in a day",
      paragraphs: facts.en,
    },
  },
  interviewSoon: {
    it: {
      ...base.it,
      subject: "Fra un’ora: colloquio con {whom}",
      preview: "{when}",
      title: "Il colloquio è fra un’ora",
      paragraphs: facts.it,
    },
    en: {
      ...base.en,
      subject: "In an hour: interview with {whom}",
      preview: "{when}",
      title: "The interview is in an hour",
      paragraphs: facts.en,
    },
  },
};
