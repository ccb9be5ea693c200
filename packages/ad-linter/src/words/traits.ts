import type { Phrase } from "../find/phrases.ts";
import { demands, gives, questions, refusals, search } from "./demand.ts";

/** What an ad may not ask for: D.Lgs. 198/2006, 215/2003, 216/2003, 276/2003 art. 10, L. 300/1970 art. 8. Plain text: no accents. */

const any = (...ones: RegExp[]): RegExp => new RegExp(ones.map(({ source }) => source).join("|"));

const staff =
  "(?:candidat[ioae]|candidature|person[ae]|personale|lavorator[ei]|lavoratrici|operai[oae]?|collaborator[ei]|collaboratrici|addett[ioae]|figur[ae]|profil[oi]|risors[ae]|manodopera|staff|collegh[ie]|collega|elementi|element[oi]|component[ei]|mano|presenza|organico|squadra|applicants?|candidates?|people|workers?|employees?|colleagues?|person|team members?|operators?|assistants?|receptionists?|nurses?|drivers?|cleaners?|carers?|caregivers?|housekeepers?|secretar(?:y|ies)|hands?|individuals?)";
const her = "(?:donn[ae]|ragazz[ae]|femmin[ae]|signorin[ae])";
const him = "(?:uom(?:o|ini)|masch(?:io|i)|ragazz[oi]|giovanott[oi])";
const women = "(?:wom[ae]n|females?|lad(?:y|ies)|girls?|gals?)";
const men = "(?:m[ae]n|males?|boys?|guys?|gentlem[ae]n|lads?)";

const bothSexes = new RegExp(
  `(?:${her}|femminil[ei])(?: ?[/,] ?| e | o | ed | and | or | che | sia )(?:anche |gli |di sesso |[a-z]+ )?(?:${him}|maschil[ei])|(?:${him}|maschil[ei])(?: ?[/,] ?| e | o | ed | and | or | che | sia )(?:anche |le |di sesso |[a-z]+ )?(?:${her}|femminil[ei])|\\b${women}(?: ?[/,] ?| and | or | as well as | nor | but also )(?:[a-z]+ )?${men}\\b|\\b${men}(?: ?[/,] ?| and | or | as well as | nor | but also )(?:[a-z]+ )?${women}\\b|ambo ?(?:i )?sess|entrambi i sessi|both sexes|either sex`,
);
const wear =
  /\b(?:abbigliament\w+|moda|calzatur\w+|scarp\w+|collezion\w+|repart\w+|taglie|profum\w+|camic\w+|acconciatur\w+|tagli\w* (?:uomo|donna)|barb\w+|linea|cloth\w*|menswear|womenswear|fashion|collections?|shoes|haircuts?|suits|wear|sport|calcio|basket|pallavolo|volley|football|league|squadre? (?:femminil|maschil)\w*|spogliato\w+|locker|campionat\w+|violenza|vittime|antiviolenza|shelter|victims?|gravidanza|pregnant|imprenditoria|gap|divario|history|dirigent\w+|manager\w*|board|consiglio|storia|association|associazione|toilets?|bagn\w+|prison\w*|carcer\w*)\b|\w's\b/;

