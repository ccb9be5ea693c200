import { joinedKey } from "@orbita/resume-engine/skills";
import { longestAt, wordKeyOf, wordsIn, type Lexicon, type QueryWord } from "../../lexicon/index.ts";
import type { JobTerm } from "./job-term.ts";

/**
 * Everyday words for a workplace type, contract, working hours or level of education that the reference data does not have as
 * aliases. Some of them mean several codes.
 */
const everyday = new Map(
  Object.entries({
    workplace_type_full_remote:
      "remoto,da remoto,in remoto,full remote,fully remote,smartworking,remotely,home office,wfh",
    workplace_type_hybrid: "ibrida,ibridi,hybrid working",
    contract_type_parttime: "part times,tempo part time,mezzo tempo",
    contract_type_full: "tempo pieno,full times",
    contract_type_project: "freelance,freelancer,freelancers",
    contract_economic_type_permanent: "a tempo indeterminato,permanente",
    contract_economic_type_fixed_term: "a tempo determinato,fixed term,stagionali,stagione",
    contract_economic_type_intern: "internships,tirocini,tirocinante,tirocinanti,stagisti,stages,interns",
    contract_economic_type_apprenticeship: "apprendisti,apprendiste,apprenticeships,apprentices",
    education_none:
      "nessun titolo,nessun titolo di studio,nessun titolo richiesto,senza titolo,senza titolo di studio,senza diploma,no degree,without degree,no qualification,no qualifications,without qualifications",
    "education_none education_lower_secondary education_vocational education_diploma education_diploma_professional education_diploma_technical education_diploma_lyceum education_its":
      "senza laurea,senza una laurea,senza la laurea,non laureato,non laureata,non laureati,non laureate,without a degree,without a university degree,without university degree",
    education_lower_secondary: "licenza media,terza media,scuola media,diploma di terza media,middle school",
    education_vocational: "qualifica professionale,vocational qualification,vocational training",
    "education_diploma education_diploma_professional education_diploma_technical education_diploma_lyceum":
      "diploma,diplomato,diplomata,diplomati,diplomate,diploma superiore,maturità,diploma di maturità,scuola superiore,high school,high school diploma",
    education_diploma_technical: "diploma tecnico,istituto tecnico,technical diploma",
    education_diploma_professional: "diploma professionale,istituto professionale,professional diploma",
    education_its: "diploma its,its academy",
    "education_bachelor education_master":
      "laurea,laureato,laureata,laureati,laureate,degree,university degree,graduate,graduates",
    education_bachelor: "laurea triennale,bachelor,bachelors,bachelors degree,bachelor s degree",
    education_master: "laurea magistrale,laurea specialistica,masters degree,master s degree",
    education_phd: "dottorato,dottorato di ricerca,phd",
  }).flatMap(([code, names]) => names.split(",").map((name) => [name, code] as const)),
);

/** Words that more often describe the work than its conditions, so that they alone name no condition. */
const ambiguous = new Set("office consulenza collaborazione agency contractor".split(" "));

const kinds: readonly (readonly [start: string, kind: JobTerm["kind"], field: string])[] = [
  ["workplace_type_", "workplace", "workplaceType"],
  ["contract_type_", "hours", "contractType"],
  ["contract_economic_type_", "contract", "contractEconomicType"],
  ["education_", "education", "education"],
];

const longestCondition = 5;

type NamedCondition = { readonly codes: readonly string[]; readonly length: number };

function codesAt(words: readonly QueryWord[], from: number, { terms }: Lexicon): NamedCondition | null {
  for (let length = Math.min(longestCondition, words.length - from); length > 0; length--) {
    const key = wordKeyOf(words.slice(from, from + length));
    const code = terms.get(key) ?? everyday.get(key) ?? (length > 1 ? terms.get(joinedKey(key)) : undefined);
    if (code && !ambiguous.has(key)) return { codes: code.split(" "), length };
  }
  return null;
}

/** Whether the word belongs to a longer name, such as "stage" in "stage manager". */
const isInName = (text: string, words: readonly QueryWord[], at: number, lexicon: Lexicon): boolean =>
  [at - 2, at - 1, at].some(
    (from) => from >= 0 && from + (longestAt(text, words, from, lexicon)?.length ?? 0) > at + Number(from === at),
  );

/**
 * The workplace types, hours and contracts that the text names. Skips codes that are not in the value lists of this
 * installation.
 */
export function conditionsIn(text: string, lexicon: Lexicon): JobTerm[] {
  const words = wordsIn(text);
  const found: JobTerm[] = [];
  for (let at = 0; at < words.length;) {
    const condition = codesAt(words, at, lexicon);
    const label = condition && lexicon.codes.get(condition.codes[0]!);
    if (!label || (condition.length === 1 && isInName(text, words, at, lexicon))) {
      at += 1;
      continue;
    }
    const [, kind, field] = kinds.find(([start]) => condition.codes[0]!.startsWith(start))!;
    const [{ from }, { to }] = [words[at]!, words[at + condition.length - 1]!];
    const typed = text.slice(from, to);
    const code = { field, values: condition.codes };
    found.push({
      kind,
      words: typed,
      from,
      label: condition.codes.length === 1 ? label : { it: typed, en: typed },
      ids: [],
      isOwnName: false,
      others: [],
      heads: [],
      kin: [],
      groups: [],
      place: null,
      parts: [],
      code,
    });
    at += condition.length;
  }
  return found;
}
