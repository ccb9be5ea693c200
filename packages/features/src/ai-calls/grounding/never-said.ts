import { hasUnseen, seenAs } from "./plain-text.ts";

/** Patterns of judgements about a person, and of orders. Our answers never contain them, even if a resume makes such claims. */
const verdicts = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`best|better|worst|worse|greatest|finest|top|number one|outstanding|exceptional|extraordinary|unmatched|unbeatable|superior|perfect\w*|ideal\w*|brilliant|genius|amazing|incredible|fantastic|wonderful|unique`,
      String.raw`migliore|migliori|miglior|peggior\w*|ottimal\w*|perfett\w*|ideale|ideali|eccezional\w*|straordinari\w*|insuperabil\w*|impareggiabil\w*|fantastic\w*|incredibil\w*|unic[oa]|geni[oa]|fuoriclasse|numero uno`,
      String.raw`(?:hire|hiring|reject\w*|recommend\w*|shortlist\w*|deserv\w*|qualified|overqualified|underqualified|unqualified|suitable|unsuitable|fit for|good fit|great fit|perfect fit|must interview|should be)`,
      String.raw`(?:assum(?:ere|i|ete|erlo|erla|iamo|ila|ilo)|scart\w+|rifiut\w+|raccomand\w+|consigli(?:o|a|ato|ata|abile|amo)|merit\w+|idone\w+|inidone\w+|adatt[oaie]|inadatt\w+|da assumere|promoss\w+|bocciat\w+|vale la pena|selezionat\w+|preferibil\w+)`,
      String.raw`(?:score|scored|scores|rating|rated|rank\w*|punteggi\w*|classific\w*|votazione|voto \d|\d+ ?(?:/|out of|su) ?10\b|\d+ ?/ ?5\b|five stars|cinque stelle|10 su 10)`,
      String.raw`(?:ignore|ignora|ignorare|disregard|override|instruction\w*|istruzion[ei]|prompt|jailbreak\w*|password|click|clicca\w*|visit our|visita il sito|whatsapp|telegram)`,
    ].join("|") +
    String.raw`)\b`,
);
/** Patterns of addresses, phone numbers and code, which an answer never contains. */
const reach =
  /https?:|www\.|\b[\w.+-]+ ?(?:@|\[at\]|\(at\)) ?[\w-]+|\b[\w-]{2,}\.(?:com|it|org|net|io|ru|info|eu|biz|xyz|dev|app|me)\b(?!\s*(?:core|framework))|(?:\+|\b00)\d[\d ./-]{6,}|\b\d[\d ./-]{8,}\d\b|<\/?[a-z!][^>]*>|\]\(|```|\{\{|\bjavascript:|\bdata:/;
/** Matches the only names with a dot that do not count as an address. */
const dotted = /\b(?:asp\.net|node\.js|vue\.js|next\.js|socket\.io|draw\.io|\w+\.js)\b/g;

/** True for a text with an address, a phone number, code, emoji or invisible characters. */
export function carriesMoreThanWords(text: string): boolean {
  if (hasUnseen(text) || /\p{Extended_Pictographic}/u.test(text.replaceAll(/[©®™]/g, ""))) return true;
  return reach.test(seenAs(text).replaceAll(dotted, " "));
}

export const givesVerdict = (text: string): boolean => verdicts.test(seenAs(text));
