import type { TemplatesOf } from "../texts.ts";
import { bulkLinks, type BulkFoot } from "./foot.ts";

type About = BulkFoot & { space: string; initial: string; post: string; link: string };
/** `who` is a name, or a code while the name is hidden; a new application always has the code. */
type OfOne = About & { who: string };
type NearStop = BulkFoot & Record<"space" | "initial" | "late" | "recent" | "stop" | "percent" | "link", string>;
/** Mails about reply promises, to waiting talents and to the members who owe a reply. */
export type PromiseMails = {
  applicationLate: About & { day: string };
  applicationReceived: OfOne & { day: string; met: string; of: string; blind: string };
  applicationWithdrawn: OfOne;
  applicationDue: OfOne & { day: string };
  applicationOverdue: OfOne & { day: string };
  /** How many wait past the promised day, of how many, and the limit from which publishing is blocked. */
  promiseNear: NearStop;
  promiseStopped: NearStop;
  /** Several of one morning: `list` has the candidate and the post, one per line. */
  applicationsOwed: BulkFoot & { space: string; initial: string; count: string; list: string; link: string };
};

const about = { space: "{space}", post: "{post}" };
const it = {
  ...bulkLinks("it"),
  about,
  button: { label: "Apri la candidatura", href: "{link}" },
  reason: "Arriva perché segui la selezione di questo Space.",
};
const en = {
  ...bulkLinks("en"),
  about,
  button: { label: "Open the application", href: "{link}" },
  reason: "You receive this because you recruit for this Space.",
};

const nearIt = {
  ...it,
  about: { space: "{space}", post: "Risposte promesse" },
  button: { label: "Rispondi adesso", href: "{link}" },
};
const nearEn = {
  ...en,
  about: { space: "{space}", post: "Promised answers" },
  button: { label: "Answer now", href: "{link}" },
};

