import { lint, type Ad, type RuleId } from "@orbita/ad-linter";
import { fail } from "../kernel/failure.ts";

/** Criteria that must not influence hiring: D.Lgs. 276/2003 art. 10, as in the job ad linter. */
const traits: readonly RuleId[] = [
  "sexRequired",
  "ageLimit",
  "ageWords",
  "nationality",
  "family",
  "appearance",
  "belief",
  "health",
];

/**
 * Phrases about protected characteristics that address a person, such as "sei troppo giovane" or "you are pregnant". Ads do not
 * contain them.
 */
const toSomebody: readonly RegExp[] = [
  /\b(?:troppo|più|molto|abbastanza|così) (?:giovan\w+|anzian[oaie]|vecchi\w*)\b/giu,
  /\b(?:too|so|very|not) (?:young|old|elderly)(?: enough)?\b/giu,
  /\b(?:tua|vostra|sua|propria|l'|della|per|all') ?(?:et[àa]|anzianità anagrafica|anno di nascita)(?![\p{L}])/giu,
  /\b(?:your|her|his|their) (?:age|sex|gender|pregnancy|maternity|religion|faith|nationality|origins?|ethnicity|race|skin|accent|disabilit\w+|illness|health|children|marital status|sexual orientation|politic\w+|union)\b/giu,
  /\b(?:tua|tuo|tuoi|tue|vostr[aei]) (?:gravidanza|maternità|paternità|età|sesso|genere|religione|fede|nazionalità|origin[ei]|etnia|razza|pelle|accento|disabilità|malattia|salute|figli\w*|stato civile|orientamento|sindacat\w*|opinion\w* politic\w*)(?![\p{L}])/giu,
  /\b(?:sei|siete|essendo|perché) (?:incint[ae]|in gravidanza|in attesa|mamma|madre|donna|uomo|stranier[oa]|disabile|malat[oa]|sposat[oa]|single|gay|lesbica|trans\w*)(?![\p{L}])/giu,
  /\b(?:you are|you're|being) (?:pregnant|expecting|a (?:wo)?man|a mother|a foreigner|foreign|disabled|ill|sick|married|single|gay|lesbian|trans\w*)\b/giu,
  /\b(?:aspetti|aspetta|avrai|hai|avete) (?:un |una |dei |due |tre )?(?:figli[oa]?|bambin[oaie])\b/giu,
  /\b(?:cerc\w+|vol\w+|prefer\w+|scelto|serv\w+)(?: \p{L}+)? (?:un|una|solo|soltanto|uno) (?:uomo|donna|ragazz[oa]|maschio|femmina|italian[oa]|giovane)(?![\p{L}])/giu,
  /\b(?:extracomunitari\w*|permesso di soggiorno scaduto|legge 104|invalidit[àa])(?![\p{L}])/giu,
];

const asAd = (lang: Ad["lang"], description: string): Ad => ({
  lang,
  title: "",
  description,
  questions: [],
  salaryMin: null,
  salaryMax: null,
  ccnl: null,
  contractType: null,
  contractEconomicType: null,
  workplaceType: null,
  officePresence: null,
  weeklyHours: null,
  travelType: null,
  employer: { name: "", type: "company", authorisation: null },
  hiringCompany: null,
});

function quotesIn(language: Ad["lang"], text: string): string[] {
  const linted = lint(asAd(language, text))
    .filter(({ field, rule }) => field === "description" && traits.includes(rule))
    .map(({ quote }) => quote);
  const said = toSomebody.flatMap((pattern) => [...text.matchAll(pattern)].map(([quote]) => quote));
  return [...new Set([...linted, ...said])].filter((quote) => quote !== "");
}

export type UnlawfulTerms = { language: "it" | "en"; quote: string };

/** Checks each text with the ad rules of its language, and with the phrases of both languages. */
export const unlawfulWords = (words: { it: string | null; en: string | null }): UnlawfulTerms[] =>
  (["it", "en"] as const).flatMap((language) =>
    quotesIn(language, words[language] ?? "").map((quote) => ({ language, quote })),
  );

/**
 * Checks the text with the rules of both languages. Members' texts about a person follow the same rules as texts to that person.
 */
export function checkRejectionWording(text: string): void {
  const quote = unlawfulWords({ it: text, en: text })[0]?.quote;
  if (quote !== undefined) fail("application.wording", { quote });
}

/** Fails if the text that all open candidates get when a post closes is unlawful. */
export function checkClosingWords(words: { it: string; en: string }): void {
  const quote = unlawfulWords(words)[0]?.quote;
  if (quote !== undefined) fail("application.wording", { quote });
}
