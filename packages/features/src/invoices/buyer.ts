import type { InvoiceBlockReason } from "@orbita/contract";
import { validate as validateFiscalCode } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as validateVat } from "stdnum/lib/cjs/it/iva.js";
import type { InvoiceBuyer } from "./parties.ts";

/** The data of a Space that an invoice contains. */
export type BuyerData = {
  readonly legalName: string | null;
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly sdi: string | null;
  readonly seat: RegisteredOffice | null;
};
type RegisteredOffice = {
  readonly street: string | null;
  readonly number: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly province: string | null;
  readonly country: string;
};

/** Whether a fiscal code is valid: that of a company has the form of a VAT number; that of a person has its own form. */
const fiscalCodeFits = (code: string): boolean =>
  code.length === 11 ? validateVat(code).isValid : validateFiscalCode(code).isValid;

/** Whether the address has all fields that SDI requires. Only Italian addresses, because the Space's tax numbers are Italian. */
const isWhole = ({ street, postalCode, city, province, country }: RegisteredOffice): boolean =>
  country === "IT" &&
  (street ?? "").trim() !== "" &&
  /^\d{5}$/.test(postalCode ?? "") &&
  city.trim() !== "" &&
  /^[A-Z]{2}$/.test(province ?? "");

/** All reasons for which SDI would reject an invoice to this buyer, not only the first. */
export function missingOf({ legalName, vat, fiscalCode, sdi, seat }: BuyerData): InvoiceBlockReason[] {
  const found: Record<InvoiceBlockReason, boolean> = {
    legalNameMissing: (legalName ?? "").trim() === "",
    taxNumberMissing: vat === null && fiscalCode === null,
    vatWrong: vat !== null && !validateVat(vat).isValid,
    fiscalCodeWrong: fiscalCode !== null && !fiscalCodeFits(fiscalCode),
    sdiMissing: sdi === null,
    seatMissing: seat === null,
    seatIncomplete: seat !== null && !isWhole(seat),
  };
  return (Object.keys(found) as InvoiceBlockReason[]).filter((reason) => found[reason]);
}

/** The buyer as the invoice stores it. Expects complete data. */
export function buyerOf({ legalName, vat, fiscalCode, sdi, seat }: BuyerData): InvoiceBuyer {
  const { street, number, postalCode, city, province } = seat!;
  return {
    name: legalName!.trim(),
    vat,
    fiscalCode,
    sdi: sdi!,
    street: [street, number].filter((part) => part).join(" "),
    postalCode: postalCode!,
    city,
    province: province!,
    country: "IT",
  };
}
