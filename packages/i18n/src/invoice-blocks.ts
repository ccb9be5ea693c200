import type { BlockReason, ServerLanguage } from "@orbita/contract";

/** Reasons why a Space cannot be invoiced, phrased as what to do about them. */
export const blockWords: Record<BlockReason, Readonly<Record<ServerLanguage, string>>> = {
  legalNameMissing: {
    it: "Scrivi la ragione sociale, come sta nel registro delle imprese.",
    en: "Write the legal name, as it stands in the companies’ register.",
  },
  taxNumberMissing: {
    it: "Scrivi la partita IVA o il codice fiscale.",
    en: "Write the VAT number or the fiscal code.",
  },
  vatWrong: {
    it: "Controlla la partita IVA: le cifre non tornano.",
    en: "Check the VAT number: its digits do not add up.",
  },
  fiscalCodeWrong: {
    it: "Controlla il codice fiscale: i caratteri non tornano.",
    en: "Check the fiscal code: its characters do not add up.",
  },
  sdiMissing: {
    it: "Scrivi il codice SDI o la PEC a cui mandare la fattura.",
    en: "Write the SDI code or the PEC to send the invoice to.",
  },
  seatMissing: { it: "Aggiungi la sede legale.", en: "Add the registered seat." },
  seatIncomplete: {
    it: "Completa la sede legale: via, CAP, città e provincia.",
    en: "Complete the registered seat: street, postal code, city and province.",
  },
};
