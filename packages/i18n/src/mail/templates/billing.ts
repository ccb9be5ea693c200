import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

type SpaceParams = FooterParams & { space: string; initial: string; link: string };
type InvoiceParams = SpaceParams & { number: string; month: string; total: string };
/**
 * Mails to the owners of a Space about invoices and payments. A sentence is left out if its parameter (`card`, `again`, `last`) is
 * empty.
 */
export type BillingMailParams = {
  /** `card` is the card that will be charged; `missing` is set if the Space has no card. */
  invoiceIssued: InvoiceParams & { card: string; missing: string };
  invoiceBlocked: SpaceParams & { month: string; list: string };
  /** `again` is the day of the next attempt to charge the card; `last` is set if there will be no further attempt. */
  paymentFailed: InvoiceParams & { why: string; again: string; last: string };
  /** Mail about a payment that the member must confirm with the bank, although the card is valid. */
  paymentToConfirm: InvoiceParams & { why: string; again: string; last: string };
  premiumPaused: SpaceParams;
  premiumResumed: SpaceParams;
};

const ofInvoice = {
  it: { about: { space: "{space}", post: "Fattura {number}, {month}" } },
  en: { about: { space: "{space}", post: "Invoice {number}, {month}" } },
};
const ofSpace = {
  it: { about: { space: "{space}", post: "Fatturazione" } },
  en: { about: { space: "{space}", post: "Billing" } },
};
const it = {
  ...footLinks("it"),
  reason: "Ricevi questa email perché sei responsabile di uno Space su {product}.",
};
const en = {
  ...footLinks("en"),
  reason: "You’re getting this email because you’re an owner of a Space on {product}.",
};

const tries = {
  it: [
    { where: "again", words: "Riproveremo il {again}. Puoi anche pagare subito, con la stessa carta o con un’altra." },
    {
      where: "last",
      words: "Questo era l’ultimo tentativo: gli annunci non saranno sponsorizzati finché la fattura non sarà pagata.",
    },
  ],
  en: [
    {
      where: "again",
      words: "We’ll try again on {again}. You can also pay right away, with the same card or another.",
    },
    {
      where: "last",
      words: "That was the last attempt: your jobs won’t be sponsored until the invoice is paid.",
    },
  ],
};

