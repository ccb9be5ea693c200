import { fatturaName } from "../fattura/write-fattura.ts";
import type { Buyer, InvoiceDocumentLine, InvoiceDocument, Seller } from "../document.ts";
import { titles, words } from "./words.ts";

const money = new Intl.NumberFormat("it", { style: "currency", currency: "EUR", useGrouping: "always" });
const count = new Intl.NumberFormat("it", { useGrouping: "always" });
/** An amount as printed, such as 1.234,50 €, with a non-breaking space. */
export const euros = (cents: number): string => money.format(cents / 100);

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const inWords = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return (day: string): string => format.format(atNoon(day));
};
const day = { it: inWords("it", { dateStyle: "long" }), en: inWords("en-GB", { dateStyle: "long" }) };
const month = { it: inWords("it", { month: "long", year: "numeric" }) };

/** The seller or the buyer as printed: name, address, then the identification numbers. */
function party(label: { it: string; en: string }, who: Seller | Buyer, numbers: (string | null)[]) {
  const address = [who.street, `${who.postalCode} ${who.city} (${who.province})`];
  return { label, name: who.name, lines: [...address, ...numbers.filter((text) => text !== null)] };
}

const vat = (number: string | null) => number && `P. IVA IT${number}`;
/** The tax code, if it differs from the VAT number. For a company both are usually the same. */
const code = ({ vat: number, fiscalCode }: Seller | Buyer) =>
  fiscalCode && fiscalCode !== number ? `Codice fiscale ${fiscalCode}` : null;

const line = ({ description, quantity, unitCents, netCents, vatRate }: InvoiceDocumentLine) => ({
  description,
  quantity: count.format(quantity),
  unit: euros(unitCents),
  rate: `${vatRate} %`,
  amount: euros(netCents),
});

function paymentOf({ kind }: InvoiceDocument, paidOn: string | null) {
  if (kind === "creditNote") return words.back;
  return paidOn === null ? words.byCard : words.paid(day.it(paidOn), day.en(paidOn));
}

/** The content of the printed page as texts; `paidOn` is the day of the payment. */
export function viewOf(document: InvoiceDocument, paidOn: string | null) {
  const { kind, number, issuedOn, period, seller, buyer, of, reason, lines } = document;
  const title = titles[kind];
  return {
    name: `${title.it} ${number}`,
    issuedOn,
    title,
    number,
    seller: party(words.seller, seller, [vat(seller.vat), code(seller)]),
    buyer: party(words.buyer, buyer, [
      vat(buyer.vat),
      code(buyer),
      buyer.sdi.includes("@") ? `PEC ${buyer.sdi}` : `Codice SDI ${buyer.sdi}`,
    ]),
    facts: [
      { label: words.issuedOn, text: day.it(issuedOn) },
      { label: words.period, text: month.it(`${period}-01`) },
      ...(of ? [{ label: words.of, text: `${of.number} del ${day.it(of.issuedOn)}` }] : []),
      ...(reason === null ? [] : [{ label: words.reason, text: reason }]),
    ],
    heads: [words.description, words.quantity, words.unit, words.rate, words.amount],
    lines: lines.map(line),
    sums: [
      { label: words.net, text: euros(document.netCents) },
      { label: words.vat(lines[0]?.vatRate ?? 0), text: euros(document.vatCents) },
    ],
    total: { label: words.total, text: euros(document.totalCents) },
    payment: { label: words.payment, text: paymentOf(document, paidOn) },
    copy: words.copy(fatturaName(document)),
    page: words.page.it,
  };
}
