import type { TemplateSet } from "../texts.ts";
import { bulkLinks, type BulkFooterParams } from "./foot.ts";

type PostParams = BulkFooterParams & { space: string; initial: string; post: string; link: string };
/** `who` is the candidate's name, or a code while the name is hidden. The mail about a new application always has the code. */
type CandidateParams = PostParams & { who: string };
/** Mails about reply times, to waiting talents and to the members who owe a reply. */
export type PromiseMailParams = {
  applicationLate: PostParams & { day: string };
  applicationReceived: CandidateParams & { day: string; met: string; of: string; blind: string };
  applicationWithdrawn: CandidateParams;
  applicationDue: CandidateParams & { day: string };
  applicationOverdue: CandidateParams & { day: string };
  /**
   * One mail for several applications of one morning: `list` has the candidate and the post, one per line; `more` is the number of
   * applications that are not listed, or empty.
   */
  applicationsOwed: BulkFooterParams & Record<"space" | "initial" | "count" | "list" | "more" | "link", string>;
};

const about = { space: "{space}", post: "{post}" };
const it = {
  ...bulkLinks("it"),
  about,
  button: { label: "Apri candidatura", href: "{link}" },
  reason: "Ricevi questa email perché ti occupi della selezione per questo Space.",
};
const en = {
  ...bulkLinks("en"),
  about,
  button: { label: "Open application", href: "{link}" },
  reason: "You’re getting this email because you recruit for this Space.",
};

export const rejectionCounts = {
  it: "Anche scartare una candidatura indicando il motivo conta come risposta.",
  en: "Rejecting a candidate with a reason counts as a reply too.",
};

export const promiseMails: TemplateSet<PromiseMailParams> = {
  applicationLate: {
    it: {
      ...it,
      subject: "{space} non ti ha ancora risposto",
      preview: "{space} aveva promesso di rispondere entro il {day}. Abbiamo inviato un promemoria.",
      title: "La risposta è in ritardo",
      paragraphs: [
        "{space} aveva promesso di risponderti entro il {day} e non l’ha ancora fatto. Abbiamo inviato un promemoria.",
        "Il ritardo conta: sulla pagina di {space} chiunque può vedere i tempi di risposta reali.",
      ],
      small: ["Puoi aspettare oppure ritirare la candidatura, senza dare spiegazioni."],
      reason: "Ricevi questa email perché hai inviato una candidatura.",
    },
    en: {
      ...en,
      subject: "{space} hasn’t replied to you yet",
      preview: "{space} promised to reply by {day}. We’ve sent a reminder.",
      title: "The reply is late",
      paragraphs: [
        "{space} promised to reply to you by {day} and hasn’t done so yet. We’ve sent them a reminder.",
        "The delay counts: everyone can see the real reply times on {space}’s page.",
      ],
      small: ["You can wait or withdraw your application, without giving a reason."],
      reason: "You’re getting this email because you applied for this job.",
    },
  },
  applicationReceived: {
    it: {
      ...it,
      subject: "Nuova candidatura per “{post}”",
      preview: "Rispondi entro il {day} ({who}).",
      title: "Nuova candidatura",
      paragraphs: [
        "È arrivata una candidatura per “{post}” ({who}). {space} ha promesso di rispondere entro il {day}.",
        { where: "of", words: "Requisiti documentati nel CV: {met} su {of}" },
        {
          where: "blind",
          words:
            "La prima fase è anonima: vedrai nome, foto e contatti quando sposterai la candidatura in valutazione.",
        },
      ],
    },
    en: {
      ...en,
      subject: "New application for “{post}”",
      preview: "Reply by {day} ({who}).",
      title: "New application",
      paragraphs: [
        "There’s a new application for “{post}” ({who}). You promised to reply by {day}.",
        { where: "of", words: "Requirements met in the CV: {met} of {of}" },
        {
          where: "blind",
          words:
            "The first stage is anonymous: you’ll see the candidate’s name, photo and contact details once you move the application to “In review”.",
        },
      ],
    },
  },
  applicationWithdrawn: {
    it: {
      ...it,
      subject: "Candidatura ritirata: {who}",
      preview: "Non devi più rispondere alla candidatura per “{post}”.",
      title: "Candidatura ritirata",
      paragraphs: [
        "La candidatura per “{post}” ({who}) è stata ritirata. Non devi più rispondere. Finché l’annuncio è aperto può arrivarne una nuova.",
      ],
    },
    en: {
      ...en,
      subject: "Application withdrawn: {who}",
      preview: "You no longer need to reply to the application for “{post}”.",
      title: "Application withdrawn",
      paragraphs: [
        "The application for “{post}” ({who}) was withdrawn. You no longer need to reply. The candidate can apply again while the job is open.",
      ],
    },
  },
  applicationDue: {
    it: {
      ...it,
      subject: "Rispondi entro oggi: {who}",
      preview: "{space} ha promesso una risposta per “{post}” entro il {day}.",
      title: "Una risposta scade oggi",
      paragraphs: [`{who} aspetta una risposta per “{post}” entro oggi, {day}. ${rejectionCounts.it}`],
    },
    en: {
      ...en,
      subject: "Reply due today: {who}",
      preview: "You promised a reply about “{post}” by {day}.",
      title: "A reply is due today",
      paragraphs: [`{who} is waiting for a reply about “{post}” by today, {day}. ${rejectionCounts.en}`],
    },
  },
  applicationOverdue: {
    it: {
      ...it,
      subject: "Risposta in ritardo: {who}",
      preview: "{space} aveva promesso una risposta per “{post}” entro il {day}.",
      title: "Una risposta è in ritardo",
      paragraphs: [
        "{who} aspettava una risposta per “{post}” entro il {day}. La persona vede il ritardo, che conta nei tempi di risposta dello Space.",
      ],
    },
    en: {
      ...en,
      subject: "Late reply: {who}",
      preview: "You promised a reply about “{post}” by {day}.",
      title: "A reply is late",
      paragraphs: [
        "{who} was due a reply about “{post}” by {day}. The candidate can see the delay, and it counts towards your Space’s reply times.",
      ],
    },
  },
  applicationsOwed: {
    it: {
      ...it,
      about: { space: "{space}", post: "Tempi di risposta" },
      subject: "{space}: {count, plural, one {# risposta} other {# risposte}} da dare oggi",
      preview:
        "{count, plural, one {Questa risposta è promessa per oggi o è già in ritardo.} other {Queste risposte sono promesse per oggi o sono già in ritardo.}}",
      title: "{count, plural, one {# risposta} other {# risposte}} da dare oggi",
      paragraphs: [
        "{count, plural, one {# persona candidata aspetta} other {# persone candidate aspettano}} una risposta promessa per oggi o già in ritardo.",
        "{list}",
        { where: "more", words: "{more, plural, one {E # altra candidatura} other {E altre # candidature}}" },
        rejectionCounts.it,
      ],
      button: { label: "Apri panoramica", href: "{link}" },
    },
    en: {
      ...en,
      about: { space: "{space}", post: "Reply times" },
      subject: "{space}: {count, plural, one {# reply} other {# replies}} due today",
      preview:
        "{count, plural, one {This reply was promised for today or is already late.} other {These replies were promised for today or are already late.}}",
      title: "{count, plural, one {# reply} other {# replies}} due today",
      paragraphs: [
        "{count, plural, one {# candidate is} other {# candidates are}} waiting for a reply that was promised for today or is already late.",
        "{list}",
        { where: "more", words: "{more, plural, one {And # more application} other {And # more applications}}" },
        rejectionCounts.en,
      ],
      button: { label: "Open overview", href: "{link}" },
    },
  },
};
