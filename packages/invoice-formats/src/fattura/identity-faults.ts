import { allAt, at, textAt, type XmlTree } from "@orbita/document-kit/xml";
import { validate as validateFiscalCode } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as validateVat } from "stdnum/lib/cjs/it/iva.js";
import type { InvoiceFault } from "./faults.ts";

const vatFits = (vat: string): boolean => validateVat(vat).isValid;
/** Whether a tax code is valid. A company's tax code has the form of a VAT number; a person's has a form of its own. */
const fiscalCodeFits = (code: string): boolean =>
  code.length === 11 ? vatFits(code) : validateFiscalCode(code).isValid;

const when = (found: boolean, code: string, what: string): InvoiceFault[] => (found ? [{ code, what }] : []);

/** Whether a number is present and invalid. An absent number is no fault. */
const wrong = (text: string, fits: (text: string) => boolean): boolean => text !== "" && !fits(text);

function partyFaults(header: XmlTree | undefined): InvoiceFault[] {
  const seller = at(header, "CedentePrestatore", "DatiAnagrafici");
  const buyer = at(header, "CessionarioCommittente", "DatiAnagrafici");
  const [sellerVat, buyerVat] = [seller, buyer].map((party) => textAt(party, "IdFiscaleIVA", "IdCodice"));
  const buyerCode = textAt(buyer, "CodiceFiscale");
  const sender = textAt(header, "DatiTrasmissione", "IdTrasmittente", "IdCodice");
  return [
    ...when(wrong(sender, fiscalCodeFits), "00300", "the sender's tax code does not fit"),
    ...when(wrong(sellerVat!, vatFits), "00301", "the seller's VAT number does not fit"),
    ...when(wrong(textAt(seller, "CodiceFiscale"), fiscalCodeFits), "00302", "the seller's tax code does not fit"),
    ...when(wrong(buyerVat!, vatFits), "00305", "the buyer's VAT number does not fit"),
    ...when(wrong(buyerCode, fiscalCodeFits), "00306", "the buyer's tax code does not fit"),
    ...when(buyerVat === "" && buyerCode === "", "00417", "the buyer has neither VAT number nor tax code"),
  ];
}

function transmissionFaults(root: XmlTree, header: XmlTree | undefined): InvoiceFault[] {
  const sent = at(header, "DatiTrasmissione");
  const code = textAt(sent, "CodiceDestinatario");
  const format = textAt(sent, "FormatoTrasmissione");
  return [
    ...when(textAt(sent, "PECDestinatario") !== "" && code !== "0000000", "00426", "both a mailbox and a code"),
    ...when(code.length !== (format === "FPA12" ? 6 : 7), "00427", "the code is of the other format's length"),
    ...when(root.attributes["versione"] !== format, "00428", "version and format differ"),
  ];
}

function documentFaults(root: XmlTree, on: string): InvoiceFault[] {
  const general = at(root, "FatturaElettronicaBody", "DatiGenerali");
  const document = at(general, "DatiGeneraliDocumento");
  const date = textAt(document, "Data");
  const linked = allAt(general, "DatiFattureCollegate").map((one) => textAt(one, "Data"));
  const header = at(root, "FatturaElettronicaHeader");
  const [seller, buyer] = ["CedentePrestatore", "CessionarioCommittente"].map((who) =>
    textAt(header, who, "DatiAnagrafici", "IdFiscaleIVA", "IdCodice"),
  );
  const type = textAt(document, "TipoDocumento");
  return [
    ...when(date > on, "00403", "it is dated in the future"),
    ...when(type === "TD04" && linked.length === 0, "linked", "a credit note names no invoice"),
    ...when(
      linked.some((day) => date < day),
      "00418",
      "it is dated before the invoice that it refers to",
    ),
    ...when(!/\d/.test(textAt(document, "Numero")), "00425", "the number has no digit"),
    ...when(type === "TD01" && seller !== "" && seller === buyer, "00471", "seller and buyer are the same"),
  ];
}

/** Faults of the seller and the buyer, the transmission data, the date and the number. */
export function identityFaults(root: XmlTree, on: string): InvoiceFault[] {
  const header = at(root, "FatturaElettronicaHeader");
  return [...partyFaults(header), ...transmissionFaults(root, header), ...documentFaults(root, on)];
}
