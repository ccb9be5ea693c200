import type { InvoiceBlockReason, ServerLanguage } from "@orbita/contract";

/** Reasons why a Space cannot be invoiced, phrased as what to do about them. */
export const blockWords: Record<InvoiceBlockReason, Readonly<Record<ServerLanguage, string>>> = {
  legalNameMissing: {
    it: "Inserisci la ragione sociale, come risulta nel registro delle imprese.",
    en: "Enter the legal name, as it appears in the companies register.",
  },
  taxNumberMissing: {
    it: "Inserisci la partita IVA o il codice fiscale.",
    en: "Enter the VAT number or the tax code.",
  },
  vatWrong: {
    it: "Controlla la partita IVA: almeno una cifra è sbagliata.",
    en: "Check the VAT number: at least one digit is wrong.",
  },
  fiscalCodeWrong: {
    it: "Controlla il codice fiscale: almeno un carattere è sbagliato.",
    en: "Check the tax code: at least one character is wrong.",
  },
  sdiMissing: {
    it: "Inserisci il codice SDI o la PEC a cui inviare la fattura.",
    en: "Enter the SDI code or the certified email (PEC) for the invoice.",
  },
  seatMissing: { it: "Aggiungi la sede legale.", en: "Add the registered office." },
  seatIncomplete: {
    it: "Inserisci via, CAP, città e provincia della sede legale.",
    en: "Enter the street, postcode, city and province of the registered office.",
  },
};
