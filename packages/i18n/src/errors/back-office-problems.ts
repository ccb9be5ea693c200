import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type ProblemPrefix = "record" | "statement" | "admin" | "bulk" | "view" | "run" | "deadLetter" | "index";
type BackOfficeProblemCode = Extract<ProblemCode, `${ProblemPrefix}.${string}`>;

/** Error texts for actions of administrators. */
export const backOfficeProblemTexts: Record<BackOfficeProblemCode, BilingualText> = {
  "record.notFound": {
    it: "Questo elemento non esiste o è stato eliminato. Torna indietro e aggiorna l’elenco.",
    en: "This item doesn’t exist or has been deleted. Go back and refresh the list.",
  },
  "record.changedMeanwhile": {
    it: "Qualcuno ha modificato questo elemento mentre ci lavoravi. Ricarica la pagina e controlla la nuova versione.",
    en: "Someone changed this item while you were editing. Reload the page and review their version.",
  },
  "record.inUse": {
    it: "Questo elemento è in uso e non può essere eliminato. Puoi nasconderlo o sospenderlo.",
    en: "This item is in use, so it can’t be deleted. Hide or suspend it instead.",
  },
  "statement.missing": {
    it: "Inserisci i motivi: la persona interessata deve poterli leggere.",
    en: "Enter the reasons: the person concerned must be able to read them.",
  },
  "admin.last": {
    it: "Questo è l’ultimo account con il ruolo di amministrazione e deve restarne almeno uno. Assegna prima il ruolo a un altro account.",
    en: "This is the last administrator account, and at least one must remain. Give the role to another account first.",
  },
  "bulk.changedMeanwhile": {
    it: "Nel frattempo la selezione è cambiata: {count, plural, =0 {ora è vuota} one {ora contiene # elemento} other {ora contiene # elementi}}. Controllala prima di continuare.",
    en: "The selection has changed in the meantime: {count, plural, =0 {it’s now empty} one {it now has # item} other {it now has # items}}. Review it before you continue.",
  },
  "view.notFound": {
    it: "Questa vista non esiste o è stata eliminata.",
    en: "This view doesn’t exist or has been deleted.",
  },
  "view.tooMany": {
    it: "Hai raggiunto il limite di viste salvate. Eliminane una per salvarne un’altra.",
    en: "You’ve reached the limit of saved views. Delete one to save another.",
  },
  "run.notFound": {
    it: "Questa esecuzione non esiste o il suo file non è più disponibile.",
    en: "This run doesn’t exist or its file is no longer available.",
  },
  "run.over": {
    it: "Questa esecuzione è già terminata e non può essere interrotta. Aprila per vederne l’esito.",
    en: "This run has already finished, so it can’t be stopped. Open the run to see its result.",
  },
  "run.already": {
    it: "Questa esecuzione è già in corso. Attendi che termini.",
    en: "This run is already in progress. Wait for it to finish.",
  },
  "deadLetter.notFound": {
    it: "Questo messaggio non è più fermo. Aggiorna l’elenco.",
    en: "This message is no longer stuck. Refresh the list.",
  },
  "index.notFound": {
    it: "Questo indice non esiste o è stato rimosso. Aggiorna l’elenco.",
    en: "This index doesn’t exist or has been removed. Refresh the list.",
  },
};
