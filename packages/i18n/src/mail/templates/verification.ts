import { verificationLimits } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

type SpaceParams = FooterParams & { space: string; initial: string; link: string };
export type VerificationMailParams = {
  /** Mail with a verification link, sent to an address of the domain that a member of the Space wants to verify. */
  domainLink: Record<"space" | "name" | "domain" | "day" | "link", string>;
  verificationFailing: SpaceParams & { domain: string; day: string };
  verificationExpiring: SpaceParams & { day: string };
  verificationLost: SpaceParams;
};

const { linkDays } = verificationLimits;

const it = {
  ...footLinks("it"),
  about: { space: "{space}", post: "Verifica dello Space" },
  button: { label: "Apri verifica", href: "{link}" },
  reason: "Ricevi questa email perché sei responsabile di questo Space.",
};
const en = {
  ...footLinks("en"),
  about: { space: "{space}", post: "Space verification" },
  button: { label: "Open verification", href: "{link}" },
  reason: "You’re getting this email because you’re an owner of this Space.",
};

export const verificationMails: TemplateSet<VerificationMailParams> = {
  domainLink: {
    it: {
      subject: "Conferma {domain} per {space}",
      preview: "{name} ha indicato questo indirizzo. Il link vale fino al {day}.",
      title: "Conferma il dominio {domain}",
      paragraphs: [
        "{name} usa {product} per cercare personale a nome di {space} e ha indicato questo indirizzo per dimostrare che il dominio {domain} appartiene all’azienda.",
        "Se è così, apri il link e conferma. Non hai bisogno di un account.",
      ],
      button: { label: "Conferma dominio", href: "{link}" },
      small: [`Il link vale ${linkDays} giorni, fino al {day}. Se non conosci {name}, ignora questa email.`],
      reason: "Ricevi questa email perché qualcuno ha inserito questo indirizzo per verificare uno Space.",
    },
    en: {
      subject: "Confirm {domain} for {space}",
      preview: "{name} gave us this address. The link is valid until {day}.",
      title: "Confirm the domain {domain}",
      paragraphs: [
        "{name} uses {product} to hire for {space} and gave this address to show that the domain {domain} belongs to the company.",
        "If that’s right, open the link and confirm. You don’t need an account.",
      ],
      button: { label: "Confirm domain", href: "{link}" },
      small: [`The link is valid for ${linkDays} days, until {day}. If you don’t know {name}, ignore this email.`],
      reason: "You’re getting this email because someone entered this address to verify a Space.",
    },
  },
  verificationFailing: {
    it: {
      ...it,
      subject: "{space}: manca il record DNS di {domain}",
      preview: "Ripristina il record entro il {day} per non perdere la verifica.",
      title: "Non troviamo il record DNS di {domain}",
      paragraphs: [
        "Abbiamo controllato di nuovo {domain} e non abbiamo trovato il record TXT che lo verifica.",
        "Ripristina il record entro il {day}, altrimenti il dominio perderà la verifica. Fino ad allora non cambia niente.",
      ],
    },
    en: {
      ...en,
      subject: "{space}: DNS record missing for {domain}",
      preview: "Restore the record by {day} to keep the domain verified.",
      title: "We can’t find the DNS record for {domain}",
      paragraphs: [
        "We checked {domain} again and couldn’t find the TXT record that verifies it.",
        "Restore the record by {day}, or the domain will lose its verification. Nothing changes until then.",
      ],
    },
  },
  verificationExpiring: {
    it: {
      ...it,
      subject: "{space}: la verifica scade il {day}",
      preview: "Rinnova la verifica per continuare a vedere i nomi e a inviare richieste di contatto.",
      title: "La verifica scade il {day}",
      paragraphs: [
        "La verifica di {space} scade il {day}. Per rinnovarla, conferma di nuovo un dominio o richiedi un nuovo controllo della partita IVA.",
        "Senza verifica il tuo Space non potrà vedere i nomi in Cerca talenti, aprire CV, inviare richieste di contatto, aggiungere CV e sponsorizzare annunci.",
      ],
    },
    en: {
      ...en,
      subject: "{space}: verification expires on {day}",
      preview: "Renew the verification to keep seeing names and sending contact requests.",
      title: "Verification expires on {day}",
      paragraphs: [
        "{space}’s verification expires on {day}. To renew it, confirm a domain again or request a new VAT number check.",
        "Without verification, you won’t be able to see names in talent search, open CVs, send contact requests, add CVs or sponsor jobs.",
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
        "Finché lo Space non sarà di nuovo verificato, non potrà vedere i nomi in Cerca talenti, aprire CV, inviare richieste di contatto, aggiungere CV e sponsorizzare annunci.",
      ],
    },
    en: {
      ...en,
      subject: "{space} is no longer verified",
      preview: "Your jobs stay open, labelled “Not verified”.",
      title: "Your Space is no longer verified",
      paragraphs: [
        "{space}’s verification has expired. Open jobs stay open, labelled “Not verified”; sponsorships are paused.",
        "Until the Space is verified again, you won’t be able to see names in talent search, open CVs, send contact requests, add CVs or sponsor jobs.",
      ],
    },
  },
};
