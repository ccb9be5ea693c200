import type { Ad, Hit } from "../ad.ts";
import { sentenceAt, type Text } from "../find/text.ts";
import { hasMarks } from "./gendered-title.ts";

/** Words about gender; whether they open the ad to everyone is asked of their sentence. */
const gender =
  /\b(?:gener[ei]|sess[oi]|genders?|sex(?:es)?|ambosess\w*|(?:uomini|donne|uomo|donna|women|men|woman|man|lavoratrici|candidate|professioniste|colleghe|female|maschile)\b.{0,25}\b(?:donne|uomini|donna|uomo|men|women|man|woman|lavoratori|candidati|professionisti|colleghi|male|femminile))\b/g;
const opens =
  /\b(?:ogni|qualsiasi|qualunque|qualsivoglia|tutt[eio]|entramb[ie]|ambo|ambedue|ambosess\w*|nessun\w*|senza|indipendentemente|prescind\w+|pari|parita|parimenti|uno|altro|non|chiunque|apert\w+|rivolt\w+|rivolg\w+|indirizz\w+|dirett\w+|possono|puo|candidar\w+|benvenut\w*|ben accett\w*|accogli\w+|ugual\w+|egual\w+|equ[oa]|riguarda|valutiamo|annuncio|offerta|ricerca|selezione|opportunita|all|any|every|each|both|either|regardless|irrespective|whatever|whichever|without|no|not|equal\w*|open|opened|welcome|everyone|everybody|anyone|anybody|apply|applications?|addressed|aimed|directed|eligible|may|can|wanted|invite\w*|matter|never)\b/;
const law = /198\/(?:20)?06|903\/(?:19)?77|125\/(?:19)?91|codice delle pari opportunita/;
const thing =
  /\b(?:del|di questo|di tale|un certo|in|sul) gener[ei]\b(?! (?:femminil|maschil))|gener[ei] (?:alimentar|letterar|musical|cinematograf|di (?:film|libri|musica|gioc))|(?:prodotti|articol[oi]|merci|problem\w+|servizi|eventi|materiali|oggetti|lavori|veicoli|attrezzi|libri|film|richieste|articol\w*|mezzi|clienti|macchine|musica|cibi|testi|guasti|riparazioni|imprevisti) di (?:ogni|qualsiasi|vario) genere|certific\w+(?: \w+){0,4} (?:genere|gender)|gender[- ]equality certif\w+|(?:genere|gender)(?: \w+){0,3} certif\w+|pdr ?125|bilancio di genere|violenza di genere|studi di genere|(?:pay|gender)[- ](?:pay )?gap|gap between|divario|gender (?:studies|violence)|(?:abbigliamento|moda|calzature|scarpe|reparto|collezion\w+|clothing|fashion|shoes|haircuts|spogliatoi|changing rooms|squadre|teams|clienti|customers)\b.{0,40}(?:uomo|donna|donne|uomini|men|women)/;
const oneSex = /\bsesso (?:femminile|maschile)(?!.{0,6}(?:maschile|femminile))|(?:solo|esclusivamente|only) (?:donne|uomini|women|men)/;

export function saysEveryone(text: Text): boolean {
  if (law.test(text.plain) || hasMarks(text)) return true;
  for (const { index } of text.plain.matchAll(gender)) {
    const sentence = text.plain.slice(...sentenceAt(text, index));
    if (opens.test(sentence) && !thing.test(sentence) && !oneSex.test(sentence)) return true;
  }
  return false;
}

const lines = {
  it: "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006).",
  en: "This ad is open to people of all genders (D.Lgs. 198/2006).",
};

export function bothSexesLine(ad: Ad, text: Text): Hit[] {
  if (saysEveryone(text)) return [];
  const end = text.raw.length;
  const gap = text.raw.trim() === "" ? "" : text.raw.endsWith("\n") ? "\n" : "\n\n";
  return [{ rule: "bothSexesLine", start: end, end, fix: { start: end, end, text: gap + lines[ad.lang] } }];
}