export const billingMails: TemplateSet<BillingMailParams> = {
  invoiceIssued: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "{space}: fattura {number}, {total}",
      preview: "La fattura è di {month}. Il totale comprende l’IVA.",
      title: "La fattura di {month}",
      paragraphs: [
        "La fattura {number} di {month} è pronta: {total}, IVA inclusa.",
        { where: "card", words: "Nelle prossime ore la addebiteremo su {card}. Non devi fare niente." },
        {
          where: "missing",
          words: "Non hai ancora una carta: aggiungine una oppure paga dalla pagina della fatturazione.",
        },
      ],
      button: { label: "Apri fattura", href: "{link}" },
      small: [
        "Riceverai l’originale dal Sistema di Interscambio. Nella pagina della fatturazione trovi il PDF e l’XML.",
      ],
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "{space}: invoice {number}, {total}",
      preview: "This invoice is for {month}. The total includes VAT.",
      title: "Your invoice for {month}",
      paragraphs: [
        "Invoice {number} for {month} is ready: {total}, VAT included.",
        {
          where: "card",
          words: "We’ll charge it to your {card} in the next few hours. You don’t need to do anything.",
        },
        { where: "missing", words: "You don’t have a card yet: add one or pay from the billing page." },
      ],
      button: { label: "Open invoice", href: "{link}" },
      small: [
        "You’ll get the original through the Italian exchange system (SDI). You’ll find the PDF and the XML on the billing page.",
      ],
    },
  },
  invoiceBlocked: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "Completa i dati per la fattura di {month}",
      preview: "Alcuni dati di fatturazione di {space} sono incompleti.",
      title: "Non possiamo ancora emettere la fattura di {month}",
      paragraphs: [
        "Per emettere la fattura di {month} abbiamo bisogno che i dati di fatturazione di {space} siano completi. Senza questi dati, l’Agenzia delle Entrate scarterebbe la fattura.",
        "{list}",
      ],
      button: { label: "Completa dati", href: "{link}" },
      small: ["Riproveremo ogni giorno: appena i dati saranno completi, emetteremo la fattura automaticamente."],
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "We can’t issue your {month} invoice yet",
      preview: "Some of {space}’s billing details are missing.",
      title: "We can’t issue your {month} invoice yet",
      paragraphs: [
        "To issue the invoice for {month}, we need {space}’s complete billing details. Without these details, the Italian tax authority would reject the invoice.",
        "{list}",
      ],
      button: { label: "Complete details", href: "{link}" },
      small: ["We’ll try every day: as soon as the details are complete, we’ll issue the invoice automatically."],
    },
  },
  paymentFailed: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "Pagamento non riuscito: {total}, fattura {number}",
      preview: "{why}",
      title: "Il pagamento della fattura {number} non è riuscito",
      paragraphs: ["Non siamo riusciti ad addebitare {total} per la fattura {number}. {why}", ...tries.it],
      button: { label: "Paga o cambia carta", href: "{link}" },
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "Payment failed: {total}, invoice {number}",
      preview: "{why}",
      title: "The payment for invoice {number} failed",
      paragraphs: ["We couldn’t charge {total} for invoice {number}. {why}", ...tries.en],
      button: { label: "Pay or change card", href: "{link}" },
    },
  },
  paymentToConfirm: {
    it: {
      ...it,
      ...ofInvoice.it,
      subject: "Conferma il pagamento: {total}, fattura {number}",
      preview: "La banca chiede la tua conferma.",
      title: "Conferma il pagamento della fattura {number}",
      paragraphs: ["Non siamo riusciti ad addebitare {total} per la fattura {number}. {why}", ...tries.it],
      button: { label: "Conferma pagamento", href: "{link}" },
    },
    en: {
      ...en,
      ...ofInvoice.en,
      subject: "Confirm the payment: {total}, invoice {number}",
      preview: "Your bank asks you to confirm this payment.",
      title: "Confirm the payment for invoice {number}",
      paragraphs: ["We couldn’t charge {total} for invoice {number}. {why}", ...tries.en],
      button: { label: "Confirm payment", href: "{link}" },
    },
  },
  premiumPaused: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "{space}: le sponsorizzazioni sono in pausa",
      preview: "C’è una fattura da pagare. Gli annunci restano pubblicati.",
      title: "Le sponsorizzazioni sono in pausa",
      paragraphs: [
        "Abbiamo messo in pausa le sponsorizzazioni di {space} perché una fattura risulta ancora da pagare dopo più tentativi.",
        "Gli annunci restano pubblicati e ricevono candidature, ma non sono più in evidenza e i clic non costano niente. Appena la fattura sarà pagata, le sponsorizzazioni riprenderanno automaticamente, con lo stesso budget.",
      ],
      button: { label: "Paga fattura", href: "{link}" },
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "{space}: your sponsorships are paused",
      preview: "An invoice is unpaid. Your jobs stay published.",
      title: "Your sponsorships are paused",
      paragraphs: [
        "We’ve paused {space}’s sponsorships because an invoice is still unpaid after several attempts.",
        "Your jobs stay published and still get applications, but they’re no longer highlighted and clicks cost nothing. As soon as the invoice is paid, the sponsorships will start again automatically with the same budget.",
      ],
      button: { label: "Pay invoice", href: "{link}" },
    },
  },
  premiumResumed: {
    it: {
      ...it,
      ...ofSpace.it,
      subject: "{space}: annunci di nuovo sponsorizzati",
      preview: "Abbiamo ricevuto il pagamento. Il budget è lo stesso di prima.",
      title: "Le sponsorizzazioni sono di nuovo attive",
      paragraphs: [
        "Abbiamo ricevuto il pagamento: gli annunci di {space} sono di nuovo sponsorizzati, con lo stesso budget di prima.",
      ],
      button: { label: "Apri fatturazione", href: "{link}" },
    },
    en: {
      ...en,
      ...ofSpace.en,
      subject: "{space}: your jobs are sponsored again",
      preview: "We’ve received your payment. The budget is the same as before.",
      title: "Your sponsorships have resumed",
      paragraphs: ["We’ve received your payment: {space}’s jobs are sponsored again, with the same budget as before."],
      button: { label: "Open billing", href: "{link}" },
    },
  },
};
