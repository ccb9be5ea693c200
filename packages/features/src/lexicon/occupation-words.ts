import { plainText } from "../evidence/index.ts";

/** Matches a word that is written for both genders: "impiegato/a", "sviluppatore/trice", "addett*", "infermier(a)". */
const bothForms =
  /(\p{L}{3,})\s?(?:\/|\(\/?|\*|-)(?:trice|tore|rice|iera|iere|essa|ssa|ice|ra|a|o|e|i)?\)?(?![\p{L}\p{N}])/gu;

/** Words that are ignored in a job title: stop words, and seniority, which does not describe the occupation. */
const silent = new Set(
  "senior junior sr jr mid middle stagista tirocinante intern trainee di del della dell dello dei degli delle da in al alla alle ai e ed per con the of and for a an il la lo le i gli presso".split(
    " ",
  ),
);

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:trice|trici|tore|tori|tora)$/, "tor"],
  [/(?:iera|iere|ieri)$/, "ier"],
  [/(?:oressa|oresse)$/, "or"],
  // Not after a double consonant: "commessa" is the feminine of "commesso".
  [/(?<!\1(\p{L}))(?:essa|esse)$/u, ""],
];
/** English words in job titles that reveal a gender, with their neutral form. */
const neutral = new Map(
  Object.entries({
    waitress: "waiter",
    hostess: "host",
    actress: "actor",
    stewardess: "steward",
    manageress: "manager",
  }),
);

/** Removes gender and number from a word: "impiegata", "impiegati" and "impiegato" become the same. */
export function formOf(word: string): string {
  const known = neutral.get(word);
  if (known) return known;
  if (word.length < 4) return word;
  const ending = word.length > 6 && endings.find(([pattern]) => pattern.test(word));
  if (ending) return word.replace(...ending);
  return word.replace(/(?<=\p{L}{3})(?:[aeio]|(?<=[^s])s)$/u, "").replace(/woman$/, "man");
}

/** Words that occur in the titles of a hundred occupations, so that alone they name none of them. */
const genericForms = new Set(
  `apprentice assistant worker operator manager agent servant clerk technician engineer consultant specialist coordinator supervisor officer
  executive director attendant helper driver representative advisor staff assistente addetto operaio tecnico responsabile consulente agente
  impiegato lavoratore specialista personale`
    .split(/\s+/)
    .map(formOf),
);

export const isGenericTitle = (word: string): boolean => genericForms.has(formOf(word));

/** A title in which a word for both genders is written once: "Impiegato/a contabile" becomes "Impiegato contabile". */
export const singleForm = (title: string): string => title.replaceAll(bothForms, "$1");

/** The field of work "AI" in capitals is not the Italian preposition "ai". */
const withField = (title: string): string => title.replaceAll(/(?<![\p{L}\p{N}])AI(?![\p{L}\p{N}])/gu, "aifield");

/** The words of a title that are compared, in order. */
export const titleWords = (title: string): string[] =>
  (plainText(singleForm(withField(title))).low.match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? [])
    .filter((word) => !silent.has(word))
    .map(formOf);
