import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type OfSpace = Foot & { space: string; initial: string; link: string };
type OfInvoice = OfSpace & { number: string; month: string; total: string };
/** `card`, `again` and `last` may be empty; their sentences are then omitted. */
export type BillingMails = {
  /** `card` is the card that will be charged; `missing` is set if there is none. */
  invoiceIssued: OfInvoice & { card: string; missing: string };
  invoiceBlocked: OfSpace & { month: string; list: string };
  /** `again` is the day of the next attempt; `last` is set if there will be none. */
  paymentFailed: OfInvoice & { why: string; again: string; last: string };
  /** The card is valid, but the member must confirm the payment. */
  paymentToConfirm: OfInvoice & { why: string; again: string; last: string };
  premiumPaused: OfSpace;
  premiumResumed: OfSpace;
};

const ofInvoice = {
  it: { about: { space: "{space}", post: "Fattura {number}, {month}" } },
  en: { about: { space: "{space}", post: "Invoice {number}, {month}" } },
};
const ofSpace = {
  it: { about: { space: "{space}", post: "Fatturazione" } },
  en: { about: { space: "{space}", post: "Billing" } },
};
const it = { ...footLinks("it"), reason: `Arriva perché sei responsabile di uno Space su ${productName}.` };
const en = { ...footLinks("en"), reason: `You receive this because you own a Space on ${productName}.` };

const tries = {
  it: [
    { where: "again", words: "Riproviamo il {again}. Puoi anche pagare subito, con la stessa carta o con un’altra." },
    {
      where: "last",
      words:
        "Era l’ultimo tentativo: da ora gli annunci sponsorizzati tornano ordinari, finché la fattura non è pagata.",
    },
  ],
  en: [
    { where: "again", words: "We try again on {again}. You can also pay right away, with the same card or another." },
    {
      where: "last",
      words: "That was the last attempt: sponsored job posts are ordinary ones from now on, until the invoice is paid.",
    },
  ],
};

export const billingMails: TemplatesOf<BillingMails> = {
  invoiceIssued: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "Fattura {number}: {total}",
      preview: "{month}, {space}. La trovi nella pagina della fatturazione.",
      title: "La fattura di {month}",
      paragraphs: [
        "Fattura {number}, {total} IVA inclusa.",
        { where: "card", words: "Nelle prossime ore la addebitiamo su {card}. Non devi fare niente." },
        {
          where: "missing",
          words: "Non c’è nessuna carta con cui pagarla: aggiungine una, oppure paga dalla pagina della fatturazione.",
        },
      ],
      button: { label: "Apri la fattura", href: "{link}" },
      small: ["L’originale arriva dal Sistema di Interscambio; nella pagina ci sono il PDF e l’XML."],
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "Invoice {number}: {total}",
      preview: "{month}, {space}. It is on the billing page.",
      title: "The invoice for {month}",
      paragraphs: [
        "Invoice {number}, {total} with VAT.",
        { where: "card", words: "We charge it to {card} in the next hours. There is nothing to do." },
        { where: "missing", words: "There is no card to pay it with: add one, or pay from the billing page." },
      ],
      button: { label: "Open the invoice", href: "{link}" },
      small: ["The original comes through the Italian exchange system; the page has the PDF and the XML."],
    },
  },
  invoiceBlocked: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "Non possiamo scrivere la fattura di {month}",
      preview: "Mancano dei dati di fatturazione di {space}.",
      title: "Non possiamo scrivere la fattura di {month}",
      paragraphs: [
        "L’Agenzia delle Entrate la rifiuterebbe: nei dati di {space} manca qualcosa. Ecco cosa fare.",
        "{list}",
      ],
      button: { label: "Completa i dati", href: "{link}" },
      small: ["Appena i dati sono a posto la fattura parte da sola: riproviamo ogni giorno."],
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "We cannot write the invoice for {month}",
      preview: "Some billing details of {space} are missing.",
      title: "We cannot write the invoice for {month}",
      paragraphs: [
        "The tax office would refuse it: something is missing in the details of {space}. What to do:",
        "{list}",
      ],
      button: { label: "Complete the details", href: "{link}" },
      small: ["As soon as the details are right the invoice goes out by itself: we try every day."],
    },
  },
  paymentFailed: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "Pagamento non riuscito: fattura {number}, {total}",
      preview: "{why}",
      title: "La fattura {number} non è pagata",
      paragraphs: ["Non siamo riusciti a incassare {total}. {why}", ...tries.it],
      button: { label: "Paga o cambia carta", href: "{link}" },
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "Payment failed: invoice {number}, {total}",
      preview: "{why}",
      title: "Invoice {number} is not paid",
      paragraphs: ["We could not collect {total}. {why}", ...tries.en],
      button: { label: "Pay or change the card", href: "{link}" },
    },
  },
  paymentToConfirm: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "Conferma il pagamento: fattura {number}, {total}",
      preview: "La banca vuole la tua conferma.",
      title: "Conferma il pagamento della fattura {number}",
      paragraphs: ["Non siamo riusciti a incassare {total}. {why}", ...tries.it],
      button: { label: "Conferma il pagamento", href: "{link}" },
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "Confirm the payment: invoice {number}, {total}",
      preview: "The bank wants you to confirm.",
      title: "Confirm the payment of invoice {number}",
      paragraphs: ["We could not collect {total}. {why}", ...tries.en],
      button: { label: "Confirm the payment", href: "{link}" },
    },
  },
  premiumPaused: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "Gli annunci di {space} non sono più sponsorizzati",
      preview: "Una fattura non è pagata. Appena lo è, ripartono da soli.",
      title: "La sponsorizzazione è in pausa",
      paragraphs: [
        "Una fattura non è pagata e abbiamo provato più volte. Gli annunci restano pubblicati e ricevono candidature, ma come annunci ordinari: non vengono messi in evidenza e i clic non costano niente.",
        "Appena la fattura è pagata tornano sponsorizzati da soli, con lo stesso budget.",
      ],
      button: { label: "Paga la fattura", href: "{link}" },
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "The job posts of {space} are not sponsored any more",
      preview: "An invoice is not paid. As soon as it is, they go on by themselves.",
      title: "Sponsoring is paused",
      paragraphs: [
        "An invoice is not paid, and we tried several times. The job posts stay published and take applications, but as ordinary ones: they are not put forward, and clicks cost nothing.",
        "As soon as the invoice is paid they are sponsored again by themselves, with the same budget.",
      ],
      button: { label: "Pay the invoice", href: "{link}" },
    },
  },
  premiumResumed: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "Gli annunci di {space} sono di nuovo sponsorizzati",
      preview: "Tutto è pagato: la sponsorizzazione è ripartita.",
      title: "La sponsorizzazione è ripartita",
      paragraphs: ["Tutto è pagato. Gli annunci sono di nuovo sponsorizzati, con lo stesso budget di prima."],
      button: { label: "Apri la fatturazione", href: "{link}" },
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "The job posts of {space} are sponsored again",
      preview: "Everything is paid: sponsoring goes on.",
      title: "Sponsoring goes on",
      paragraphs: ["Everything is paid. The job posts are sponsored again, with the same budget as before."],
      button: { label: "Open billing", href: "{link}" },
    },
  },
};
