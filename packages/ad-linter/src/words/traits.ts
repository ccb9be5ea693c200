import type { Phrase } from "../find/phrases.ts";

/** What an ad may not ask for: D.Lgs. 198/2006, 215/2003, 216/2003, 276/2003 art. 10, L. 300/1970 art. 8. Plain text: no accents. */

const only = "(?:solo|soltanto|solamente|esclusivamente|unicamente|only|exclusively|just|strictly)";
const prefer =
  "(?:preferibilmente|preferita|preferito|preferiti|preferite|preferiamo|si preferisc\\w+|preferenza (?:per|a)|prediligiamo|privilegiamo|meglio se|gradit[oaie]|preferably|ideally|we prefer|preference (?:for|to|given to)|prefer)";
const search =
  "(?:cerchiamo|ricerchiamo|cercasi|cercansi|cerca|ricerca|seleziona|selezioniamo|assumiamo|assume|vogliamo|stiamo cercando|siamo alla ricerca di|looking for|seeking|hiring|we need|need|wanted|we want)";
const refuse =
  "(?:no|niente|astenersi|esclus[ioae]|ad eccezione di|non (?:si )?(?:accett\\w+|assum\\w+|prend\\w+|cerc\\w+|consider\\w+|valut\\w+|ammess\\w+)(?: candidature di| persone)?|we do not (?:hire|accept|employ|consider)|we don't (?:hire|accept|employ|consider)|not (?:open to|suitable for|for)|excluding|except)";
const person =
  "(?:candidat[ioae]|candidature|person[ae]|personale|lavorator[ei]|lavoratrici|operai|collaborator[ei]|addett[ioae]|figur[ae]|profil[oi]|risors[ae]|manodopera|staff|applicants?|candidates?|people|workers?|employees?)";

const womenIt = "(?:donn[ae]|ragazz[ae]|femmin[ae]|signor[ae]|signorin[ae])";
const menIt = "(?:uom(?:o|ini)|masch[io]o?|maschi|ragazzi|ragazzo)";
const sexIt = `(?:${womenIt}|${menIt})`;
const sexEn = "(?:females?|males?|women|woman|men|man|ladies|lady|girls?|boys?|guys|gentlemen)";
const both =
  /(?:donn\w|femminil\w|ragazz[ae]|femmin\w|women|woman|females?|girls?)(?: ?\/ ?| e | o | ed | and | or | che | sia )(?:di sesso )?(?:uom\w+|maschil\w|maschi\w?|ragazz[oi]|men|man|males?|boys?)|(?:uom\w+|maschil\w|maschi\w?|ragazz[oi]|\bmen|\bman|\bmales?|boys?)(?: ?\/ ?| e | o | ed | and | or | che )(?:di sesso )?(?:donn\w|femminil\w|ragazz[ae]|femmin\w|women|woman|females?|girls?)|ambo ?(?:i )?sess|entrambi i sessi|both sexes/;
