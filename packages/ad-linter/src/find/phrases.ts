import { after, before, rawSpan, sentenceAt, type Text } from "./text.ts";

/**
 * A way to say something. `says` are pieces of regular expressions over the plain text (small letters, no accents, single spaces),
 * taken as whole words. The rest says when the words are innocent.
 */
export interface Phrase {
  says: readonly string[];
  /** In the same sentence, up to the words and from the words on. */
  notAfter?: RegExp;
  notBefore?: RegExp;
  /** Within a few words on either side, in the same sentence. */
  notNear?: RegExp;
  /** Anywhere in the same sentence; a short line by itself, as in a list of what is asked for, needs no word of asking. */
  notIn?: RegExp;
  onlyIn?: RegExp;
  /** Even a short line by itself needs a word of asking. */
  neverAlone?: boolean;
  /** "We do not ask for …" turns the meaning around, unless the phrase is itself an exclusion. */
  evenDenied?: boolean;
}

export interface Match {
  start: number;
  end: number;
  words: string;
}

/** Whole words: a word may not go on where the phrase ends. */
export const wordsOf = (says: readonly string[]): RegExp => new RegExp(`(?<![\\w])(?:${says.join("|")})(?![\\w])`, "g");

const denial =
  /\b(?:non|nessun[oa]?|niente|senza|mai|ne|neanche|nemmeno|not|never|no|nor|without|don't|doesn't|won't|isn't|aren't|cannot|can't|neither|evita(?:re|te)?|avoid|vietato|forbidden|rather than|anziche|invece di|instead of)\b/;
const turn =
  /\b(?:ma|bensi|pero|but|cerchiamo|ricerchiamo|richied\w+|richiest\w+|deve|devi|must|only|solo|soltanto|esclusivamente)\b/g;
/** Said after the words: "the current pay is not asked for". */
const deniedLater =
  /^[\w' ,/]{0,50}?\b(?:non (?:e|sono|ha|hanno|conta|contano|importa|si|vien\w+|serv\w+|ti|vi|verra\w*|sara\w*|occorr\w+|necessari\w+|richiest\w+|previst\w+)|is not|are not|isn't|aren't|not (?:required|needed|necessary|asked|requested)|does(?: not|n't) matter|never)\b/;

