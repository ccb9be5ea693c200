import type { Ad, Hit } from "../ad.ts";
import { findPhrases, type Phrase } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";

const often =
  "(?:frequent[ei]|settimanal[ei]|continu[eai]+|quotidian[eai]+|costant[ei]|numeros[ei]|assidu[ei]|mensil[ei]|periodic[hie]+|regolari|abituali)";
const nobody =
  /\b(?:organizza\w*|organis\w+|organiz\w+|gestion\w+|gestir\w+|pianifica\w*|prenota\w*|book\w*|arrang\w+|agenzi\w+|rimbors\w+|note spese|indennita|polizza|manag\w+|plan\w*|coordin\w+|autorizza\w*|settore|industry|vend\w+|sell|sells|offer|viaggiatori|clienti|customers?)(?: [\w']+){0,4} $/;
const topics =
  /^ (?:agen\w+|industry|expenses|insurance|agency|dei (?:colleghi|dirigenti|clienti|manager)|del (?:management|team)|per i clienti|d'affari dei|allowance|pass|card|sector|company|management|time)/;

const away =
  "(?:fuori (?:sede|casa|citta|regione|provincia|italia)|all'estero|in (?:tutta |giro per l')?(?:italia|europa)|presso (?:i |le |gli )?(?:clienti|cantieri|sedi|filiali|fiere)(?: \\w+)?|sul territorio(?: nazionale)?|away from home|abroad|on the road|across (?:\\w+ )?(?:italy|europe|the country)|overseas|around (?:the country|italy|europe)|throughout (?:italy|europe))";
const rate =
  "(?:ogni settimana|tutte le settimane|ogni mese|spesso|frequentemente|regolarmente|(?:circa )?(?:un[ao]?|due|tre|quattro|\\d+) (?:settiman[ae]|giorn[oi]|volte|notti)(?: (?:al|alla|a|ogni|su|per) ?\\w+)?|most weeks|every (?:week|month|other week)|often|frequently|regularly|(?:one|two|three|four|\\d+) (?:weeks?|days?|nights?|times)(?: (?:a|per|every|each|out of) ?\\w+)?|weekly|monthly|much of the (?:time|week|year)|half (?:of )?the (?:time|week|month)|\\d+ ?% of)";

const travels: readonly Phrase[] = [
  {
    says: [
      `(?:disponibilita|disponibil[ei]|propensione|richiest[aei]|previst[aei]|sono previste|necessarie|prevede|prevedono|comporta|comportano|flessibilita|pront[oaie]|volentieri|include|includono|effettuerai|farai|affronterai) (?:a |ad |per |di |delle |alle |anche |effettuare |frequenti |brevi |occasionali |saltuarie |per brevi |numerose |le |i )*(?:trasfert[ae]|viaggi(?:are)?|spostamenti|missioni)(?: ${often}| occasional[ei]| ${away})*`,
      `(?:trasfert[ae]|viaggi|spostamenti|missioni) (?:di lavoro )?(?:anche )?(?:${often}|occasional[ei]|saltuari[ei]|brevi|lungh[ei]|${away}|nazional[ei]|internazional[ei]|previst[ei]|richiest[ei]|da lunedi|dal lunedi|${rate}|in [a-z]+)(?: (?:e |ed )?(?:${often}|${away}|e internazionali|nazionali|in [a-z]+))*`,
      `${often} (?:trasferte|viaggi|spostamenti|missioni)(?: ${away})?|(?:viaggerai|viaggiare|viaggi|si viaggia|in viaggio|in trasferta|sulla strada|in giro|dormi\\w*|si dorme) (?:${rate}|${away}|molto|per il mondo|per lavoro|fuori)|trasfertist[ai]|sempre (?:in giro|in viaggio|in trasferta)|(?:${rate})(?: [\\w']+){0,3}? (?:in trasferta|in viaggio|${away})|(?:installazioni|interventi|sopralluoghi|visite|montaggi|assistenza|cantieri|collaudi)(?: [\\w']+){0,3}? ${away}(?: [\\w']+){0,4}? ${rate}`,
      `frequent (?:\\w+ )?(?:travel(?:ling|ing)?|trips|business trips)|travel(?:ling|ing)? (?:up to |around |about |approximately |is |will be )?(?:required|expected|frequent\\w*|extensively|often|regularly|weekly|\\d+ ?%|across|throughout|abroad|internationally|around|between|every|to [a-z]+ (?:every|each|twice|once))(?: \\w+)?|(?:willing(?:ness)?|available|ready|able|prepared|availability|readiness|happy|expect) to travel|(?:you will|you'll|you would) (?:often |frequently |regularly |also |spend \\w+ )?(?:travel|be travelling|be on the road|be away)|(?:extensive|regular|weekly|international|considerable|significant|occasional|monthly|constant) (?:business )?(?:travel(?:ling)?|trips)|\\d+ ?% (?:of )?travel|(?:business )?trips (?:abroad|to|every|across|around)(?: \\w+){0,3}|(?:away from home|on the road|abroad|overseas)(?: [\\w']+){0,8}? (?:${rate})|(?:${rate})(?: [\\w']+){0,5}? (?:away from home|on the road|abroad|overseas|travelling)|nights away|overnight stays?|fly(?:ing)? to [a-z]+|time (?:is |will be )?(?:spent )?(?:on the road|travelling|away)|(?:visit\\w*|see|meet\\w*|reach)(?: \\w+){0,4}? (?:customers|clients|sites|plants|stores|suppliers|partners)(?: \\w+){0,2}? (?:all over|across|abroad|throughout|around) ?(?:\\w+)?`,
      `(?:raggiung\\w+|visit\\w+|incontr\\w+|segu\\w+|recar\\w+)(?: [\\w']+){0,5}? (?:stabilimenti|client\\w+|cantieri|filiali|sedi|fornitori|negozi)(?: [\\w']+){0,2}? (?:in tutta(?: \\w+)?|all'estero|ester[ie]|nel mondo|fuori regione|in (?:polonia|germania|francia|spagna|austria|svizzera|slovenia|romania|europa|cina|nord|centro|sud)\\w*)|in viaggio (?:per|almeno|circa|ogni|spesso)(?: [\\w']+){0,4}|pernottament[oi]|nott[ei] fuori|(?:${rate})(?: [\\w']+){0,4}? (?:in cantiere|fuori regione|presso i clienti)`,
    ],
    notAfter: nobody,
    notBefore: topics,
  },
];
const stays: readonly Phrase[] = [
  {
    says: [
      `(?:nessun[ao]?|senza|zero|niente|assenza di|no|non (?:ci sono|sono|e|si|c'e|comporta\\w*|preved\\w+|richied\\w+|includ\\w+|vi sono)(?: \\w+){0,2}?) (?:alcun[oai]? |di |previst[eia] |richiest[eia] |necessari[eai] )*(?:trasfert[ae]|viagg(?:io|i|iare)|spostament[oi])(?: di lavoro)?(?: ${away})?|(?:trasferte|viaggi|spostamenti) (?:di lavoro )?(?:non (?:sono )?(?:previst[ei]|richiest[ei]|necessari[ei])|assenti|zero)|non (?:dovrai|devi|si|ti) (?:mai )?(?:viaggiare|viaggia|spostarti|spost\\w+|muov\\w+)|(?:mai|never) (?:in trasferta|away|on the road)|sempre nello stesso (?:posto|luogo|cantiere)|si lavora solo in sede`,
      `no (?:business |work )?(?:travel(?:ling|ing)?|trips)(?: (?:is |are )?(?:required|needed|involved|expected))?|travel(?:ling|ing)? (?:is |will )?(?:not|never)(?: be)? (?:required|needed|expected|involved|asked)|without (?:any )?(?:travel\\w*|business trips)|(?:never|do not|don't|won't|will not|not) (?:have to |need to |be asked to |require |involve |be required to )(?:any )?(?:travel|travelling|business trips|leave the)|travel-free|does not (?:require|involve|include) (?:any )?(?:travel|business trips)|(?:involves|requires) no (?:travel|business trips)`,
    ],
    evenDenied: true,
    notBefore: topics,
  },
];
const much = new RegExp(`${often}|frequent|extensive|weekly|spesso|ogni settimana|every week|most weeks|in tutta|[5-9]\\d ?%|trasfertist|sempre|constant`);

export function contradictsTravel(ad: Ad, text: Text): Hit[] {
  const type = ad.travelType;
  if (!type) return [];
  const found =
    type === "travel_type_not_required"
      ? findPhrases(text, travels)
      : type === "travel_type_occasional"
        ? [...findPhrases(text, stays), ...findPhrases(text, travels).filter(({ words }) => much.test(words))]
        : findPhrases(text, stays);
  return found.map(({ start, end }) => ({ rule: "contradictsTravel" as const, ...rawSpan(text, start, end) }));
}
