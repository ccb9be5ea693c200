import type { SalaryRole } from "@orbita/contract";

/** The name of a role. In Italian it has both forms, unless they are the same. */
export function salaryRoleName(locale: string, { itMasculine, itFeminine, en }: SalaryRole): string {
  if (locale !== "it") return en;
  return itMasculine === itFeminine ? itMasculine : `${itMasculine} / ${itFeminine}`;
}

/** Regions whose Italian name takes an article. */
const withArticle: Readonly<Record<string, string>> = { Lazio: "nel Lazio", Marche: "nelle Marche" };

/** A place within a sentence: "in Liguria", in Italian also "nel Lazio". Without a region, Italy. */
export function inPlace(locale: string, region: string | null): string {
  if (region === null) return locale === "it" ? "in Italia" : "in Italy";
  return (locale === "it" && withArticle[region]) || `in ${region}`;
}
