import type { OperatorIdentity } from "@orbita/contract/product";
import type { LegalDocument, LegalLanguage } from "./document.ts";

/** The placeholders of a legal text. `{operator}` is the company with its registered office and VAT number. */
function placeholders(
  { product, company }: OperatorIdentity,
  language: LegalLanguage,
): Readonly<Record<string, string>> {
  const facts = {
    it: company && `${company.name}, con sede a ${company.city}, P. IVA ${company.vat}`,
    en: company && `${company.name}, seated in ${company.city}, Italy, VAT number ${company.vat}`,
  };
  return { product, company: company?.name ?? product, operator: facts[language] ?? product };
}

function fillIn<T>(value: T, values: Readonly<Record<string, string>>): T;
function fillIn(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (Array.isArray(value)) return value.map((inner) => fillIn(inner as unknown, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner as unknown, values)]));
}

/** Fills the operator's identity into a legal text. */
export const fillDocument = (text: LegalDocument, identity: OperatorIdentity, language: LegalLanguage): LegalDocument =>
  fillIn(text, placeholders(identity, language));
