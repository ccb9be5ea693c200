import type { BilingualLabel } from "../entity.ts";

/**
 * Labels of administrators' changes that need no reason: the history then stores the summary of the route, which is the key here.
 */
export const actionLabels: Readonly<Record<string, BilingualLabel>> = {
  "Accept a proposal, with the channel opened for it, or decline it": {
    it: "Decisione su una proposta di canale",
    en: "Decision on a channel proposal",
  },
  "Add a skill": { it: "Competenza aggiunta", en: "Skill added" },
  "Add an entry to a list": { it: "Voce aggiunta", en: "Entry added" },
  "Approve a suggestion as a new skill": { it: "Competenza suggerita approvata", en: "Suggested skill approved" },
  "Change any field of a channel": { it: "Canale modificato", en: "Channel edited" },
  "Change the contract of a Space": { it: "Contratto modificato", en: "Contract edited" },
  "Change the operator's identity; every page shows it within a minute": {
    it: "Identità del gestore modificata",
    en: "Operator’s identity edited",
  },
  "Close the daily ledgers of a month or a day; idempotent": {
    it: "Chiusura dei registri clic",
    en: "Click log closing",
  },
  "Collect the due payments of a month; idempotent": { it: "Incasso dei pagamenti", en: "Payment collection" },
  "Create a post on behalf of the installation": {
    it: "Post pubblicato a nome del gestore",
    en: "Post published as the operator",
  },
  "Decide a case with reasons, and notify the author and the reporters": {
    it: "Decisione di moderazione",
    en: "Moderation decision",
  },
  "Decline a suggestion, or name the existing skill it duplicates": {
    it: "Competenza suggerita rifiutata",
    en: "Suggested skill declined",
  },
  "Delete a saved list": { it: "Vista eliminata", en: "View deleted" },
  "Delete an unused entry": { it: "Voce eliminata", en: "Entry deleted" },
  "Edit any post": { it: "Post modificato", en: "Post edited" },
  "Import entries of a vocabulary by code, adding and renaming them; all or nothing": {
    it: "Voci importate",
    en: "Entries imported",
  },
  "Issue a credit note; refunds paid amounts to the card that they came from": {
    it: "Nota di credito emessa",
    en: "Credit note issued",
  },
  "Issue the invoices of a month; idempotent": { it: "Fatture emesse", en: "Invoices issued" },
  "Like or unlike a post as the person who is signed in": {
    it: "Mi piace aggiunto o rimosso",
    en: "Like added or removed",
  },
  "Merge a skill into another; its uses move and its names become aliases": {
    it: "Competenze unite",
    en: "Skills merged",
  },
  "Merge an entry into another; its uses move and its code still resolves": { it: "Voci unite", en: "Entries merged" },
  "Open a channel": { it: "Canale aperto", en: "Channel opened" },
  "Open a moderation case without a report; returns the open case if there is one": {
    it: "Caso di moderazione aperto",
    en: "Moderation case opened",
  },
  "Reissue an invoice that SDI rejected, with the Space's current data and the same number": {
    it: "Fattura emessa di nuovo per lo SDI",
    en: "Invoice reissued for SDI",
  },
  "Save a list with its filters under a name; overwrites the list with the same name": {
    it: "Vista salvata",
    en: "View saved",
  },
  "Set the transmission state of an invoice, or add a note": {
    it: "Stato SDI o nota modificati",
    en: "SDI status or note edited",
  },
  "Undo a merge; moved uses that were not changed since move back": { it: "Unione annullata", en: "Merge undone" },
  "Update an entry's labels, aliases and position": { it: "Voce modificata", en: "Entry edited" },
  "Update the names and category of a skill": { it: "Competenza modificata", en: "Skill edited" },
  "Upload a CV on behalf of a user; it becomes a proposal for them": {
    it: "CV caricato per l’utente",
    en: "CV uploaded for the user",
  },
  "Upload the receipts of SDI": { it: "Ricevute SDI caricate", en: "SDI receipts uploaded" },
};
