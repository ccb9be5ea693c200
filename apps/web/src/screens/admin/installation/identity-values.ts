import { identityInput } from "@orbita/contract/installation/schema";
import type { OperatorCompany, OperatorIdentity } from "@orbita/contract/product";
import { z } from "zod";

/** An optional field of the form: an empty text means that the value is missing. */
const optional = <Schema extends z.ZodType<string | null, string | null>>(schema: Schema) =>
  z
    .string()
    .transform((text) => (text.trim() === "" ? null : text))
    .pipe(schema);

const typedCompany = z.object({
  name: z.string(),
  vat: z.string(),
  fiscalCode: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
});
/** A company is complete or missing. Without a tax code of its own it has its VAT number. */
const company = typedCompany
  .transform((typed) => {
    if (Object.values(typed).every((text) => text.trim() === "")) return null;
    const ownCode = typed.fiscalCode.trim();
    const vat = typed.vat.replaceAll(/\D/g, "");
    // The error of an invalid VAT number is enough, so the tax code then gets a valid value that is never sent.
    const derived = vat.length === 11 ? vat : "0".repeat(11);
    return { ...typed, fiscalCode: ownCode === "" ? derived : ownCode };
  })
  .pipe(identityInput.shape.company);

/** The form of the identity, with the rules of the contract. */
export const identityForm = z.object({
  product: identityInput.shape.product,
  company,
  supportEmail: optional(identityInput.shape.supportEmail),
  authorityEmail: optional(identityInput.shape.authorityEmail),
});
export type IdentityValues = z.input<typeof identityForm>;

export const toIdentityValues = (identity: OperatorIdentity): IdentityValues => ({
  product: identity.product,
  company: {
    name: identity.company?.name ?? "",
    vat: identity.company?.vat ?? "",
    fiscalCode: identity.company?.fiscalCode ?? "",
    street: identity.company?.street ?? "",
    postalCode: identity.company?.postalCode ?? "",
    city: identity.company?.city ?? "",
    province: identity.company?.province ?? "",
  },
  supportEmail: identity.supportEmail ?? "",
  authorityEmail: identity.authorityEmail ?? "",
});

export function isSameCompany(one: OperatorCompany | null, other: OperatorCompany | null): boolean {
  if (one === null || other === null) return one === other;
  return Object.entries(one).every(([field, value]) => other[field as keyof OperatorCompany] === value);
}