export const sexRequired: readonly Phrase[] = [
  {
    // A sex and a wish in one sentence: "the nature of the shift calls for a man".
    neverAlone: true,
    says: [
      `(?:un |una |un'|delle |degli |due |tre |sole |soli )?(?:${her}|uom(?:o|ini)|masch(?:io|i))`,
      `(?:an? |some |two |all-)?(?:${women}|${men})`,
    ],
    onlyIn: new RegExp(
      `${search}|prefer|predilig|privilegi|solo|sole\\b|soli\\b|soltanto|esclusiv|unicament|riserv|adatt|desider|richied|richiest|gradit|ideal|only|calls? for|requir|must|should|suit|rather|reserved|exclusively|opt for|favou?r|meglio se|indicat[oa] per|posto da|lavoro da|job for|role for|welcome only|better|expected to be|precedenza|priorit|not to apply|should not|need not|do not apply|looking for|non (?:si )?candid|astener`,
    ),
    notNear: wear,
    notIn: any(bothSexes, /\b(?:manpower|man-|\w+ man in|man and|donna delle pulizie|uomini d'affari|founder|founded|fondat\w+|ceo|encourag\w+|incoraggia\w+|ragazzi e|bambin\w+|children|kids|minor\w*|adolescent\w*|scuol\w*|school\w*|eta scolare|aged)\b/),
    notAfter: /\b(?:per|di|con|alle|delle|dalle|tra|fra|dei|degli|agli|of|between|with|among|every|every other|the|clienti|pazienti|utenti|ospiti|customers|clients|patients|guests|our|(?:clienti|customers|clients|guests|patients)(?: \w+){0,2})(?: le| gli| the)? $/,
    evenDenied: true,
    notBefore: /^ (?:in mare|the|our|a |at |our |power|hours|hour|che (?:vive|abita|ha bisogno)|di \d\d|anzian|con (?:demenza|alzheimer|disabil)|malat|inferm|sol[ao]\b|elderly|who (?:lives|needs))|^[-']/,
  },
  {
    says: [
      `(?:riservat[oaie]|rivolt[oaie] (?:solo|esclusivamente|unicamente)|apert[oaie] sol[oe]|destinat[oaie]|reserved|(?:suitable|suited|meant|designed|intended|open) only) (?:a |alle |agli |ai |al |for |to |solo |esclusivamente )+(?:personale |candidat\\w+ )?(?:di sesso )?(?:${her}|uomini|maschi|femminil[ei]|maschil[ei]|${women}|${men})`,
      `(?:no|niente|astenersi|esclus[ie]|not (?:suitable )?for|non (?:adatt[oa]|indicat[oa]) (?:a|per|alle|agli|ad)|non (?:si )?(?:assum\\w+|cerc\\w+|prend\\w+|accett\\w+)|we do not (?:hire|take)) (?:le |gli |the )?(?:${her}|uomini|maschi|${women}|${men})`,
      `(?:${her}|uomini|maschi|${women}|${men}) (?:(?:are|is) (?:\\w+ )?(?:asked|requested|advised|kindly asked) not to apply|astenersi|esclus[ie]|need not apply|should not apply|only|preferred|soltanto|preferibilmente|(?:will|can) ?not be (?:considered|accepted|taken))`,
      `(?:ottim[oa]|perfett[oa]|perfect|great|ideal|good) (?:per|for) (?:una |un |an? )?(?:${her}|uom(?:o|ini)|${women}|${men})`,
      `(?:pensat[oa]|adatt[oa]|indicat[oa]|ideale|destinat[oa]|fatt[oa]|studiat[oa]|riservat[oa]) (?:a|per|ad) (?:un |una |sole |soli )?(?:${her}|uom(?:o|ini)|maschi)`,
      `(?:gradit[ae]|cerchiamo|cercasi|vorremmo|preferi\\w+|ricerchiamo|serve|desider\\w+ inserire) (?:una |delle |brave? )*signor[ae](?! (?:che vive|di \\d|anzian|sol[ae]))`,
      `(?:lavoro|mestiere|ruolo|posto|mansione) (?:da|per) (?:soli |sole )?(?:donn[ae]|uom(?:o|ini)|masch[io])`,
      `(?:a )?(?:men|women|man|woman)(?:'s|-only) (?:job|role|team|staff|crew)|all-(?:male|female|women|men|girls?) (?:team|staff|crew)`,
      `(?:post|position|role|job|shift|vacancy|place|offer)s? (?:is |are )?for (?:a )?(?:men|women|man|woman|ladies|girls|males|females)(?: only)?`,
    ],
    evenDenied: true,
    notNear: wear,
    notIn: bothSexes,
  },
  {
    says: [
      `(?:di )?sesso[: ]+(?:richiest[oa][: ]+|preferit[oa][: ]+)?(?:femminile|maschile|femmina|maschio|f|m)|genere[: ]+(?:femminile|maschile)`,
      `(?:sex|gender)(?: required| preferred)?: ?(?:female|male|f|m)`,
      `${staff}(?: \\w+)? (?:femminil[ei]|maschil[ei])|${staff} (?:di )?(?:soli |sole )(?:donn[ae]|uomini)`,
      `(?:solo|esclusivamente|preferibilmente|prettamente|unicamente) (?:femminil[ei]|maschil[ei])`,
      `(?:an? )?(?:female|male|woman|lady)(?: \\w+)? ${staff}`,
      `must be (?:a )?(?:male|female|man|woman)|(?:preferably|ideally|exclusively|strictly|only) (?:a )?(?:male|female|man|woman|men|women)`,
    ],
    notNear: wear,
    notIn: any(bothSexes, /encourag|incoraggi|underrepresented|sottorappresentat/),
    evenDenied: true,
  },
];

const peoples =
  "(?:italian[ioae]?|europe[ioae]|ue|comunitari[aeo]?|extracomunitari[aeo]?|svizzer[ioae]|romen[ioae]|rumen[ioae]|albanes[ie]|ucrain[ioae]|filippin[ioae]|peruvian[ioae]|sudamerican[ioae]|african[ioae]|asiatic[ioa]|asiatiche|cines[ie]|marocchin[ioae]|frances[ie]|tedesc[oah]i?e?|ingles[ie]|spagnol[ioae]|stranier[ioae]|occidental[ei]|slav[ioae]|latin[ioae]|italians?|eu|european|british|uk|swiss|american|western|french|german|spanish|romanian|albanian|ukrainian|filipino|foreign|non-eu|non-italian|caucasian|african|asian|chinese|arab)";
const strangers =
  "(?:(?:candidat\\w+|persone|people|candidates?|applicants?|provenienti|citizens|cittadini)? ?(?:from |da )?(?:outside (?:the )?(?:eu|italy|europe|european union)|fuori dall'(?:ue|italia|europa|unione)|paesi (?:extra-?ue|extracomunitari|non ue))|extra[- ]?ue|extra[- ]?europe\\w+|extracomunitari[eao]?|extra-comunitari[eao]?|immigrat[ioae]|clandestin[ioae]|rom|zingar[ioae]|foreigners|immigrants|migrants|gypsies|non[- ](?:eu|italians?|europeans?|italiani|comunitari|ue)(?: (?:citizens|nationals|candidates|applicants|people))?|(?:candidat\\w+|candidature|lavorator\\w+|cittadin\\w+|personale|persone|profili|gli|agli|degli|di|no|applicants|workers|people) stranier[ioae]|stranieri|straniere|foreign (?:applicants?|candidates?|nationals?|workers?|citizens?|people|applications))";
const permit =
  /permess\w+ di (?:soggiorno|lavoro)|(?:work|residence) permit|right to work|titolo di soggiorno|documenti (?:in regola|validi)|(?:eligib\w+|authori[sz]ed|entitled|allowed) to work|\b(?:lingua|language|lingue|languages)\b|visa\b/;
const goods =
  /\b(?:cucina|prodott[oi]|mercat[oi]|vin[oi]|denominazione|d\.?o\.?p|igp|controllata|materi\w+|merc[ei]|tracciabilit\w+|cuisine|food|products?|markets?|wines?|goods|label|\d+ (?:nazionalita|nationalities)|nazionalita divers\w+|(?:different|many|several) nationalities|societa di|turist\w*|tourists?)\b/;

export const nationality: readonly Phrase[] = [
  {
    says: [
      `(?:cittadinanza|nazionalita|passaporto|origin[ei]|etnia|provenienza|discendenza|sangue)(?: (?:etnica|geografica))?[: ]+(?:(?:esclusivamente|richiesta|preferibilmente|preferita|solo|rigorosamente)[: ]+)*(?:d[aei]\\w*[ '])?(?:un |uno |paes[ei] )?(?:${peoples}|est europa|europa dell'est|unione europea|paes[ei] \\w+|italia|nord italia|nordest|sud|europa|romania|ucraina|filippine)`,
      `(?:only |solely )?(?:${peoples}) (?:citizens?(?:hip)?|nationals?|nationality|passports?(?: holders?)?|origins?|descent|heritage|blood|roots|background|ancestry)(?: only| preferred| need apply)?`,
      `(?:nationals?|citizens?|natives) of (?:an? |the )?(?:\\w+ )?(?:italy|eu|european union|western|countr\\w+|member states?|europe|region)(?: \\w+)?`,
      `(?:of|with|from) (?:italian|european|eu|british|western|eastern european|caucasian) (?:origin|descent|nationality|citizenship|heritage|background|countries)|from (?:western|eastern|northern) (?:europe|countries)`,
      `(?:nationality|citizenship|country of origin|place of birth|ethnicity|ethnic origin)[: ]+(?:must be |required: )?(?:${peoples})`,
      `nat[ioae](?:/[aoei])?(?: e cresciut[ioae](?:/[aoei])?)? in italia|born (?:and (?:raised|bred) )?in (?:italy|europe|the eu)|(?:italian|european)[- ]born|italian by birth|italian[ioae] (?:doc|da generazioni|di nascita|dalla nascita|al 100 ?%)`,
      `cittadin[oaie](?:/[aoei])? (?:\\w+ )?(?:${peoples}|dell'unione(?: europea)?|dell'ue|di paes[ei]|di stati)`,
      `(?:badant[ei]|colf|domestic[aoh]+e?|tata|signora|baby ?sitter|nann(?:y|ies)|maid|operai[oa]?|murator[ei]|camerier[aei]|cuoc[oah]+i?|autist[aie]|infermier[aei]|saldator[ei]|bracciant[ei]|personale|person[ae]|candidat[ioae]|lavorator[ie]|manodopera|famiglie|ragazz[aei]|collaborator[ie]) (?:${peoples})`,
      `(?:${peoples}) (?:candidates?|applicants?|workers?|people|staff|crews?|workforce|personnel|colleagues|hands|labour|team members)(?: only| preferred)?`,
      `(?:passport|passaporto|citizenship|cittadinanza)(?: [\\w']+){0,5}? (?:${peoples}|country|schengen|paese \\w+)`,
      `(?:maestranze|equipagg\\w+|dipendenti|colleghi|squadre|mano ?d'opera|autisti|tecnici|risorse|figure|profili) (?:${peoples})`,
      `(?:person[ae]|candidat\\w+|lavorator\\w+|personale|gente)(?:,? [\\w']+){0,3}?,? (?:italian[ioae]|europe[ioae]|comunitari[eo]?)`,
      `essere (?:italian[ioae]|europe[ioae]|comunitari[eo]?)|(?:sei|siano|sia|siate) italian[ioae]|be italian|(?:nationals?|citizens?) of (?:an? |the )?[a-z]+ (?:state|country|member)`,
      `(?:solo|soltanto|esclusivamente|unicamente|preferibilmente|preferiamo|only|exclusively|prefer(?:ably)?|preference (?:for|to)|preferenza (?:a|per)) (?:a |to |for |per |per gli |gli |dei )?(?:italian[ioae]|italians|europe[ioae]|europeans|locals|comunitari)`,
      `(?:dell'est(?: europa)?|dell'europa dell'est|del sud ?america|dei paesi dell'est|di razza \\w+)`,
      `(?:only|exclusively|solely)(?: \\w+){0,3} (?:italians|europeans|locals|westerners|nationals|(?:eu|italian|european) (?:citizens|people))`,
      `(?:italians|europeans|italiani|italiane|locals) (?:only|preferred|preferibilmente|soltanto)|must be (?:an? )?(?:italian|eu|european)(?: citizen| national)?(?! speak)`,
      `(?:di )?razza (?:bianca|caucasica)|pelle (?:bianca|chiara)|carnagione chiara|caucasic[oaie]|caucasians?|white(?: european)? (?:candidates?|people|applicants?|person|only)|fair[- ]skinned`,
    ],
    onlyIn: any(demands, refusals, questions),
    notIn: permit,
    notNear: any(goods, /\b(?:insegn\w+|accogli\w+|assist\w+|aiut\w+|company|azienda|firm|teach\w*|help\w*)\b/),
    notAfter: any(/\b(?:client\w+|customers?|clients?|members|help\w*|assist\w*|support\w*|accogli\w+|servizi (?:a|per|agli|ai)|famiglie|studenti|students|presso|(?<!reserved |only |open )for|between)(?: \w+)? $/),
    evenDenied: false,
    notBefore: /^ (?:cuisine|food|language|market|cucina|lingua|mercato|style|law|clients?|customers?|tax|companies|b2|c1|c2|b1|a2)/,
  },
  {
    says: [
      `(?:no|niente|astenersi|esclu[ds]\\w+|tranne|non|ne|not|don't|doesn't|won't|except|excluding|never)(?: [\\w']+){0,6}? (?:${strangers}|(?:people|persone|workers|candidates?|candidat\\w+|staff|personale|lavorator\\w+)(?: \\w+)? (?:from abroad|from overseas|dall'estero|from other countries|di altri paesi|di altre nazionalita))`,
      `(?:chi|che|who|persone che|those who|anyone who)(?: \\w+)? (?:non|not|isn't|aren't)(?: [\\w']+){0,3}? (?:italian\\w*|cittadin\\w+|passaporto(?: \\w+)?|comunitari\\w*|europe\\w+|ue|eu|citizens?|nationals?|born here|nat[oi] (?:qui|in italia))(?: \\w+)?`,
      `${strangers}(?: [\\w']+){0,3}? (?:astenersi|esclus[ieoa]|need not|should not|must not|cannot|non (?:ammess|accett|verrann|sarann|vengon|sono|possono)\\w*|(?:will|are|is) (?:not|never)|won't|aren't)(?: (?:be )?(?:apply|considered|accepted|taken into account|taken|prese|valutat\\w+|considerat\\w+|in considerazione))*`,
    ],
    evenDenied: true,
    notIn: any(/\b(?:lingu[ae]|language|client\w+|clientela|customers?|discrimin\w+|insegn\w+|mercat\w+|turist\w+|distinzion\w+)\b/, /regardless|a prescindere|indipendentement/),
  },
  {
    says: [
      `(?:qual e la tua|indica(?:re)?(?: la| il)?(?: tua| propria)?|di che|di quale|specificare(?: la)?(?: propria)?) (?:nazionalita|cittadinanza|origine|etnia|paese d'origine|luogo di nascita|paese di (?:origine|nascita|provenienza))`,
      `(?:what(?: is|'s)|which(?: is)?|state|indicate|specify|tell us) your (?:nationality|citizenship|ethnicity|country of (?:birth|origin)|ethnic (?:origin|background)|race|place of birth)|(?:what|which) (?:nationality|citizenship|passport) (?:do you|are you)|where (?:were you born|are you (?:really |originally )?from|are your parents from)|what country are you from`,
      `dove sei nat[oa](?:/[ao])?|in (?:che|quale) paese sei nat[oa]|da (?:che|quale) paese (?:vieni|provieni|arrivi)|(?:sei|hai) (?:di )?(?:un )?(?:cittadin[oa](?:/[ao])?|nazionalita|cittadinanza|origini|passaporto) (?:\\w+ )?(?:${peoples})|are you (?:an? )?(?:italian|eu|european|foreign\\w*)(?: citizen| national)?`,
    ],
    notIn: permit,
  },
];

const duties = "(?:impegn[oi]|vincol[oi]|caric(?:o|hi)|legam[ei]|obblig(?:o|hi)|problem[ai]|pes[oi]|responsabilita|incombenze)";
const kin = "(?:familiar[ie]|famigliar[ie]|di famiglia|della famiglia|in famiglia|parental[ie]|domestic[ioh]+e?|con i figli|di cura)";
const offspring = "(?:figli[oae]?|figlie|prole|bambin[io]|neonati|minori a carico|children|kids|child|dependants?|dependents?|babies|little ones|offspring|toddlers)";
const notAsked =
  /non (?:ti |vi |si |le |ci )*(?:chied|guard|import|cont|facciamo domande|si chied|rilev|valut|consider|vogliamo sapere|riguarda)\w*|(?:do not|don't|never|won't|will not|nobody|no one) (?:ask|asks|care|consider|want to know|enquir\w+|inquir\w+)|regardless|irrespective|a prescindere|indipendentement|none of our business/;
const atWork =
  /\b(?:famiglie|pazienti|utenti|minori in|insegna\w*|doposcuola|ludotec\w*|animazion\w*|educativ\w*|maestr\w*|scuol\w*|camp[is]?\b|lezioni|lessons|teach\w*|pupils|clients?|patients?|host families|aged \d|anni di eta|diritto di famiglia|family law|impresa (?:familiare|di famiglia)|azienda (?:familiare|di famiglia)|family (?:firm|business|run|owned|company|doctor)|medico di famiglia|coppi[ae]|couples?|sposi\b|spose\b|weddings?|matrimoni\b|nozze|brides?|newly|gestanti|ostetric\w*|nucle[oi]|malt|abit[oi] da|camera matrimonial\w*|letto matrimonial\w*|anagraf\w*|certificat\w* di|gynae\w*|ginecolog\w*|childminder|au pairs?|tax|fiscal\w*|730)\b/;

export const family: readonly Phrase[] = [
  {
    says: [
      "nubil[ei]|celib[ei]|unmarried|childless|child-?free|unattached",
      `(?:non |no |not |never )?(?:sposat[oaie]|coniugat[oaie]|fidanzat[oaie]|divorziat[oaie])(?:/[aoei])?`,
      "(?:not |never |be |are you |you are |you're |preferably |only |being |is )?married(?! (?:to|with) (?:our|the))",
      "(?:preferibilmente|meglio se|solo|essere|person[ae]|candidat[ioae]|gradit[oaie]|sia|must be|preferably|be|ideally|only|are you|sei) single(?![- ](?:page|point|sign|digit|out))|single(?=[,.;]|$)|single (?:status|candidates?|persons?|wom[ae]n|applicants?|preferred|only|e senza|o senza|senza|and (?:childless|without|no|free))",
      "stato (?:civile|matrimoniale|coniugale)|(?:situazione|stato|condizione) (?:familiare|famigliare|di famiglia)|marital status|civil status|family (?:situation|status|plans|planning|circumstances)",
    ],
    onlyIn: any(demands, refusals, questions, /^[- ]*(?:nubil|celib|unmarried|childless)/),
    notIn: any(notAsked, gives, atWork),
    notAfter: /\b(?:ha|abbiamo|hanno|avendo|have|has|had|we) $/,
    evenDenied: true,
  },
  {
    // Nobody at home to look after: any way of denying, then a word of family.
    says: [
      `(?:senza|nessun[oa]?|no|niente|zero|privi? di|priv[oa] di|assenza di|mancanza di|ne|non (?:\\w+ ){0,2}(?:ha|hai|abbia|abbiate|avere|aver|abbiano|presenti|avra|con)(?: \\w+)?|incompatibil[ei] con|inconciliabil[ei] con|incompatible with|liber[oaie] da|esent[ei] da|without|not have|have no|has no|with no|free (?:of|from)|not to have|unencumbered by|not be tied (?:down )?by|few|minimal|not) (?:any |alcun[oa]? |particolari |altr[ie] |small |young |dependent |little |piccoli |un[oa]? |i |the )*(?:${offspring}|${duties} (?:e \\w+ )?${kin}|(?:family|domestic|childcare|caring|household|marital|parental|home|care)(?: and \\w+)? (?:commitments?|ties|obligations?|responsibilities|plans|duties|constraints|burdens?|worries|problems)|famiglia(?: a carico)?|ties at home|family(?: to| at| of)|carichi di cura)(?: (?:piccol[ie]|a carico|in eta \\w+|at home|to look after))?`,
      `(?:ought not|should not|must not|cannot|not|shouldn't|mustn't)(?: \\w+){0,3} (?:${offspring}|pregnan\\w+|caring duties|family commitments|family|childcare)`,
      `(?:${duties}|commitments|duties|responsibilities) (?:${kin}|of family|at home)(?: [\\w']+){0,4} (?:non|incompatibil\\w+|esclus\\w+|not|incompatible|are not|cannot)`,
      `(?:with|who have|who has|having|mothers? of|parents? of|fathers? of|chi ha|madri di|mamme con|mamme di|madri con|con) (?:[\\w'-]+ ){0,2}?${offspring}(?: (?:piccol[ie]|a carico|in eta \\w+))?(?=[^.;]{0,40}(?:\\bnot\\b|elsewhere|\\bnon\\b|astener|cannot|unsuit|should not|escl))`,
      `(?:astenersi|esclu[ds]\\w+|no|niente|non (?:si )?(?:assum|accett|valut|prend)\\w+|we do not (?:hire|take|accept)|not)(?: [\\w']+){0,3}? (?:chi ha|con|with|who have|having) (?:\\w+ ){0,2}?${offspring}`,
      `(?:people|persons?|candidates?|applicants?|those|anyone|persone|chi|mothers?|parents?)(?: \\w+)? (?:with|has|have|having|ha|con) (?:a |an |una )?(?:famil(?:y|ies)|famiglia)(?: at home| to look after| a carico)?|(?:not|non|senza|no)(?: [\\w']+){0,3}? (?:una |a )?(?:famiglia|family)(?: (?:di cui|da|a carico|to |at home|of (?:your|their) own))|grown[- ]up ${offspring}|(?:for|only) singles|singles (?:only|preferred|with|without)|(?:obligations|ties|commitments|duties) at home`,
      `${offspring} (?:ormai )?(?:grand[ie]|autonom[ie]|adult[ie]|cresciut[ie]|grown(?: up)?|who are grown|are grown|already grown)`,
    ],
    onlyIn: any(demands, questions),
    notIn: any(notAsked, gives, atWork, /\b(?:esperienz\w+|experience\w*|lavor(?:are|ato|ando) con|work(?:ed|ing)? with)\b/),
    notAfter: /\b(?:coppie|famiglie|families|couples|households|clients|aged|bambini|for) $/,
    evenDenied: true,
  },
  {
    says: [
      `(?:hai|avete|(?<!chi )ha|intendi|intendete|prevedi|prevede|pensi|pensate|vuoi|desideri|conti di|progetti|programmi)(?: [\\w']+){0,5}? (?:${offspring}|gravidanz\\w+|maternita|sposar\\w+|matrimonio|nozze|metter su famiglia|mettere su famiglia|formare una famiglia|allargare la famiglia|una famiglia)`,
      `(?:nessun[ao]?|senza|no|niente|non|esclus[ae]|in (?:stato|corso) di|stato di|eventuale|in caso di|progetti di|programmi di|piani di|donne in|sei in|essere in|prossim[ae]|future)(?: [\\w']+){0,5}? (?:gravidanz\\w+|maternita|matrimonio|incint[ae]|dolce attesa|mamm[ae]|madri|neomamme)(?: in (?:programma|corso|vista|arrivo))?|(?:sei|essere) (?:incinta|madre|mamma)`,
      `(?:segnal\\w+|comunic\\w+|dichiar\\w+|indic\\w+|inform\\w+|tell us|let us know|report|disclose)(?: [\\w']+){0,5}? (?:gravidanz\\w+|pregnan\\w+|stato interessante)|in attesa di un (?:bambino|figlio|bebe)|aspett\\w+ un (?:bambino|figlio)|(?:intend\\w+|pens\\w+|prevede\\w*|vuole|vuoi|conta) (?:di )?sposar\\w+|sposar(?:si|ti) (?:presto|a breve|nei prossimi)|(?:vivi|abiti|vive|do you live|are you living)(?: [\\w']+){0,2}? (?:da sol[oa](?:/[ao])?|con (?:qualcuno|i genitori|la famiglia)|alone|with (?:someone|your parents|a partner))|con chi (?:vivi|abiti)|who do you live with`,
      `(?:progetti|programmi|piani|intenzioni|intenzione|aspirazioni) (?:familiari|famigliari|di famiglia|di maternita|di matrimonio|di avere|di (?:fare|metter\\w*))(?: [\\w']+){0,3}`,
      `(?:not|never|no|if you are|are you|be|being|nor|who is|who are|currently)(?: \\w+){0,3}? (?:pregnant|expecting(?: a (?:baby|child))?|pregnanc\\w+|maternity)|pregnant (?:women|candidates?|applicants?|workers)`,
      `(?:plan(?:s|ning)?|intend(?:s|ing)?|intention|thinking|wish(?:es)?|hop(?:e|ing)|want(?:s|ing)?|expect(?:s|ing)?)(?: \\w+){0,4}? (?:have|having|start|starting|get|getting|raise|raising|expand\\w*|become)(?: \\w+){0,2}? (?:${offspring}|family|pregnant|married|baby|parents?)|(?:plan(?:s|ning)?|intend\\w*|thinking of|hope|hoping) (?:to |on )?(?:marry\\w*|be(?:come)? pregnant|a pregnancy|pregnancy|be)(?= |\\.|\\?|,|$)`,
      `do you (?:currently |already )?have (?:any |a |an )?(?:\\w+ )?(?:${offspring}|family|husband|wife|partner|family commitments|childcare|spouse|caring)|(?:are|will) you (?:\\w+ )?(?:marr\\w+|having ${offspring}|a parent|a mother|a single)`,
      `(?:how many|number of|quant[ie]|numero di|eventuali) ${offspring}|(?:chi|who|come|how)(?: \\w+){0,4} (?:gestir\\w+|gestisc\\w+|occup\\w+|accudi\\w+|look\\w* after|takes? care|guarda|tiene|baderebbe)(?: \\w+){0,3} ${offspring}`,
      `(?:con|senza|with|without|no) (?:un |a )?(?:marito|moglie|fidanzato|husband|wife|boyfriend|spouse)|(?:without|senza|no) (?:un |a )?partner(?! \\w+)|(?:is|does|will|would) your (?:partner|husband|wife|spouse|family)|(?:tuo|tua) (?:marito|moglie|compagn[oa]|fidanzat[oa])|(?:la|della|alla) tua famiglia(?=[^.;]*\\?)|(?:non ha|no|senza|ne) (?:moglie|marito)`,
    ],
    onlyIn: new RegExp(
      `${offspring}|gravidanz|maternit|sposar|matrimoni|incint|attesa|mamm|madr|famil|famigl|pregnan|expecting|married|marry|baby|wife|husband|marito|moglie|partner|spouse|parent|mother|nozze`,
    ),
    notIn: any(notAsked, gives, atWork, /\b(?:esperienz\w+|experience\w*|lavor(?:are|ato|ando) con|work(?:ed|ing)? with|partner (?:commercial|aziend|tecnic)\w*|business partner|hotel|camer[ae]|letto|cover|covering|sostitu\w+|rientra|return\w*|colleague on|collega in)\b/),
    evenDenied: true,
  },
];
