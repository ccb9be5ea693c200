import { z } from "zod";

/** Environment variables with the tax data of the operator as the seller on invoices. They must be complete or absent. */
export const sellerSettings = {
  SELLER_NAME: z
    .string()
    .max(80)
    .optional()
    .describe("Legal name of the issuer of invoices, also at the foot of mails; without it, none are issued"),
  SELLER_VAT: z
    .string()
    .regex(/^\d{11}$/)
    .optional()
    .describe("The issuer's VAT number, eleven digits"),
  SELLER_FISCAL_CODE: z.string().optional().describe("The issuer's tax code; by default the VAT number"),
  SELLER_REGIME: z
    .string()
    .regex(/^RF\d\d$/)
    .default("RF01")
    .describe("The issuer's tax regime, as a FatturaPA code"),
  SELLER_STREET: z.string().max(60).optional().describe("Street and number of the issuer's seat"),
  SELLER_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .describe("Postal code of the issuer's seat"),
  SELLER_CITY: z.string().max(60).optional().describe("City of the issuer's seat"),
  SELLER_PROVINCE: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe("Province of the issuer's seat, two letters"),
};
type SellerSettings = z.output<z.ZodObject<typeof sellerSettings>>;

export function sellerOf(settings: SellerSettings) {
  const { SELLER_NAME: name, SELLER_VAT: vat, SELLER_STREET: street, SELLER_CITY: city } = settings;
  const { SELLER_POSTAL_CODE: postalCode, SELLER_PROVINCE: province, SELLER_REGIME: regime } = settings;
  if (!name && !vat) return null;
  if (!name || !vat || !street || !city || !postalCode || !province)
    throw new Error(
      "configuration: the seller's name, VAT number, street, postal code, city and province are wanted together",
    );
  const fiscalCode = settings.SELLER_FISCAL_CODE ?? vat;
  return { name, vat, fiscalCode, regime, street, postalCode, city, province, country: "IT" };
}