const clothes =
  /^(?:'s)?\s?(?:abbigliament|moda|calzatur|scarp|collezion|repart|taglie|profum|cloth|wear|shoes|fashion|collection|department|s shoes)/;

export const sexRequired: readonly Phrase[] = [
  {
    says: [
      `${only} (?:per |a |alle |agli |for |${person} )*(?:di sesso )?(?:${sexIt}|${sexEn}|femminil[ei]|maschil[ei])`,
      `(?:${sexIt}|${sexEn}) (?:only|preferred|soltanto|preferibilmente|esclusivamente|need only apply)`,
      `${prefer} (?:un |una |a |an |the |le |gli |i |delle |${person} |candidature |presenza )*(?:di sesso )?(?:${sexIt}|${sexEn}|femminil[ei]|maschil[ei])`,
      `${search} (?:un |una |un'|delle |degli |dei |due |tre |a |an |some |giovan[ei] |bell[ae] |brav[ae] |solo |n\\. ?\\d+ |\\d+ |young )*(?:donn[ae]|ragazz[ae]|femmin[ae]|signor[ae]|signorin[ae]|uom(?:o|ini)|masch(?:io|i)|woman|women|man|men|lad(?:y|ies)|girls?|boys?|females?|males?)`,
    ],
    notIn: both,
    notBefore: clothes,
  },
  {
    says: [
      `${refuse} (?:le |gli |i |the |a )?(?:${sexIt}|${sexEn})`,
      `(?:${sexIt}|${sexEn}) (?:astenersi|esclus[ie]|need not apply|should not apply|will not be considered)`,
      `riservat[oaie] (?:a |alle |agli |ai |al |esclusivamente a |solo a )+(?:personale |candidat\\w+ )?(?:di sesso )?(?:${sexIt}|femminil[ei]|maschil[ei])`,
      `reserved for ${sexEn}`,
      `(?:adatt[oa]|indicat[oa]|ideale|pensat[oa]) (?:a|per|ad) (?:un |una |soli |sole )?(?:donn[ae]|uom(?:o|ini)|ragazz[ae])`,
      `(?:lavoro|mestiere|ruolo) (?:da|per) (?:soli |sole )?(?:donn[ae]|uom(?:o|ini))`,
      `(?:job|role|position) for (?:a )?(?:men|women|man|woman)`,
    ],
    evenDenied: true,
    notIn: both,
    notBefore: clothes,
  },
  {
    says: [
      `(?:di )?sesso[: ]+(?:richiesto[: ]+|preferito[: ]+)?(?:femminile|maschile|femmina|maschio|f|m)`,
      `(?:sex|gender)(?: required)?: ?(?:female|male|f|m)`,
      `${person} (?:preferibilmente |esclusivamente |solo )?(?:femminil[ei]|maschil[ei])`,
      `(?:female|male) (?:${person}|nurse|receptionist|driver|assistant|secretary|waiter|operator|barista|hostess|model|cleaner|housekeeper|caregiver|carer|candidate)`,
      `must be (?:a )?(?:male|female|man|woman)`,
      `${person} uom(?:o|ini)`,
      `${person} donn[ae]`,
      `presenza femminile|figura maschile|figura femminile`,
    ],
    notIn: both,
    notBefore: clothes,
  },
];

const nations =
  "(?:italian[ioae]?s?|europe[ioae]|europeans?|eu|ue|comunitari[ae]?|british|uk|us|american|french|german|swiss|svizzer[ioae]|ital[oi])";
const strangers =
  "(?:stranier[ioae]|extracomunitari[ae]?|extra-comunitari[ae]?|immigrat[ioae]|clandestini|rom|zingari|african[ioae]|cinesi|marocchin[ioae]|romen[ioae]|rumen[ioae]|albanes[ie]|arab[ioe]|sudamerican[ioae]|asiatic[ioae]|asiatiche|foreigners|foreign (?:applicants|candidates|nationals|workers|citizens)|immigrants|migrants|non[- ](?:eu|italian|italians|european|europeans|italiani|comunitari|ue)(?: (?:citizens|nationals|candidates|applicants))?|africans|asians|arabs|gypsies|outsiders from abroad)";
const permit =
  /permess\w+ di (?:soggiorno|lavoro)|work permit|right to work|residence permit|titolo di soggiorno|documenti in regola|eligible to work|eligibility to work|(?:lingua|language)\b/;

export const nationality: readonly Phrase[] = [
  {
    says: [
      `${only} (?:per |a |ai |for |con |${person} |di nazionalita |di cittadinanza |cittadin[ie] |cittadinanza |residents? )*(?:${nations})(?: citizens| nationals| passport holders| candidates| applicants| people)?`,
      `(?:${nations}) (?:citizens?|nationals?|passport holders?|candidates|applicants)(?: only| preferred)?`,
      `(?:italians|europeans|italiani|italiane|locals) (?:only|preferred|preferibilmente|soltanto)`,
      `${prefer} (?:un |una |a |an |${person} |cittadini |cittadine |di nazionalita |di origine )*(?:${nations})`,
      `cittadin[oaie](?:/[aoei])? (?:italian[ioae]|europe[ioae]|dell'unione europea|ue|comunitari[eao]?)`,
      `(?:cittadinanza|nazionalita)[: ]+(?:richiesta[: ]+)?(?:italiana|europea|ue|comunitaria|svizzera|esclusivamente italiana)`,
      `(?:italian|eu|european|british) (?:citizenship|nationality|passport)`,
      `(?:nationality|citizenship)[: ]+(?:must be )?(?:italian|eu|european|british)`,
      `${person} italian[ioae]`,
      `${search} (?:un |una |dei |delle |a |an |some |solo |only )*(?:\\w+ )?italian[ioae](?! lingua)`,
      `(?:badante|colf|domestica|signora|baby ?sitter) italiana`,
      `(?:italian[ioae]|europe[ioae]) (?:doc|da generazioni|di nascita|dalla nascita|di origine|al 100%)`,
      `(?:di )?origin[ei] (?:italian[ae]|europe[ae])`,
      `of (?:italian|european|eu|british|western) (?:origin|descent|nationality|citizenship|heritage)`,
      `nat[ioae] in italia`,
      `born in italy|italian[- ]born|born and raised in italy|italian by birth`,
      `(?:di )?razza (?:bianca|caucasica)|pelle (?:bianca|chiara)|carnagione chiara|caucasic[oaie]|caucasians?|white (?:candidates?|people|applicants?|person|only)`,
      `passaporto italiano|passaporto (?:ue|europeo)`,
      `must be (?:an? )?(?:italian|eu|european)(?: citizen| national)?`,
      `(?:qual e la tua|indica(?:re)? la(?: tua| propria)?|di che|specificare la(?: propria)?) (?:nazionalita|cittadinanza|origine|etnia)`,
      `what(?: is|'s) your (?:nationality|citizenship|ethnicity|country of (?:birth|origin)|ethnic origin)|where (?:were you born|are you (?:really |originally )?from)|(?:state|indicate|specify) your (?:nationality|citizenship|ethnicity)`,
      `(?:dove sei nat[oa]|da (?:che|quale) paese (?:vieni|provieni)|di dove sei)`,
    ],
    notIn: permit,
    notBefore: /^ (?:cuisine|food|language|market|cucina|lingua|mercato|style|law|clients?|customers?)/,
    notAfter:
      /\b(?:clienti|clientela|cucina|prodotti|mercato|customers?|clients?|tourists|turisti|members|help|assist\w*|assistenza a|support|supporto a)(?: \w+){0,2} $/,
  },
  {
    says: [
      `${refuse} (?:gli |i |le |lo |ai |agli |a |the |any |candidat\\w+ |lavorator\\w+ |personale |persone |cittadini |citizens |from )*${strangers}`,
      `${strangers} (?:astenersi|esclus[ie]|need not apply|should not apply|non ammess[ie]|will not be considered|not accepted|are not accepted)`,
      `non stranier[ioae]`,
    ],
    evenDenied: true,
  },
];

const commitments = "(?:impegni|vincoli|carichi|legami|obblighi|problemi|pesi|responsabilita)";
const kin = "(?:familiar[ie]|famigliar[ie]|di famiglia|parentali)";
export const family: readonly Phrase[] = [
  {
    says: [
      `nubil[ei]|celib[ei]`,
      `(?:preferibilmente|meglio se|solo|essere|person[ae]|candidat[ioae]|gradit[oaie]|ragazz[ae]|donn[ae]|must be|preferably|be|ideally) single(?! page| point| sign)`,
      `single (?:status|candidates?|people|persons?|women|men|applicants?|preferred|only|e senza|o senza|senza|and (?:childless|without|no))`,
      `(?:non |no |not |never )?(?:sposat[oaie]|coniugat[oaie]|unmarried)`,
      `(?:must be |preferably |only |not |are you |you are |being )married|married (?:candidates?|people|applicants?|women|men|couples?|need not|with)`,
      `(?:senza|nessun|no|niente|non (?:ha|hai|abbia|abbiate|avere|aver|con)(?: \\w+)?|privi? di|privo di|priva di) (?:figli|prole|bambini (?:piccoli|a carico)|figli (?:piccoli|a carico))`,
      `(?:liber[oaie]|esent[ei]|priv[oaie]) (?:da|di) ${commitments} ${kin}`,
      `(?:senza|nessun|no|assenza di|niente|mancanza di|non (?:ha|hai|abbia|avere|aver)) (?:alcun |particolari |altri )?(?:${commitments}|impegno|carico|vincolo|legame) ${kin}`,
      `(?:liber[oaie]|senza|priv[oaie]) d?[ai]? ?(?:${commitments} )?(?:matrimonial[ie]|coniugal[ie])`,
      `stato (?:civile|di famiglia|matrimoniale)|situazione (?:familiare|famigliare)`,
      `hai (?:dei |gia )?(?:figli|bambini)|(?:hai|avete|ha) (?:intenzione|in programma|in progetto|progetti) (?:di |d')?(?:avere |aver |fare |una? )?(?:figli|bambini|gravidanz\\w+|famiglia|matrimonio|maternita|sposar\\w+)`,
      `(?:hai|prevedi|prevede|pensi)(?: \\w+){0,4} (?:gravidanz\\w+|maternita|avere figli|fare figli|avere bambini|sposarti|matrimonio)`,
      `(?:sei|essere) (?:incinta|in gravidanza|sposat[oa](?:/[ao])?|in maternita|in dolce attesa|madre|mamma)`,
      `(?:non|no|niente) (?:in |donne in |in stato di |stato di )?(?:gravidanza|maternita|incint[ae]|gravidanze|donne incinte|mamme|madri)`,
      `(?:progetti|programmi|piani) (?:familiari|di famiglia|di maternita|di gravidanza|di matrimonio)`,
      `(?:non intenzionat[oaie]|senza intenzione|nessuna intenzione|senza progetti|senza programmi) (?:ad?|di) ?(?:avere |fare |creare |formare )?(?:una )?(?:figli|bambini|maternita|famiglia|gravidanz\\w+|sposar\\w+)`,
      `figli (?:ormai )?(?:grandi|autonomi|adulti)|senza famiglia(?: a carico)?|(?:quanti|eventuali) figli|numero di figli`,
      `(?:come|chi) (?:gestisci|gestirai|si occupa|accudisce) (?:i |dei )(?:tuoi )?(?:figli|bambini)`,
    ],
    evenDenied: true,
    notIn:
      /non (?:chied|guard|import|cont|facciamo domande|si chied|rilev|valut|consider)\w*|(?:do not|don't|never|won't) (?:ask|care|consider)|asil[oi]|nido|welfare|congedo|conged\w+ parental/,
    notAfter:
      /\b(?:ha|abbiamo|hanno|avendo|coppie|bambini|famiglie|adolescenti|utenti|ospiti|anziani|agevolazion\w+ per) $/,
  },
  {
    says: [
      `childless|child-free`,
      `(?:no|without|not have|no dependent|without dependent|without small|no small|without young|no young) (?:any |small |young |dependent )?(?:children|kids|dependents|dependants)`,
      `(?:no|without|free (?:from|of)|free of any|unencumbered by|few|minimal) (?:any )?(?:family|domestic|childcare|caring|household|marital|parental) (?:commitments?|ties|obligations?|responsibilities|plans|duties|constraints|burdens?)`,
      `not (?:be )?(?:pregnant|expecting)|pregnant (?:women|candidates?|applicants?) (?:need not|should not|will not|not|are not)|(?:are you|if you are|be) pregnant`,
      `(?:plan(?:s|ning)?|intend(?:s|ing)?|intention|thinking)(?: of| on)?(?: to)?(?: \\w+){0,2} (?:have children|having children|have kids|having kids|start a family|starting a family|get pregnant|getting pregnant|get married|getting married|marry|a family|maternity|a pregnancy|have a baby|having a baby)`,
      `marital status|family (?:situation|status)|civil status`,
      `do you (?:currently )?have (?:any )?(?:children|kids|a family|a husband|a wife|family commitments|childcare)`,
      `(?:children|kids) (?:grown up|who are grown|are grown)`,
      `(?:how many|number of) (?:children|kids)(?: do you have)?|who (?:looks|will look) after your (?:children|kids)`,
    ],
    evenDenied: true,
    notIn:
      /(?:do not|don't|never|won't|will not) (?:ask|care|consider|want to know)|regardless|creche|nursery|parental leave|non (?:chied|import|cont)\w*/,
    notAfter: /\b(?:families|couples|households|clients|for|with) $/,
  },
];
