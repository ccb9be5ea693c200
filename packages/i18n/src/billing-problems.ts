import type { ProblemCode } from "@orbita/contract";
import type { Text } from "./fill.ts";

type BillingCode = Extract<ProblemCode, `${"payment" | "billing" | "invoice" | "contract"}.${string}`>;

/** Problems of cards, invoices and agreements. */
export const billingProblemTexts: Record<BillingCode, Text> = {
  "payment.methodMissing": {
    it: "Per sponsorizzare serve un metodo di pagamento",
    en: "Sponsoring needs a payment method",
  },
  "payment.methodNotFound": { it: "Questa carta non c’è, o non c’è più", en: "This card is not there, or no longer" },
  "payment.methodNeeded": {
    it: "È l’ultima carta di uno Space che sponsorizza o ha fatture aperte: aggiungine prima un’altra",
    en: "It is the last card of a Space that sponsors or has open invoices: add another one first",
  },
  "payment.setupNotFound": { it: "Questa richiesta non c’è più: ricomincia", en: "This request is gone: begin again" },
  "payment.notFound": { it: "Questo pagamento non c’è", en: "There is no such payment" },
  "payment.declined": {
    it: "La banca ha rifiutato l’addebito ({failure}). Prova con un’altra carta.",
    en: "The bank refused the charge ({failure}). Try another card.",
  },
  "payment.unavailable": {
    it: "Il servizio di pagamento non risponde. Riprova tra poco: non è stato addebitato nulla due volte.",
    en: "The payment service does not answer. Try again shortly: nothing is charged twice.",
  },
  "payment.notSetUp": { it: "Qui non si accettano carte", en: "No cards are taken here" },
  "payment.badSignature": { it: "La firma non è valida", en: "The signature is not valid" },
  "billing.dataMissing": {
    it: "Per sponsorizzare servono i dati di fatturazione",
    en: "Sponsoring needs the billing data",
  },
  "billing.premiumPaused": {
    it: "La sponsorizzazione è in pausa: c’è una fattura non pagata",
    en: "Sponsoring is paused: an invoice is not paid",
  },
  "invoice.notFound": { it: "Questa fattura non c’è", en: "There is no such invoice" },
  "invoice.issued": {
    it: "Una fattura emessa non si cancella: emetti una nota di credito",
    en: "An issued invoice is not deleted: issue a credit note",
  },
  "invoice.changedMeanwhile": {
    it: "La fattura è cambiata intanto: ricarica per vederla",
    en: "The invoice changed meanwhile: reload to see it",
  },
  "invoice.creditTooLarge": {
    it: "Si possono ancora stornare al massimo {maxCents} centesimi",
    en: "At most {maxCents} cents can still be credited",
  },
  "invoice.isCredit": { it: "È già una nota di credito", en: "It is a credit note already" },
  "invoice.beingPaid": {
    it: "La banca non ha ancora risposto: riprova tra poco",
    en: "The bank has not answered yet: try again shortly",
  },
  "invoice.nothingToPay": { it: "Non c’è più nulla da pagare", en: "Nothing is left to pay" },
  "invoice.notRejected": {
    it: "Si riemette solo una fattura scartata da SDI",
    en: "Only an invoice that SDI rejected is issued again",
  },
  "invoice.blocked": {
    it: "I dati dello Space non sarebbero accettati da SDI: {reasons}",
    en: "SDI would not accept the Space’s data: {reasons}",
  },
  "invoice.sellerMissing": {
    it: "Chi emette le fatture non è configurato: mancano i dati SELLER_*",
    en: "Who writes the invoices is not set up: the SELLER_* settings are missing",
  },
  "invoice.dayNotOver": { it: "Il giorno non è ancora finito", en: "The day is not over yet" },
  "invoice.monthNotOver": { it: "Il mese non è ancora finito", en: "The month is not over yet" },
  "contract.changedMeanwhile": {
    it: "Il contratto è cambiato intanto: ricarica per vederlo",
    en: "The contract changed meanwhile: reload to see it",
  },
};
