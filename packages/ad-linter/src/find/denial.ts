import { after, before, sentenceAt, type Text } from "./text.ts";

const denial =
  /\b(?:non|nessun[oa]?|niente|senza|(?<!hai |avete )mai|ne|neanche|nemmeno|not|never|no|nor|without|don't|doesn't|won't|isn't|aren't|cannot|can't|neither|evita(?:re|te)?|avoid|vietato|forbidden|rather than|anziche|invece di|instead of)\b/;
const turn =
  /\b(?:ma|bensi|pero|but|cerchiamo|ricerchiamo|richied\w+|richiest\w+|deve|devi|must|only|solo|soltanto|esclusivamente)\b/g;
/** A denial after the words: "the current pay is not asked for". */
const deniedLater =
  /^[\w' ,/]{0,50}?\b(?:non (?:e|sono|ha|hanno|conta|contano|importa|si|vien\w+|serv\w+|ti|vi|verra\w*|sara\w*|occorr\w+|necessari\w+|richiest\w+|previst\w+)|is not|are not|isn't|aren't|do(?:es)? not (?:matter|count|interest|concern|play)|plays? no|are irrelevant|is irrelevant|not (?:required|needed|necessary|asked|requested)|does(?: not|n't) matter|never (?:asked|requested|needed|required|be|counts?|matters?|an?|a factor|considered))\b/;

/** "We never ask for a photo, your age or …" extends over commas; other denials end with their part of the sentence. */
const strongDenial =
  /\b(?:non|not|never|nessuno|don't|doesn't|won't|nobody)(?: (?:ti|vi|si|le|e|sono|ci|be|we|will|mai|to|is|are|deve|devi|occorre|verra|vengono|viene|sara|saranno|puo|possiamo|possono))*(?: \w+)?? (?:chied|domand|ask|want|need|import|conta|contano|guard(?!iamo l'orol|are l'orol)|serve|servono|requir|richied|richiest|necessar|consider|matter|care|includ|alleg|send|invi|mand|inser|valut|attach|enclos|tell|dir)\w*/;

/** Whether the sentence denies the words at start–end. */
export function isDenied(text: Text, start: number, end: number): boolean {
  let lead = before(text, start, 90);
  const turns = [...lead.matchAll(turn)].at(-1);
  if (turns && !strongDenial.test(lead)) lead = lead.slice(turns.index + turns[0].length);
  const comma = Math.max(lead.lastIndexOf(","), lead.lastIndexOf(":"));
  const piece = /^[,:] (?:o|or|ne|nor|e nemmeno) /.test(lead.slice(comma)) ? lead : lead.slice(comma + 1);
  return denial.test(piece) || strongDenial.test(lead) || deniedLater.test(after(text, end, 70));
}

/** "Without distinction of age, religion …": a list of irrelevant traits, up to the end of the sentence. */
const equality =
  /\b(?:senza (?:alcuna |nessuna |ogni )?(?:distinzion\w+|discriminazion\w+|differenz\w+|riguardo|limiti? di eta|preclusion\w+)|indipendentemente d\w+|a prescindere d\w+|prescindendo d\w+|nessuna discriminazion\w+|non (?:si )?(?:discrimin\w+|facciamo (?:distinzion\w+|differenz\w+)|contano|conta|importano|importa|guardiamo(?! l'orologio)|consideriamo|valutiamo)|(?:ogni|qualsiasi|qualunque|tutte le|tutti gli|tutti i) (?:eta|gener|sess|nazional|religion|orientament|provenienz|origin|cittadinanz|fed|cred|etni|fasc[ei]|convinzion)\w*|pari opportunita|non (?:si )?(?:tien\w+|tener\w*) conto|(?:do(?:es)?|will) not take into account|non fa(?:cciamo|nno)? differenz\w+|regardless of|irrespective of|without regard to|without distinction|without discrimination|(?:do(?:es)? not|never|don't|doesn't) discriminate|no discrimination|we do not (?:consider|look at|care about)|equal opportunit\w+|(?:of )?(?:any|all|every) (?:age|gender|nationalit|background|religion|sex|origin|faith)\w*|whatever (?:your|their)|do(?:es)? not matter|no matter (?:your|what|where)|discriminazion\w+ (?:di|per|fondat\w+|basat\w+)|discrimination (?:on|based|because))\b/g;

/** "Whether you have children is none of our business": the whole sentence asks for nothing. */
const nothingAsked =
  /\b(?:non|nessuno|nessuna|nessun|mai|not|never|nobody|no one|none|no)\b[^.;:]{0,30}\b(?:chied\w+|chiest\w+|chiesto|domand(?:e|iamo|are|ano|er\w+|at\w+)|interess\w+|riguard\w+|import(?:a|ano)|affar\w*|ask(?:ed|s|ing)?|questions?|cares?|matters?|concerns?|business|interested|look at)\b|\b(?:your|their|own) (?:own |private )?(?:affair|business|matter)\b|\btutt[ei] (?:benvenut|ben accett)\w+|\b(?:all|everyone|anyone)(?: \w+){0,3} welcome\b|\bequally (?:welcome|considered|valued)\b|\bvita privata\b|\bprivate (?:life|matter)\b|\b(?:cosa|affari) (?:tua|tuoi|sua)\b/g;

const known = new WeakMap<Text, [number, number][]>();

/** Ranges of `plain` in which protected traits are named in order to protect them. */
export function equalityOf(text: Text): [number, number][] {
  const ready = known.get(text);
  if (ready) return ready;
  const quiet = [...text.plain.matchAll(nothingAsked)].map(({ index }) => sentenceAt(text, index));
  const named = [...text.plain.matchAll(equality)].map(({ index }): [number, number] => [
    index,
    sentenceAt(text, index)[1],
  ]);
  known.set(text, [...named, ...quiet]);
  return [...named, ...quiet];
}
export const within = (spans: readonly [number, number][], place: number): boolean =>
  spans.some(([start, end]) => place >= start && place < end);
