const month =
  "(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|jun|jul|aug|sep|oct|dec)\\.?";
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|°)?`;
const numbered = String.raw`(?:${day}\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?YEAR|YEAR\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:0?[1-9]|[12]\d|3[01]))`;
const spelled = String.raw`(?:${day}\s+(?:of\s+)?${month}\s+YEAR|${month}\s+${day},?\s+YEAR)`;
const anyYear = String.raw`(?:(?:19|20)\d\d|'?\d\d)`;
/** Matches birth years of working people. A full date in these years is most likely a birthday. */
const birthYear = String.raw`(?:19[3-9]\d|200\d|201[0-2])`;
const inYear = (pattern: string, year: string) => pattern.replaceAll("YEAR", year);
const someDate = `(?:${inYear(numbered, anyYear)}|${inYear(spelled, anyYear)}|(?:19|20)\\d\\d)`;

const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const words = (source: string): RegExp => new RegExp(`${start}(?:${source})${end}`, "giu");

const births = [
  // Matches "nata a Savona (SV) il 12 marzo 1994" and "born in Turin on March 12, 1994".
  words(
    String.raw`(?:nat[oaie]|born)(?:\s+(?:a|ad|in|at)\s+[\p{L}'’ ]{2,40}?(?:\s*\(\p{L}{2}\))?)?\s*,?\s*(?:il|l['’]|nel|on|in|the|:)?\s*${someDate}`,
  ),
  words(
    String.raw`(?:(?:data|luogo|anno)\s+(?:e\s+(?:data|luogo)\s+)?di\s+nascita|date\s+(?:and\s+place\s+)?of\s+birth|birth\s?(?:date|day|year)|d\.?o\.?b\.?)\s*:?\s*(?:[\p{L}'’ ]{2,40}?,?\s+)?${someDate}`,
  ),
  words(String.raw`classe\s+(?:del\s+)?(?:'|’)?(?:19[3-9]\d|200\d|[3-9]\d)`),
  words(inYear(numbered, birthYear)),
  words(inYear(spelled, birthYear)),
];

const age = String.raw`(?:1[4-9]|[2-8]\d)`;
/** Patterns for a person's age. "20 anni fa", "da 20 anni" and "20 anni di esperienza" are durations and do not match. */
const ages = [
  words(String.raw`${age}\s?-?\s?(?:enne|enni)`),
  words(String.raw`${age}[\s-](?:years?|yrs?)[\s-](?:old|of\s+age)`),
  words(String.raw`(?:aged?|età|eta'|of\s+age)\s*:?\s*${age}(?:\s+anni)?`),
  words(
    String.raw`(?:ho|di|sono)\s+${age}\s+anni(?:\s+d['’i]\s?età)?(?!\s+(?:di|fa|d['’]|come|in|nel|nella|presso|con|da)${end})`,
  ),
  words(
    String.raw`(?<!(?:da|per|oltre|dopo|in|ultimi|primi|quasi|circa|più\s+di|almeno|su|tra|fra|e|o)\s)${age}\s+anni(?:\s+(?:compiuti|d['’i]\s?età))?(?!\s+(?:di|fa|d['’]|come|in|nel|nella|presso|con|da|e|dopo)${end})`,
  ),
];

const number = String.raw`(?:,?\s*(?:n\.?|nr\.?|n°|civico)?\s*\d{1,4}(?:\s?[/-]\s?(?:\d{1,3}|[A-Za-z])|[A-Za-z])?)`;
const town = String.raw`(?:[,\s–-]+\d{5}(?:[,\s–-]+\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?(?:\s*\(\p{Lu}{2}\))?)?)`;
const called = String.raw`(?:(?:\p{Lu}[\p{L}'’]*\.?|d[aei]l?l?[aeo]?|degli|[0-9]{1,2}|[IVX]+)\s+){0,4}(?:\p{Lu}[\p{L}'’]+)`;
const kinds =
  "[Vv]iale|[Vv]ia|[Vv]\\.le|[Pp]iazzale|[Pp]iazza|[Pp]\\.zza|[Cc]orso|[Cc]\\.so|[Vv]icolo|[Vv]ico|[Ll]argo|[Ss]alita|[Ss]trada|[Ll]ungomare|[Bb]orgo|[Cc]ontrada";
const streets = [
  new RegExp(String.raw`${start}(?:${kinds})\s+${called}${number}${town}?${end}`, "gu"),
  new RegExp(String.raw`${start}\d{5}\s+\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?\s*\(\p{Lu}{2}\)`, "gu"),
  new RegExp(
    String.raw`${start}\d{1,4}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Drive|Court)${end}`,
    "gu",
  ),
];

/** Patterns for nationality, sex and civil status, which are irrelevant to any job. */
const register = [
  words(String.raw`(?:di\s+)?(?:nazionalit[àa]'?|cittadinanza|nationality|citizenship)(?:\s*:\s*|\s+)\p{L}+`),
  words(String.raw`(?:sesso|genere|sex|gender)\s*:\s*\p{L}+`),
  words(String.raw`(?:stato\s+civile|marital\s+status)(?:\s*:\s*|\s+)\p{L}+`),
  words("nubile|celibe|coniugat[oa]"),
];
/** A fast check before the patterns below: every address and every match of a pattern contains one of these. */
export const personalSign =
  /[\d@/]|www\.|nazionalit|cittadinanza|nationality|citizenship|sesso|genere|sex|gender|civile|marital|nubile|celibe|coniugat/i;

/**
 * Patterns for personal data of any person: web address, phone number, tax code, birth, age, street address, and civil status.
 */
export const personalTraces: readonly RegExp[] = [
  // Matches a web address with a path, such as "example.com/anna", but not "node.js/express".
  /(?:[\p{L}\p{N}-]+\.)+(?:com|it|net|org|dev|io|me|eu|app|ai|info|page|site|uk|de|fr|es|example)\/\S+/giu,
  /\+?\(?(?<!\d)\d(?:[\s./()-]{0,2}\d){8,}/g,
  // Matches the Italian tax code (codice fiscale).
  words(String.raw`[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]`),
  ...births,
  ...ages,
  ...streets,
  ...register,
];