export const promiseMails: TemplatesOf<PromiseMails> = {
  promiseNear: {
    it: {
      ...nearIt,
      subject: "{space}: le pubblicazioni stanno per fermarsi",
      preview: "Risposte in ritardo: {late}. Con {stop} non si pubblica più.",
      title: "Le pubblicazioni stanno per fermarsi",
      paragraphs: [
        "Oltre il giorno promesso aspettano in {late}, su {recent} candidature degli ultimi 90 giorni.",
        "Con {stop} risposte in ritardo, e almeno il {percent} % delle candidature, non si pubblica più niente finché qualcuno non risponde.",
        "Anche un no con il suo motivo è una risposta, e si può dare a più persone insieme.",
      ],
    },
    en: {
      ...nearEn,
      subject: "{space}: publications are about to stop",
      preview: "Late answers: {late}. With {stop} nothing more is published.",
      title: "Publications are about to stop",
      paragraphs: [
        "Waiting past the promised day: {late}, of {recent} applications of the last 90 days.",
        "With {stop} late answers that are {percent}% of the applications or more, nothing more can be published until somebody answers.",
        "A no with its reason is an answer too, and can be given to several people at once.",
      ],
    },
  },
  promiseStopped: {
    it: {
      ...nearIt,
      subject: "{space}: le pubblicazioni sono ferme",
      preview: "Risposte in ritardo: {late}. Ogni risposta conta subito.",
      title: "Le pubblicazioni sono ferme",
      paragraphs: [
        "Oltre il giorno promesso aspettano in {late}, su {recent} candidature degli ultimi 90 giorni. Finché sono almeno {stop}, e almeno il {percent} %, non si pubblica più niente.",
        "Gli annunci aperti restano aperti. Ogni risposta conta subito.",
      ],
    },
    en: {
      ...nearEn,
      subject: "{space}: publications have stopped",
      preview: "Late answers: {late}. Every answer counts at once.",
      title: "Publications have stopped",
      paragraphs: [
        "Waiting past the promised day: {late}, of {recent} applications of the last 90 days. While they are {stop} or more, and {percent}% or more, nothing more can be published.",
        "Open job posts stay open. Every answer counts at once.",
      ],
    },
  },
  applicationLate: {
    it: {
      ...it,
      subject: "{space} non ti ha ancora risposto",
      preview: "La risposta era promessa entro il {day}. Glielo abbiamo ricordato.",
      title: "La risposta è in ritardo",
      paragraphs: [
        "{space} aveva promesso una risposta entro il {day}. Non è arrivata, e glielo abbiamo ricordato.",
        "Il ritardo conta: i tempi veri si leggono sulla pagina di {space}.",
      ],
      small: ["Puoi aspettare o ritirare la candidatura, senza dire perché."],
      reason: "Arriva perché hai mandato una candidatura.",
    },
    en: {
      ...en,
      button: { label: "Open your application", href: "{link}" },
      subject: "{space} has not answered you yet",
      preview: "An answer was promised by {day}. We reminded them.",
      title: "The answer is late",
      paragraphs: [
        "{space} promised an answer by {day}. None has come, and we reminded them.",
        "It counts: how long answers really take can be read on the page of {space}.",
      ],
      small: ["You can wait or withdraw, without saying why."],
      reason: "You receive this because you applied for this job.",
    },
  },
  applicationReceived: {
    it: {
      ...it,
      subject: "{who} per “{post}”",
      preview: "Risposta promessa entro il {day}.",
      title: "{who} è arrivata",
      paragraphs: [
        { where: "of", words: "Requisiti che il CV mostra con una riga: {met} su {of}." },
        "Risposta promessa entro il {day}.",
        { where: "blind", words: "Nome, foto e contatti si vedono quando la metti in valutazione." },
      ],
    },
    en: {
      ...en,
      subject: "{who} for “{post}”",
      preview: "An answer is promised by {day}.",
      title: "{who} has come in",
      paragraphs: [
        { where: "of", words: "Requirements that the CV shows with a line: {met} of {of}." },
        "An answer is promised by {day}.",
        { where: "blind", words: "Name, picture and contacts are shown once you move it to review." },
      ],
    },
  },
  applicationWithdrawn: {
    it: {
      ...it,
      subject: "Ritirata: {who}, “{post}”",
      preview: "Non c’è più nulla da rispondere.",
      title: "Ritirata: {who}",
      paragraphs: ["Non c’è più nulla da rispondere. Chi si ritira può tornare finché l’annuncio è aperto."],
    },
    en: {
      ...en,
      subject: "Withdrawn: {who}, “{post}”",
      preview: "There is nothing left to answer.",
      title: "Withdrawn: {who}",
      paragraphs: ["There is nothing left to answer. Who withdraws may come back while the post is open."],
    },
  },
  applicationDue: {
    it: {
      ...it,
      subject: "Oggi scade una risposta: {who}",
      preview: "Promessa per “{post}” entro il {day}.",
      title: "Oggi scade una risposta",
      paragraphs: ["{who} aspetta una risposta entro oggi, {day}. Anche un no con il suo motivo è una risposta."],
    },
    en: {
      ...en,
      subject: "An answer is due today: {who}",
      preview: "Promised for “{post}” by {day}.",
      title: "An answer is due today",
      paragraphs: ["{who} waits for an answer by today, {day}. A no with its reason is an answer too."],
    },
  },
  applicationOverdue: {
    it: {
      ...it,
      subject: "Risposta in ritardo: {who}",
      preview: "Era promessa per “{post}” entro il {day}.",
      title: "Una risposta è in ritardo",
      paragraphs: [
        "{who} aspettava una risposta entro il {day}. Chi aspetta lo vede, e il ritardo conta nei tempi di {space}.",
      ],
    },
    en: {
      ...en,
      subject: "A late answer: {who}",
      preview: "It was promised for “{post}” by {day}.",
      title: "An answer is late",
      paragraphs: [
        "{who} waited for an answer by {day}. Who waits sees it, and it counts in how fast {space} answers.",
      ],
    },
  },
  applicationsOwed: {
    it: {
      ...it,
      about: { space: "{space}", post: "Risposte promesse" },
      subject: "{space}: {count} persone aspettano una risposta",
      preview: "Promessa per oggi, o già in ritardo.",
      title: "{count} persone aspettano una risposta",
      paragraphs: ["{list}", "Anche un no con il suo motivo è una risposta."],
      button: { label: "Apri la panoramica", href: "{link}" },
    },
    en: {
      ...en,
      about: { space: "{space}", post: "Promised answers" },
      subject: "{space}: {count} people wait for an answer",
      preview: "Promised for today, or late already.",
      title: "{count} people wait for an answer",
      paragraphs: ["{list}", "A no with its reason is an answer too."],
      button: { label: "Open the overview", href: "{link}" },
    },
  },
};
