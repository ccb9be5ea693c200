import { z } from "zod";
import { email, id, instant, words } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import type { OperatorIdentity } from "../product.ts";
import { vat } from "../spaces/schema.ts";
import { installationLimits as limits } from "./limits.ts";

const code = (pattern: RegExp) => z.string().trim().toUpperCase().regex(pattern);

/** The rules for an identity that an administrator enters. */
export const identityInput = z.object({
  product: title(limits.product),
  company: z
    .object({
      name: words(limits.company),
      vat,
      /** The tax code; for most companies it equals the VAT number. */
      fiscalCode: code(limits.fiscalCode),
      /** The street with the house number, such as Via Garibaldi 12. */
      street: words(limits.street),
      postalCode: code(limits.postalCode),
      city: words(limits.city),
      province: code(limits.province),
    })
    .nullable(),
  supportEmail: email.nullable(),
  authorityEmail: email.nullable(),
});

/** The operator's identity as everybody sees it. */
export const operatorIdentity = z
  .object({
    product: z.string(),
    company: z
      .object({
        name: z.string(),
        vat: z.string(),
        fiscalCode: z.string(),
        street: z.string(),
        postalCode: z.string(),
        city: z.string(),
        province: z.string(),
      })
      .nullable(),
    supportEmail: z.string().nullable(),
    authorityEmail: z.string().nullable(),
  })
  .meta({ id: "OperatorIdentity" }) satisfies z.ZodType<OperatorIdentity>;

/** The identity as administrators edit it. */
export const installation = operatorIdentity
  .extend({
    /** The company comes from the variables SELLER_… of the server, until an administrator saves one here. */
    isCompanyConfigured: z.boolean(),
    version: z.int(),
    /** The last change in the history; null if there was none. */
    changed: z.object({ at: instant, byId: id.nullable(), by: z.string().nullable() }).nullable(),
  })
  .meta({ id: "Installation" });
export type Installation = z.output<typeof installation>;

export const installationChange = identityInput
  .partial()
  .extend({ version: installation.shape.version })
  .strict()
  .meta({ id: "InstallationChange" });
export type InstallationChange = z.output<typeof installationChange>;
