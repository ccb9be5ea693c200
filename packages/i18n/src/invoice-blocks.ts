import type { InvoiceBlockReason, ServerLanguage } from "@orbita/contract";

/** Reasons why a Space cannot be invoiced, phrased as what to do about them. */
export const blockWords: Record<InvoiceBlockReason, Readonly<Record<ServerLanguage, string>>> = {
  legalNameMissing: {
    it: "Inserisci la ragione sociale come risulta nel registro delle imprese.",
    en: "Enter the legal name as it appears in the business register.",
  },
  taxNumberMissing: {
    it: "Inserisci la partita IVA o il codice fiscale.",
    en: "Enter the VAT number or the tax code.",
  },
  vatWrong: {
    it: "Controlla la partita IVA: l’ultima cifra non è coerente con le altre.",
    en: "Check the VAT number: the last digit doesn’t match the others.",
  },
  fiscalCodeWrong: {
    it: "Controlla il codice fiscale: l’ultimo carattere non è coerente con gli altri.",
    en: "Check the tax code: the last character doesn’t match the others.",
  },
  sdiMissing: {
    it: "Inserisci il codice SDI o l’indirizzo PEC.",
    en: "Enter the SDI code or the certified email address (PEC).",
  },
  seatMissing: {
    it: "Imposta una delle sedi come sede legale.",
    en: "Set one of the locations as the registered office.",
  },
  seatIncomplete: {
    it: "Inserisci via, CAP, città e provincia della sede legale.",
    en: "Enter the street, postcode, city and province of the registered office.",
  },
};
