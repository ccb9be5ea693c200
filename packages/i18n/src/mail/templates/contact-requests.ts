import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

type ContactRequestParams = FooterParams & { space: string; initial: string; post: string; link: string };
/**
 * Mails about contact requests; `words` and `by` may be empty. They never contain the talent's email address or phone number,
 * which only the product shows.
 */
export type ContactRequestMailParams = {
  contactRequestReceived: ContactRequestParams & {
    pay: string;
    contract: string;
    place: string;
    words: string;
    by: string;
    day: string;
  };
  contactRequestAccepted: ContactRequestParams & { words: string };
  contactRequestDeclined: ContactRequestParams & { words: string };
};

const about = { space: "{space}", post: "{post}" };
const toTalent = {
  it: {
    ...footLinks("it"),
    sender: "{space}",
    about,
    reason: "Ricevi questa email perché hai scelto di farti trovare dalle aziende.",
  },
  en: {
    ...footLinks("en"),
    sender: "{space}",
    about,
    reason: "You’re getting this email because you chose to let companies find you.",
  },
};
const toMember = {
  it: {
    ...footLinks("it"),
    about,
    button: { label: "Apri richiesta", href: "{link}" },
    reason: "Ricevi questa email perché hai inviato una richiesta di contatto per questo Space.",
  },
  en: {
    ...footLinks("en"),
    about,
    button: { label: "Open request", href: "{link}" },
    reason: "You’re getting this email because you sent a contact request for this Space.",
  },
};

export const contactRequestMails: TemplateSet<ContactRequestMailParams> = {
  contactRequestReceived: {
    it: {
      ...toTalent.it,
      subject: "{space} vorrebbe contattarti",
      preview: "“{post}”, {pay}, {place}. Puoi rispondere fino al {day}.",
      title: "{space} vorrebbe contattarti",
      said: true,
      paragraphs: [
        "{space} ti ha inviato una richiesta di contatto per “{post}”.",
        "Retribuzione lorda annua: {pay}\nContratto: {contract}\nSede: {place}",
        "Puoi rispondere fino al {day}. Se accetti, lo Space vedrà la tua email e il tuo telefono. Se rifiuti, non vedrà i tuoi contatti.",
      ],
      button: { label: "Leggi e rispondi", href: "{link}" },
      small: ["Se non rispondi, la richiesta scade e i tuoi contatti restano nascosti."],
    },
    en: {
      ...toTalent.en,
      subject: "{space} would like to contact you",
      preview: "“{post}”, {pay}, {place}. You can reply until {day}.",
      title: "{space} would like to contact you",
      said: true,
      paragraphs: [
        "{space} sent you a contact request for “{post}”.",
        "Gross salary per year: {pay}\nContract: {contract}\nPlace of work: {place}",
        "You can reply until {day}. If you accept, they’ll see your email and phone number. If you decline, your contact details stay hidden.",
      ],
      button: { label: "Read and reply", href: "{link}" },
      small: ["If you don’t reply, the request expires and your contact details stay hidden."],
    },
  },
  contactRequestAccepted: {
    it: {
      ...toMember.it,
      subject: "Richiesta di contatto per “{post}” accettata",
      preview: "Email e telefono della persona sono nella richiesta.",
      title: "La tua richiesta di contatto è stata accettata",
      paragraphs: [
        "La persona a cui hai scritto per “{post}” ha accettato di farsi contattare.",
        { where: "words", words: "Ha aggiunto: “{words}”" },
        "Nella richiesta trovi email e telefono. Scrivi o chiama presto, finché è ancora interessata.",
      ],
    },
    en: {
      ...toMember.en,
      subject: "Contact request for “{post}” accepted",
      preview: "The person’s email and phone number are in the request.",
      title: "Your contact request was accepted",
      paragraphs: [
        "The person you contacted about “{post}” agreed to hear from you.",
        { where: "words", words: "They added: “{words}”" },
        "You’ll find their email and phone number in the request. Get in touch soon, while they’re still interested.",
      ],
    },
  },
  contactRequestDeclined: {
    it: {
      ...toMember.it,
      subject: "Richiesta di contatto per “{post}” rifiutata",
      preview: "Per 90 giorni il tuo Space non può inviare altre richieste a questa persona.",
      title: "La tua richiesta di contatto è stata rifiutata",
      paragraphs: [
        "La persona a cui hai scritto per “{post}” preferisce non farsi contattare.",
        { where: "words", words: "Ha aggiunto: “{words}”" },
        "Per 90 giorni il tuo Space non può inviarle un’altra richiesta.",
      ],
    },
    en: {
      ...toMember.en,
      subject: "Contact request for “{post}” declined",
      preview: "Your Space can’t send this person another request for 90 days.",
      title: "Your contact request was declined",
      paragraphs: [
        "The person you contacted about “{post}” would rather not be contacted.",
        { where: "words", words: "They added: “{words}”" },
        "Your Space can’t send them another request for 90 days.",
      ],
    },
  },
};
