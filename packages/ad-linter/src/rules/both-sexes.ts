import type { Ad, Hit } from "../ad.ts";
import { sentenceAt, type Text } from "../find/text.ts";
import { addOpenLine } from "../fix.ts";
import { hasMarks } from "./gendered-title.ts";

/** Gender words with a word that includes everyone, or both sexes named in an invitation to apply. */
const everyKind =
  /\b(?:ogni|qualsiasi|qualunque|qualsivoglia|tutt[eio](?: i| gli)?|entramb[ie](?: i)?|ambo|ambedue|nessun\w*|senza|indipendentemente|prescind\w+|prescindere|pari|parita|uno|altro|non|mai|differenz\w+|all|any|every|each|both|either|regardless|irrespective|whatever|whichever|without|no|not|never|equal\w*)\b[^.;\n]{0,45}\b(?:gener[ei]|sess[oi]|genders?|sex(?:es)?)\b|\b(?:gener[ei]|sess[oi]|genders?|sex)\b[^.;\n]{0,30}\b(?:non (?:e|ha|hanno|fa|fanno|conta|contano|importa|rileva|pesa|entra)|no (?:role|part|difference|weight|bearing)|indifferent\w*|irrilevant\w*|benvenut\w*|does not|doesn't|plays no|is not|irrelevant|welcome|never)\b|\bambo ?-?(?:i )?sess\w*|\bgender[- ](?:blind|neutral)\b|\bnon[- ]binar\w+|\bneither\b[^.;\n]{0,10}$|\b(?:sess[oi]|gener[ei]|candidatur[ae]|person[ae]) (?:femminil|maschil)[ei](?:,| e| o| ed)? (?:che )?(?:maschil|femminil)[ei]|\b(?:a|per|tutte,?) tutt[ei],?(?: e| o)?(?: a| per)? tutt[ie]\b/g;
const bothNamed =
  /\b(?:uomini|donne|uomo|donna|women|men|woman|man|lavoratrici|lavoratori|candidate|candidati|female|male)\b.{0,25}\b(?:donne|uomini|donna|uomo|men|women|man|woman|lavoratori|lavoratrici|candidati|candidate|male|female)\b|\b([a-z]{5,24})[a-z]{1,5} (?:e|ed|o) (?:i |gli |le |ai |agli |alle )?\1[a-z]{1,5}\b|\b(?:lei|she)\b.{0,8}\b(?:lui|he)\b|\b(?:lui|he)\b.{0,8}\b(?:lei|she)\b/g;
const applies =
  /\b(?:apert\w+|rivolt\w+|rivolg\w+|indirizz\w+|dirett\w+|possono|candidar\w+|candidatur\w+|rispond\w+|benvenut\w*|riguarda|valutiamo|annuncio|offerta|ricerca|selezione|opportunita|posizione|concorrere|parita|pari|open|welcome|apply|applications?|applicants?|addressed|addresses|aimed|directed|eligible|wanted|invite\w*|equal\w*|alike|vacancy|anyone|chiunque|encourage\w*|fatevi|aspettiamo|ricerchiamo|ruolo|post is|role is|job is|position is|whether you|everyone)\b/;
/** "Di ogni genere" may also describe goods, so the sentence must mention people. */
const aboutPeople =
  /^(?!.*\b(?:ogni|qualsiasi|qualunque) gener[ei]\b)|\b(?:sess\w+|person\w*|candidat\w*|profession\w+|lavorator\w+|lavoratric\w+|collegh\w+|chi|tutt[eio]|identita|indipendent\w+|prescind\w+|discriminaz\w+)\b/s;
const law = /198\/(?:20)?06|903\/(?:19)?77|125\/(?:19)?91|codice delle pari opportunita/;
const thing =
  /\b(?:del|di questo|di tale|un certo|in|sul) gener[ei]\b(?! (?:femminil|maschil))|(?:ogni|qualsiasi|vario|tutti i) gener[ei] (?:di|d')|gener[ei] (?:alimentar|letterar|musical|cinematograf|di (?:film|libri|musica|gioc))|(?:prodotti|articol[oi]|merci|problem\w+|servizi|eventi|materiali|oggetti|lavori|veicoli|attrezzi|libri|film|richieste|articol\w*|mezzi|clienti|macchine|musica|cibi|testi|guasti|riparazioni|imprevisti) di (?:ogni|qualsiasi|vario) genere|certific\w+(?: \w+){0,4} (?:genere|gender)|gender[- ]equality certif\w+|(?:genere|gender)(?: \w+){0,3} certif\w+|pdr ?125|bilancio di genere|violenza di genere|studi di genere|(?:pay|gender)[- ](?:pay )?gap|gap between|divario|gender (?:studies|violence)|(?:abbigliamento|moda|calzature|scarpe|reparto|collezion\w+|clothing|fashion|shoes|haircuts|spogliatoi|changing rooms|squadre|teams|clienti|customers)\b.{0,40}(?:uomo|donna|donne|uomini|men|women)/;
const oneSex =
  /\bsesso (?:femminile|maschile)(?!.{0,6}(?:maschile|femminile))|(?:solo|esclusivamente|only) (?:donne|uomini|women|men)/;

export function saysEveryone(text: Text): boolean {
  if (law.test(text.plain) || hasMarks(text)) return true;
  const says = (pattern: RegExp, also: RegExp): boolean =>
    [...text.plain.matchAll(pattern)].some(({ index }) => {
      const sentence = text.plain.slice(...sentenceAt(text, index));
      return also.test(sentence) && !thing.test(sentence) && !oneSex.test(sentence);
    });
  return says(everyKind, aboutPeople) || says(everyKind, applies) || says(bothNamed, applies);
}

export function bothSexesLine(ad: Ad, text: Text): Hit[] {
  if (saysEveryone(text)) return [];
  const end = text.raw.length;
  return [{ rule: "bothSexesLine", start: end, end, fix: addOpenLine(text, ad.lang) }];
}
