import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type BillingProblemCode = Extract<ProblemCode, `${"payment" | "billing" | "invoice" | "contract"}.${string}`>;

/** Error texts about cards, invoices and contracts. */
export const billingProblemTexts: Record<BillingProblemCode, BilingualText> = {
  "payment.methodMissing": {
    it: "Per sponsorizzare un annuncio o pagare una fattura, aggiungi prima una carta.",
    en: "To sponsor a job or pay an invoice, add a card first.",
  },
  "payment.methodNotFound": {
    it: "Questa carta non esiste o è stata rimossa.",
    en: "This card doesn’t exist or has been removed.",
  },
  "payment.methodNeeded": {
    it: "Questa è l’ultima carta di uno Space che sponsorizza annunci o ha fatture aperte. Aggiungi un’altra carta prima di rimuoverla.",
    en: "This is the last card of a Space that sponsors jobs or has open invoices. Add another card before you remove this one.",
  },
  "payment.setupNotFound": {
    it: "Questa richiesta di aggiungere una carta non esiste o è scaduta. Ricomincia da capo.",
    en: "This request to add a card doesn’t exist or has expired. Start again.",
  },
  "payment.notFound": {
    it: "Questo pagamento non esiste o non è più disponibile.",
    en: "This payment doesn’t exist or is no longer available.",
  },
  "payment.declined": {
    it: "La banca ha rifiutato la carta. Prova con un’altra.",
    en: "The bank declined the card. Try another one.",
  },
  "payment.unavailable": {
    it: "Il servizio di pagamento non risponde. Riprova tra poco: nessun importo verrà addebitato due volte.",
    en: "The payment service isn’t responding. Try again shortly: nothing will be charged twice.",
  },
  "payment.notSetUp": {
    it: "I pagamenti con carta non sono ancora disponibili. Puoi comunque pubblicare annunci gratis.",
    en: "Card payments aren’t available yet. You can still publish jobs for free.",
  },
  "payment.badSignature": {
    it: "La firma di questa richiesta non è valida. Controlla le impostazioni del webhook.",
    en: "The signature of this request isn’t valid. Check the webhook settings.",
  },
  "billing.dataMissing": {
    it: "Per sponsorizzare un annuncio, completa prima i dati di fatturazione.",
    en: "To sponsor a job, complete the billing details first.",
  },
  "billing.premiumPaused": {
    it: "La sponsorizzazione è in pausa perché c’è una fattura non pagata. Pagala per tornare a sponsorizzare.",
    en: "Sponsorship is paused because an invoice hasn’t been paid. Pay it to sponsor jobs again.",
  },
  "invoice.notFound": {
    it: "Questa fattura non esiste o è stata eliminata.",
    en: "This invoice doesn’t exist or has been deleted.",
  },
  "invoice.issued": {
    it: "Una fattura emessa non può essere eliminata. Emetti una nota di credito.",
    en: "An issued invoice can’t be deleted. Issue a credit note instead.",
  },
  "invoice.changedMeanwhile": {
    it: "Nel frattempo la fattura è cambiata. Ricarica la pagina per vedere la versione attuale.",
    en: "The invoice has changed in the meantime. Reload the page to see the current version.",
  },
  "invoice.creditTooLarge": {
    it: "{maxCents, plural, =0 {Questa fattura è già stata stornata per intero.} other {Questo importo supera quanto si può ancora stornare. Inserisci un importo più basso.}}",
    en: "{maxCents, plural, =0 {This invoice has already been credited in full.} other {This amount is more than can still be credited. Enter a lower one.}}",
  },
  "invoice.isCredit": {
    it: "Questo documento è già una nota di credito e non può essere stornato.",
    en: "This document is already a credit note, so it can’t be credited.",
  },
  "invoice.beingPaid": {
    it: "La banca non ha ancora confermato il pagamento. Riprova tra poco.",
    en: "The bank hasn’t confirmed the payment yet. Try again shortly.",
  },
  "invoice.nothingToPay": {
    it: "Per questa fattura non resta niente da pagare.",
    en: "There’s nothing left to pay on this invoice.",
  },
  "invoice.notRejected": {
    it: "Solo una fattura scartata dallo SDI può essere riemessa.",
    en: "Only an invoice that SDI has rejected can be issued again.",
  },
  "invoice.blocked": {
    it: "Lo SDI non accetterebbe i dati di fatturazione dello Space. Completali prima di continuare.",
    en: "SDI wouldn’t accept the Space’s billing details. Complete them first.",
  },
  "invoice.sellerMissing": {
    it: "Non è possibile emettere fatture perché mancano i dati del venditore. Chiedi a chi gestisce il sito di aggiungere le impostazioni SELLER_*.",
    en: "Invoices can’t be issued because the seller’s details are missing. Ask the operator to add the SELLER_* settings.",
  },
  "invoice.dayNotOver": {
    it: "Questo giorno non è ancora finito. Scegline uno precedente.",
    en: "This day isn’t over yet. Choose an earlier one.",
  },
  "invoice.monthNotOver": {
    it: "Questo mese non è ancora finito. Scegline uno precedente.",
    en: "This month isn’t over yet. Choose an earlier one.",
  },
  "contract.changedMeanwhile": {
    it: "Nel frattempo il contratto è cambiato. Ricarica la pagina per vedere la versione attuale.",
    en: "The contract has changed in the meantime. Reload the page to see the current version.",
  },
};
