import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type SpaceProblemCode = Extract<ProblemCode, `${"space" | "talent" | "domain" | "invitation"}.${string}`>;

/** Error texts about Spaces, their members and domains. */
export const spaceProblemTexts: Record<SpaceProblemCode, BilingualText> = {
  "space.suspended": {
    it: "Questo Space è sospeso. Puoi vedere i contenuti, ma non fare modifiche.",
    en: "This Space is suspended. You can view its content, but you can’t make changes.",
  },
  "space.notVerified": {
    it: "Solo gli Space verificati possono usare questa funzione. Apri Impostazioni → Verifica.",
    en: "Only verified Spaces can use this feature. Open Settings → Verification.",
  },
  "space.vatMissing": {
    it: "Inserisci prima la partita IVA nei dati dell’azienda.",
    en: "Enter the VAT number in the company details first.",
  },
  "space.notFound": {
    it: "Questo Space non esiste o è stato chiuso.",
    en: "This Space doesn’t exist or has been closed.",
  },
  "space.urlTaken": {
    it: "Questo indirizzo di Space è già in uso. Scegline un altro.",
    en: "This Space address is already in use. Choose another.",
  },
  "space.vatTaken": {
    it: "Lo Space “{space}” ha già questa partita IVA. Controlla il numero o chiedi a chi ne è responsabile di aggiungerti.",
    en: "The Space “{space}” already has this VAT number. Check the number or ask its owners to add you.",
  },
  "space.createFailed": {
    it: "Non siamo riusciti a creare lo Space. Riprova più tardi.",
    en: "We couldn’t create the Space. Try again later.",
  },
  "space.userAlreadyAdded": {
    it: "Questa persona fa già parte dello Space o ha già ricevuto un invito. Controlla l’elenco dei membri.",
    en: "This person is already a member of the Space or has been invited. Check the list of members.",
  },
  "space.userUnknown": {
    it: "Questa persona non fa parte dello Space. Aggiorna l’elenco.",
    en: "This person isn’t a member of the Space. Refresh the list.",
  },
  "space.lastUser": {
    it: "L’ultimo membro di uno Space non può essere rimosso. Puoi invece chiudere lo Space.",
    en: "The last member of a Space can’t be removed. You can close the Space instead.",
  },
  "space.selfRemoval": {
    it: "Non puoi rimuoverti dallo Space. Chiedilo a un’altra persona responsabile.",
    en: "You can’t remove yourself from the Space. Ask another owner to do it.",
  },
  "space.lastOwner": {
    it: "Uno Space deve avere almeno una persona responsabile. Assegna prima il ruolo a qualcun altro.",
    en: "A Space must have at least one owner. Give the role to someone else first.",
  },
  "space.supportOnly": {
    it: "Solo l’assistenza può modificare questo campo. Scrivi all’assistenza.",
    en: "Only support can edit this field. Contact support.",
  },
  "space.changedMeanwhile": {
    it: "Nel frattempo qualcuno ha modificato lo Space. Ricarica la pagina per vedere la versione attuale.",
    en: "Someone changed the Space in the meantime. Reload the page to see the current version.",
  },
  "space.urlMismatch": {
    it: "Questo non è l’indirizzo di questo Space. Controllalo e riprova.",
    en: "This isn’t the address of this Space. Check it and try again.",
  },
  "space.stillPublished": {
    it: "{posts, plural, one {# annuncio è ancora pubblicato. Prima chiudilo.} other {# annunci sono ancora pubblicati. Prima chiudili.}}",
    en: "{posts, plural, one {# job is still published. Close it first.} other {# jobs are still published. Close them first.}}",
  },
  "talent.openLimit": {
    it: "Oggi il tuo Space ha già aperto {max, plural, one {# CV} other {# CV}}. Potrai aprirne altri domani.",
    en: "Your Space has already opened {max, plural, one {# CV} other {# CVs}} today. You can open more tomorrow.",
  },
  "domain.notFound": {
    it: "Questo dominio non esiste o è stato rimosso. Aggiorna l’elenco.",
    en: "This domain doesn’t exist or has been removed. Refresh the list.",
  },
  "domain.alreadyAdded": {
    it: "Questo dominio è già nell’elenco. Inseriscine un altro.",
    en: "This domain is already in the list. Enter another one.",
  },
  "domain.tooMany": {
    it: "Uno Space può avere al massimo {max, plural, one {# dominio} other {# domini}}. Prima rimuovine uno.",
    en: "A Space can have up to {max, plural, one {# domain} other {# domains}}. Remove one first.",
  },
  "domain.linkNotFound": {
    it: "Questo link è scaduto o è già stato usato. Chiedine uno nuovo.",
    en: "This link has expired or has already been used. Ask for a new one.",
  },
  "invitation.notFound": {
    it: "Questo invito è scaduto, è stato ritirato o è già stato usato. Chiedine uno nuovo.",
    en: "This invitation has expired, been withdrawn or already been used. Ask for a new one.",
  },
  "invitation.tooMany": {
    it: "Il tuo Space ha già {max, plural, one {# invito} other {# inviti}} in attesa. Ritirane uno per inviarne un altro.",
    en: "Your Space already has {max, plural, one {# pending invitation} other {# pending invitations}}. Withdraw one to send another.",
  },
  "invitation.otherAddress": {
    it: "Questo invito è per un altro indirizzo email. Accedi con quell’indirizzo.",
    en: "This invitation is for another email address. Sign in with that address.",
  },
};
