import type { JobPost, Seniority } from "@orbita/contract";

/** The words in titles that name a level of experience. Of several levels in one title, the first in this list counts. */
const inTitle: readonly (readonly [level: Seniority, words: RegExp])[] = [
  [
    "entry",
    /^(?:tirocin|stage$|stagist|intern$|internship|trainee|apprend|apprentice|neolaureat|neodiplomat|graduate$)/,
  ],
  [
    "lead",
    /^(?:lead$|leader$|head$|capo|responsabil|direttor|direttric|director$|coordinator|coordinatric|supervisor)/,
  ],
  ["senior", /^(?:senior|sr$)/],
  ["junior", /^(?:junior|jr$)/],
];
const firstJobs = new Set(["contract_economic_type_intern", "contract_economic_type_apprenticeship"]);

/** The level of experience that a post states: in its title, or with a contract for a first job. Null if it states none. */
export function seniorityOf({
  title,
  contractEconomicType,
}: Pick<JobPost, "title" | "contractEconomicType">): Seniority | null {
  if (contractEconomicType !== null && firstJobs.has(contractEconomicType)) return "entry";
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return inTitle.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}
