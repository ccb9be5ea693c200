import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type About = Foot & { space: string; initial: string; post: string; link: string };
/** `words` and `by` may be empty. Mails never contain the talent's address or phone number, which are only shown in the product. */
export type OfferMails = {
  offerReceived: About & { pay: string; contract: string; place: string; words: string; by: string; day: string };
  offerAccepted: About & { words: string };
  offerDeclined: About & { words: string };
};

const about = { space: "{space}", post: "{post}" };
const toTalent = {
  it: { ...footLinks("it"), about, reason: "Arriva perché hai scelto di farti trovare dalle aziende." },
  en: { ...footLinks("en"), about, reason: "You receive this because you chose to be found by companies." },
};
const toMember = {
  it: {
    ...footLinks("it"),
    about,
    button: { label: "Apri l’offerta", href: "{link}" },
    reason: "Arriva perché hai fatto un’offerta per questo Space.",
  },
  en: {
    ...footLinks("en"),
    about,
    button: { label: "Open the offer", href: "{link}" },
    reason: "You receive this because you made an offer for this Space.",
  },
};

export const offerMails: TemplatesOf<OfferMails> = {
  offerReceived: {
    it: {
      ...toTalent.it,
      subject: "{space} ti fa un’offerta: {post}",
      preview: "{pay} · {place}. Decidi tu se farti contattare.",
      title: "{space} ti fa un’offerta",
      said: true,
      paragraphs: [
        "Compenso lordo annuo: {pay}.",
        "Contratto: {contract}.",
        "Dove: {place}.",
        "Puoi rispondere fino al {day}. Vedono email e telefono solo se accetti; se rifiuti, non vedono niente.",
      ],
      button: { label: "Leggi e rispondi", href: "{link}" },
      small: ["Se non rispondi, l’offerta scade da sola."],
    },
    en: {
      ...toTalent.en,
      subject: "{space} makes you an offer: {post}",
      preview: "{pay} · {place}. You decide whether they may contact you.",
      title: "{space} makes you an offer",
      said: true,
      paragraphs: [
        "Gross pay a year: {pay}.",
        "Contract: {contract}.",
        "Where: {place}.",
        "You can answer until {day}. They see your email and phone only if you accept; if you decline, they see nothing.",
      ],
      button: { label: "Read and answer", href: "{link}" },
      small: ["If you do not answer, the offer ends by itself."],
    },
  },
  offerAccepted: {
    it: {
      ...toMember.it,
      subject: "Offerta accettata: {post}",
      preview: "Email e telefono sono nell’offerta.",
      title: "La tua offerta è stata accettata",
      paragraphs: [
        { where: "words", words: "Con la risposta dice: “{words}”" },
        "Email e telefono sono nell’offerta. Scrivi presto: ti aspetta.",
      ],
    },
    en: {
      ...toMember.en,
      subject: "Offer accepted: {post}",
      preview: "Email and phone are in the offer.",
      title: "Your offer was accepted",
      paragraphs: [
        { where: "words", words: "With the answer they say: “{words}”" },
        "Email and phone are in the offer. Write soon: they are waiting for you.",
      ],
    },
  },
  offerDeclined: {
    it: {
      ...toMember.it,
      subject: "Offerta rifiutata: {post}",
      preview: "Per 90 giorni non puoi farne un’altra alla stessa persona.",
      title: "La tua offerta è stata rifiutata",
      paragraphs: [
        { where: "words", words: "Con la risposta dice: “{words}”" },
        "Per 90 giorni il tuo Space non può fare un’altra offerta alla stessa persona.",
      ],
    },
    en: {
      ...toMember.en,
      subject: "Offer declined: {post}",
      preview: "For 90 days you cannot make them another.",
      title: "Your offer was declined",
      paragraphs: [
        { where: "words", words: "With the answer they say: “{words}”" },
        "For 90 days your Space cannot make the same person another offer.",
      ],
    },
  },
};
