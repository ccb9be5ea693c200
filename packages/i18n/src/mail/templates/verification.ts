import { verificationLimits } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type AboutSpace = Foot & { space: string; initial: string; link: string };
export type VerificationMails = {
  /** Sent to an address of the domain, on behalf of a member of the Space. */
  domainLink: Record<"space" | "name" | "domain" | "day" | "link", string>;
  verificationFailing: AboutSpace & { domain: string; day: string };
  verificationExpiring: AboutSpace & { day: string };
  verificationLost: AboutSpace;
};

const { linkDays } = verificationLimits;

const it = {
  ...footLinks("it"),
  about: { space: "{space}", post: "Verifica dello Space" },
  button: { label: "Apri la verifica", href: "{link}" },
  reason: "Ricevi questa email perché sei responsabile di questo Space.",
};
const en = {
  ...footLinks("en"),
  about: { space: "{space}", post: "Space verification" },
  button: { label: "Open verification", href: "{link}" },
  reason: "You receive this email because you own this Space.",
};

export const verificationMails: TemplatesOf<VerificationMails> = {
  domainLink: {
    it: {
      subject: "Conferma che {domain} è di {space}",
      preview: "{name} ha chiesto di verificare lo Space con questo indirizzo.",
      title: "Conferma il dominio {domain}",
      paragraphs: [
        "{name} usa Orbita per cercare persone a nome di {space} e ha indicato questo indirizzo per dimostrare che il dominio {domain} è dell’azienda.",
        "Se è così, apri il link e conferma. Non serve un account.",
      ],
      button: { label: "Conferma dominio", href: "{link}" },
      small: [`Il link vale ${linkDays} giorni, fino al {day}. Se non conosci {name}, ignora questa email.`],
      reason: "Ricevi questa email perché qualcuno ha inserito questo indirizzo per verificare uno Space.",
    },
    en: {
      subject: "Confirm that {domain} belongs to {space}",
      preview: "{name} asked to verify the Space with this address.",
      title: "Confirm the domain {domain}",
      paragraphs: [
        "{name} uses Orbita to hire for {space} and gave this address to show that the domain {domain} belongs to the company.",
        "If that’s right, open the link and confirm. You don’t need an account.",
      ],
      button: { label: "Confirm domain", href: "{link}" },
      small: [`The link is valid for ${linkDays} days, until {day}. If you don’t know {name}, ignore this email.`],
      reason: "You receive this email because someone entered this address to verify a Space.",
    },
  },
  verificationFailing: {
    it: {
      ...it,
      subject: "{space}: non troviamo più il record di {domain}",
      preview: "Se non torna entro il {day}, il dominio perde la verifica.",
      title: "Il record DNS di {domain} non si trova più",
      paragraphs: [
        "Abbiamo controllato di nuovo il dominio {domain} e il record TXT che lo verifica non c’è.",
        "Se non torna entro il {day}, il dominio perde la verifica. Nel frattempo non cambia niente.",
      ],
    },
    en: {
      ...en,
      subject: "{space}: we can’t find the record of {domain}",
      preview: "If it isn’t back by {day}, the domain loses its verification.",
      title: "The DNS record of {domain} is missing",
      paragraphs: [
        "We checked the domain {domain} again and couldn’t find the TXT record that verifies it.",
        "If the record isn’t back by {day}, the domain loses its verification. Nothing changes until then.",
      ],
    },
  },
  verificationExpiring: {
    it: {
      ...it,
      subject: "{space}: la verifica scade il {day}",
      preview: "Rinnovala per continuare a vedere i nomi e a inviare richieste di contatto.",
      title: "La verifica scade il {day}",
      paragraphs: [
        "Conferma di nuovo un dominio o chiedi un nuovo controllo della partita IVA.",
        "Senza verifica non puoi vedere i nomi in Cerca talenti, aprire CV, inviare richieste di contatto, aggiungere CV e sponsorizzare annunci.",
      ],
    },
    en: {
      ...en,
      subject: "{space}: verification expires on {day}",
      preview: "Renew it to keep seeing names and sending contact requests.",
      title: "Verification expires on {day}",
      paragraphs: [
        "Confirm a domain again, or ask for a new check of the VAT number.",
        "Without verification you can’t see names in talent search, open CVs, send contact requests, add CVs or sponsor jobs.",
      ],
    },
  },
  verificationLost: {
    it: {
      ...it,
      subject: "{space} non è più verificato",
      preview: "Gli annunci restano aperti, con l’etichetta “Non verificato”.",
      title: "Lo Space non è più verificato",
      paragraphs: [
        "La verifica di {space} è scaduta. Gli annunci aperti restano aperti, con l’etichetta “Non verificato”; le sponsorizzazioni sono in pausa.",
        "Finché lo Space non è di nuovo verificato non puoi vedere i nomi in Cerca talenti, aprire CV, inviare richieste di contatto, aggiungere CV e sponsorizzare annunci.",
      ],
    },
    en: {
      ...en,
      subject: "{space} is no longer verified",
      preview: "Your jobs stay open, marked “Not verified”.",
      title: "The Space is no longer verified",
      paragraphs: [
        "The verification of {space} has expired. Open jobs stay open, marked “Not verified”; sponsorships are paused.",
        "Until the Space is verified again you can’t see names in talent search, open CVs, send contact requests, add CVs or sponsor jobs.",
      ],
    },
  },
};