/** "We never ask for a photo, your age or …" reaches over commas; other denials end with their own piece of the sentence. */
const strongDenial =
  /\b(?:non|not|never|nessuno|don't|doesn't|won't|nobody)(?: (?:ti|vi|si|le|e|sono|ci|be|we|will|mai|to|is|are|deve|devi|occorre|verra|vengono|viene|sara|saranno|puo|possiamo|possono))*(?: \w+)?? (?:chied|domand|ask|want|need|import|conta|contano|guard|serve|servono|requir|richied|richiest|necessar|consider|matter|care|includ|alleg|send|invi|mand|inser|valut|attach|enclos|tell|dir)\w*/;

/** Whether the sentence denies what stands at start–end. */
export function isDenied(text: Text, start: number, end: number): boolean {
  let lead = before(text, start, 90);
  const turns = [...lead.matchAll(turn)].at(-1);
  if (turns && !strongDenial.test(lead)) lead = lead.slice(turns.index + turns[0].length);
  const comma = Math.max(lead.lastIndexOf(","), lead.lastIndexOf(":"));
  const piece = /^[,:] (?:o|or|ne|nor|e nemmeno) /.test(lead.slice(comma)) ? lead : lead.slice(comma + 1);
  return denial.test(piece) || strongDenial.test(lead) || deniedLater.test(after(text, end, 70));
}

/** "Without distinction of age, religion …": lists of what does not count, up to the end of the sentence. */
const equality =
  /\b(?:senza (?:alcuna |nessuna |ogni )?(?:distinzion\w+|discriminazion\w+|differenz\w+|riguardo|limiti? di eta|preclusion\w+)|indipendentemente d\w+|a prescindere d\w+|prescindendo d\w+|nessuna discriminazion\w+|non (?:si )?(?:discrimin\w+|facciamo (?:distinzion\w+|differenz\w+)|contano|conta|importano|importa|guardiamo|consideriamo|valutiamo)|(?:ogni|qualsiasi|qualunque|tutte le|tutti gli|tutti i) (?:eta|gener|sess|nazional|religion|orientament|provenienz|origin|cittadinanz|fed|cred|etni|fasc[ei]|convinzion)\w*|pari opportunita|non (?:si )?(?:tien\w+|tener\w*) conto|(?:do(?:es)?|will) not take into account|non fa(?:cciamo|nno)? differenz\w+|regardless of|irrespective of|without regard to|without distinction|without discrimination|(?:do(?:es)? not|never|don't|doesn't) discriminate|no discrimination|we do not (?:consider|look at|care about)|equal opportunit\w+|(?:of )?(?:any|all|every) (?:age|gender|nationalit|background|religion|sex|origin|faith)\w*|whatever (?:your|their)|do(?:es)? not matter|no matter (?:your|what|where)|discriminazion\w+ (?:di|per|fondat\w+|basat\w+)|discrimination (?:on|based|because))\b/g;

/** "Whether you have children is none of our business": the whole sentence asks for nothing. */
const nothingAsked =
  /\b(?:non|nessuno|nessuna|nessun|mai|not|never|nobody|no one|none|no)\b[^.;:]{0,30}\b(?:chied\w+|chiest\w+|chiesto|domand\w+|interess\w+|riguard\w+|import(?:a|ano)|affar\w*|ask(?:ed|s|ing)?|questions?|cares?|matters?|concerns?|business|interested|look at)\b|\b(?:your|their|own) (?:own |private )?(?:affair|business|matter)\b|\bvita privata\b|\bprivate (?:life|matter)\b|\b(?:cosa|affari) (?:tua|tuoi|sua)\b/g;

/** Stretches of `plain` in which protected traits are named in order to protect them. */
export function equalityOf(text: Text): [number, number][] {
  const quiet = [...text.plain.matchAll(nothingAsked)].map(({ index }) => sentenceAt(text, index));
  return [...[...text.plain.matchAll(equality)].map(({ index }): [number, number] => [index, sentenceAt(text, index)[1]]), ...quiet];
}
const within = (spans: readonly [number, number][], place: number): boolean =>
  spans.some(([start, end]) => place >= start && place < end);

const compiled = new WeakMap<Phrase, RegExp>();
function regexOf(phrase: Phrase): RegExp {
  const known = compiled.get(phrase) ?? wordsOf(phrase.says);
  compiled.set(phrase, known);
  return known;
}

/** A line of its own, and short: an item of a list, or a note. */
const isItem = ({ plain }: Text, first: number, last: number): boolean =>
  last - first < 75 && (first === 0 || plain[first - 1] === "\n") && (last >= plain.length || plain[last - 1] === "\n" || plain[last] === "\n");

function isMeant(text: Text, { start, end }: Match, phrase: Phrase): boolean {
  if (phrase.notAfter?.test(before(text, start))) return false;
  if (phrase.notBefore?.test(after(text, end))) return false;
  if (phrase.notNear?.test(`${before(text, start, 35)}…${after(text, end, 35)}`)) return false;
  const [first, last] = sentenceAt(text, start);
  const sentence = text.plain.slice(first, last);
  if (phrase.notIn?.test(sentence)) return false;
  if (phrase.onlyIn && !phrase.onlyIn.test(sentence) && (phrase.neverAlone || !isItem(text, first, last)))
    return false;
  return phrase.evenDenied === true || !isDenied(text, start, end);
}

/** Every place where one of the phrases is meant; overlapping ones as one. */
export function findPhrases(text: Text, phrases: readonly Phrase[], safe: readonly [number, number][] = []): Match[] {
  const found: Match[] = [];
  for (const phrase of phrases)
    for (const match of text.plain.matchAll(regexOf(phrase))) {
      const one = { start: match.index, end: match.index + match[0].length, words: match[0] };
      if (one.words && !within(safe, one.start) && isMeant(text, one, phrase)) found.push(one);
    }
  return merged(found, text.plain);
}

function merged(found: Match[], plain: string): Match[] {
  const kept: Match[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && one.start < last.end) {
      last.end = Math.max(last.end, one.end);
      last.words = plain.slice(last.start, last.end);
    } else kept.push({ ...one });
  }
  return kept;
}

/**
 * Taking the words out is a fix where they are an item by themselves: a line, a sentence, or something between commas. Elsewhere the
 * sentence would not stand any more, and a person must rewrite it.
 */
export function withoutItem(
  text: Text,
  start: number,
  end: number,
): { start: number; end: number; text: string } | null {
  const { plain } = text;
  const lead = plain.slice(Math.max(0, start - 4), start);
  const rest = plain.slice(end, end + 2);
  const opens = /(?:^|\n)(?:- ?)?$/.test(lead);
  const closes = /^(?:$|\n|[.;](?:\s|$))/.test(rest);
  if (/, $/.test(lead) && (closes || rest.startsWith(","))) return { ...rawSpan(text, start - 2, end), text: "" };
  if (opens && rest.startsWith(", ")) return { ...rawSpan(text, start, end + 2), text: "" };
  return null;
}
