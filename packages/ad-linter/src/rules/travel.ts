import type { Ad, Hit } from "../ad.ts";
import { findPhrases, type Phrase } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";

const often =
  "(?:frequent[ei]|settimanal[ei]|continu[eai]+|quotidian[eai]+|costant[ei]|numeros[ei]|assidu[ei]|mensil[ei]|periodic[hie]+|regolari|abituali)";
const nobody =
  /\b(?:organizza\w*|organis\w+|organiz\w+|gestion\w+|gestir\w+|pianifica\w*|prenota\w*|book\w*|arrang\w+|agenzi\w+|rimbors\w+|note spese|indennita|polizza|manag\w+|plan\w*|coordin\w+|autorizza\w*|settore|industry|viaggiatori|clienti|customers?)(?: [\w']+){0,4} $/;
const topics =
  /^ (?:agen\w+|industry|expenses|insurance|agency|dei (?:colleghi|dirigenti|clienti|manager)|del (?:management|team)|per i clienti|d'affari dei|allowance|pass|card|sector|company|management|time)/;

const travels: readonly Phrase[] = [
  {
    says: [
      `(?:disponibilita|disponibil[ei]|propensione|richieste?|previste?|sono previste|necessarie|prevede|flessibilita) (?:a |ad |per |di |delle |alle |anche |effettuare |frequenti |brevi |occasionali |saltuarie |per brevi )*(?:trasfert[ae]|viaggi(?:are)?|spostamenti)(?: ${often}| occasional[ei]| in (?:tutta )?(?:italia|europa)| all'estero| nazional[ei]| internazional[ei])*`,
      `(?:trasfert[ae]|viaggi|spostamenti) (?:anche )?(?:${often}|occasional[ei]|saltuari[ei]|brevi|lungh[ei]|in (?:tutta )?(?:italia|europa)|all'estero|nazional[ei]|internazional[ei]|previst[ei]|richiest[ei]|sul territorio|fuori regione|da lunedi|dal lunedi|presso)(?: (?:${often}|in (?:tutta )?(?:italia|europa)|all'estero|sul territorio(?: nazionale)?|e internazionali|nazionali|fuori \\w+))*`,
      `${often} (?:trasferte|viaggi|spostamenti)(?: in (?:tutta )?(?:italia|europa)| all'estero)?|(?:viaggerai|viaggiare) (?:spesso|molto|frequentemente|in tutta|ogni settimana|in italia|all'estero|per|il)|trasfertist[ai]`,
      `frequent (?:\\w+ )?(?:travel(?:ling|ing)?|trips|business trips)|travel(?:ling|ing)? (?:up to |around |about |approximately |is )?(?:required|frequently|extensively|often|regularly|weekly|\\d+ ?%|across|throughout|abroad|internationally|around)(?: \\w+)?|(?:willing(?:ness)?|available|ready|able|prepared|availability|readiness|you will|you'll) to travel|(?:you will|you'll) (?:often |frequently |regularly |also )?travel|(?:extensive|regular|weekly|international|considerable|significant|occasional) (?:business )?(?:travel|trips)|\\d+ ?% travel`,
    ],
    notAfter: nobody,
    notBefore: topics,
  },
];
const stays: readonly Phrase[] = [
  {
    says: [
      `(?:nessun[ao]?|senza|zero|niente|assenza di|no) (?:trasfert[ae]|viagg[io]o?|spostamenti)(?: di lavoro)?|non (?:sono |e |si )?(?:previst[eia]|richiest[eia]|necessari[eai]|fanno|prevedono|richiedono) (?:\\w+ )?(?:trasfert[ae]|viaggi|spostamenti)|(?:trasferte|viaggi|spostamenti) (?:di lavoro )?non (?:sono )?(?:previst[ei]|richiest[ei]|necessari[ei])|non (?:dovrai|devi) (?:mai )?(?:viaggiare|spostarti)`,
      `no (?:business )?(?:travel|trips|travelling)(?: (?:is )?(?:required|needed|involved))?|travel (?:is )?not (?:required|needed|expected|involved)|without (?:any )?(?:travel|business trips)|(?:never|do not|don't|won't|will not) (?:have to |need to )?travel`,
    ],
    evenDenied: true,
    notBefore: topics,
  },
];
const much = new RegExp(`${often}|frequent|extensive|weekly|spesso|ogni settimana|in tutta|[5-9]\\d ?%|trasfertist`);

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
