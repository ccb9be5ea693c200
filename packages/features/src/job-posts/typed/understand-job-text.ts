import { nearestName, termsIn, type Lexicon, type PositionedTerm } from "../../lexicon/index.ts";
import { blank, findAmounts, type TextAmounts, type TextSpan } from "./amounts-in-text.ts";
import { conditionsIn } from "./job-conditions.ts";
import type { JobTerm } from "./job-term.ts";
import { namedTerm, toJobTerm } from "./to-job-term.ts";

/** Words such as "urgente" that only express the search, in addition to those of the lexicon (`isAsking`). */
const asking = new Set(
  `annuncio annunci posto posti impiego come subito urgente urgentemente sto cercando cercare voglio lavorare provincia dintorni hinterland
  parlato parlata fluente madrelingua speaking fluent vacancy vacancies hiring jobs work working wanted want`.split(
    /\s+/,
  ),
);
/** The same, even if the word is a known name: "offerte" is also a skill. */
const alwaysAsking = new Set(["offerta", "offerte"]);

/**
 * Words about experience and the time of day. Posts rarely mention either, so these words only order the results, unless the
 * text has nothing else.
 */
const ordering = new Set(
  `junior senior jr sr neolaureato neolaureata neolaureati neolaureate neodiplomato neodiplomata neodiplomati prima primo entry
  mattina mattine mattino pomeriggio pomeriggi sera sere serale serali notte notti notturno notturna notturni notturne diurno weekend
  sabato domenica estate estivo estiva estivi estive summer inverno winter turno turni night nights evening evenings morning mornings afternoon afternoons shift shifts weekends`.split(
    /\s+/,
  ),
);

const isAskingTerm = ({ isAsking, named, words }: PositionedTerm): boolean => {
  const word = words.toLowerCase();
  return isAsking || alwaysAsking.has(word) || (named === null && asking.has(word));
};
/** Words that only say that a person does the work: "addetto paghe" means payroll. */
const doing = new Set(
  "addetto addetta addetti addette tecnico tecnica tecnici technician technicians impiegato impiegata impiegati impiegate".split(
    " ",
  ),
);
const isOrdering = ({ named, words }: PositionedTerm): boolean =>
  named === null && (ordering.has(words.toLowerCase()) || doing.has(words.toLowerCase()));

const spanOf = ({ from, words }: JobTerm): TextSpan => ({ from, to: from + words.length });

const toSalaryTerm = (text: string, { from, to, euros }: TextAmounts["salaries"][number]): JobTerm => {
  const words = text.slice(from, to);
  const none = {
    ids: [],
    isOwnName: false,
    others: [],
    heads: [],
    kin: [],
    groups: [],
    place: null,
    parts: [],
    code: null,
  };
  return { ...none, kind: "salary", words, from, label: { it: words, en: words }, salary: euros };
};

/** Whether nothing but short words such as "da" is between two parts of the text. */
const areAdjacent = (text: string, one: TextSpan, other: TextSpan): boolean =>
  !/[\p{L}\p{N}]{4,}/u.test(one.to <= other.from ? text.slice(one.to, other.from) : text.slice(other.to, one.from));

/** Gives each radius to the place that follows it, or else to the place before it. */
const withRadii = (text: string, terms: readonly JobTerm[], radii: TextAmounts["radii"]): JobTerm[] =>
  radii.reduce<JobTerm[]>(
    (all, { km, from, to }) => {
      const towns = all.filter(({ place }) => place?.point);
      const town = towns.find((term) => term.from >= to) ?? towns.findLast((term) => term.from < from);
      if (!town) return all;
      const own = town.span ?? spanOf(town);
      const span = areAdjacent(text, own, { from, to })
        ? { from: Math.min(from, own.from), to: Math.max(to, own.to) }
        : own;
      return all.map((term) => (term === town ? { ...term, km, span } : term));
    },
    [...terms],
  );

/** Replaces the genders after a title, such as "(m/f/d)", by commas. All positions stay the same. */
const withoutGenders = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])[mfwdx](?:\s?[/|]\s?[mfwdx]){1,2}(?![\p{L}\p{N}])/giu, (letters) =>
    ",".repeat(letters.length),
  );

/** Joins initials to one word, as titles write them: "o.s.s." becomes "oss". All positions stay the same. */
const joinInitials = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu, (initials) =>
    initials.replaceAll(".", "").padEnd(initials.length),
  );

/** Maximum number of terms. A text with more is a sentence and not a list of terms, so its words are searched as typed. */
const mostTerms = 10;

/**
 * Parses a text that was typed into the job search: names of jobs, skills and places, and conditions of the job. Empty if the
 * text must be searched as typed.
 */
export function understandJobText(typed: string, lexicon: Lexicon): JobTerm[] {
  const text = withoutGenders(typed.normalize("NFC"));
  const { salaries, radii, unsearched } = findAmounts(text);
  // The "in" makes the next word a place: in "within 5 km of Re", "Re" is a town.
  const named = blank(blank(joinInitials(text), [...salaries, ...unsearched]), radii, " in");
  const conditions = [...conditionsIn(named, lexicon), ...salaries.map((salary) => toSalaryTerm(text, salary))];
  const rest = blank(named, conditions.map(spanOf));
  const terms = /[\p{L}\p{N}]/u.test(rest) ? termsIn(rest, lexicon) : [];
  const sought = terms.filter((term) => !isAskingTerm(term));
  const required = sought.filter((term) => !isOrdering(term));
  const hasSubject = required.some(({ place }) => place === null);
  // Without another subject, such a word is required: "tecnico Bergamo" means any technician.
  const isWork = sought.some(({ words }) => doing.has(words.toLowerCase()));
  const meant = hasSubject || (required.length + conditions.length > 0 && !isWork) ? required : sought;
  // A text that consists only of such words is searched as typed, and so is a sentence.
  const isOpen = meant.length + conditions.length === 0;
  if (isOpen || meant.length + conditions.length > mostTerms) return [];
  const all = [...conditions, ...meant.map((term) => toJobTerm(term, lexicon))];
  return withRadii(
    text,
    all.toSorted((one, other) => one.from - other.from),
    radii,
  );
}

/** The same terms; plain words that are not a known name become the nearest name within the tolerated number of typos. */
export const forgiveTerms = (terms: readonly JobTerm[], lexicon: Lexicon): JobTerm[] =>
  terms.map((term) => {
    const near = term.kind === "words" ? nearestName(term.words, lexicon) : null;
    if (!near) return term;
    const { words, from } = term;
    return { ...namedTerm(near.named, { words: near.name, from }, lexicon), words, corrected: near.name };
  });
