import type { Phrase } from "../find/phrases.ts";

/** Those whom a young thing, market or customer belongs to. */
const things =
  "(?:azienda|aziende|realta|startup|start-up|start up|societa|impresa|brand|marchio|mercato|settore|agenzia|studio|cooperativa|organizzazione|associazione|pubblico|clientela|target|catena|gruppo industriale|casa editrice|company|business|brand|market|firm|organi[sz]ation|sector|industry|agency|scale-up|scaleup|field|discipline|audience|negozio|cantina|festival|museo|teatro|scuola|ospedale|hotel|ristorante|quartiere|citta|universita|ente|fondazione|etichetta|rivista|casa|impianto|vigneto|bottega|laboratorio|progetto|ditta|tecnologia|prodotto|canale|software house|struttura|winery|city|school|restaurant|magazine|label|town|university|museum|district|technology|product|channel|project|orchard|trees|studio|shop|store|publisher|charity|foundation|bank|banca|economy|nation|country|paese|vitigno|vigna|vigneti|vineyard|winery|vine|wood|bosco|olivet\\w+|formaggio|cheese|whisky)";
const others =
  "(?:pazienti|lettori|clienti|utenti|studenti|studentesse|adulti|atleti|visitatori|ospiti|imprese|aziende|consumatori|startup|allievi|pubblico|children|adults?|patients?|offenders?|learners?|readers?|customers?|audiences?|students?|athletes?|players?|consumers?|users?|mothers?|families|residents?|clients?|visitors?|guests?|horses?|animals?|wines?|vino|vini|vigneti|piante|plants?)";
const served =
  "\\b(?:garanzia|politiche|servizi|progetti|attivita|laboratori|assistenza|educa\\w+|formazione|formare|supporto|supportare|orientamento|centro|rivolt\\w+|sostegno|accompagna\\w+|insegna\\w+|segu\\w+|marketing|comunica\\w+|prodotti|support\\w*|teach\\w*|help\\w*|mentor\\w*|work(?:ing)? with|services?|programmes?|programs?|projects?|products?|appeal\\w*|mentoring)(?: \\w+){0,4} $";

/** Young people, not young wines: somebody is sought, or the team is described. */
const somebody =
  /\b(?:cerc\w+|ricerc\w+|selezion\w+|assum\w+|candidat\w*|person[ae]|profil[oi]|risors[ae]|figur[ae]|team|gruppo|squadra|staff|ambient[ei]|contest[oi]|clima|atmosfera|organico|collegh[ie]|collega|collabora\w+|talent[oi]?|ideal[ei]|adatt\w+|rivolt\w+|laureat\w+|motivat\w+|dinamic\w+|ragazz\w|mentalita|spirito|sei|siamo|unisciti|entrerai|lavorerai|troverai|equipe|gradit\w+|prefer\w+|desider\w+|opportunita|adulti|professionist\w+|energi\w+|seek\w*|look\w*|join\w*|candidates?|applicants?|person|people|crew|colleagues?|atmosphere|environment|vibe|bunch|minds|teams?|we are|hire|hiring|hires|recruit\w*|ideal|want\w*|need\w*|spirit|workforce|culture|place|who|you)\b/;

export const ageWords: readonly Phrase[] = [
  {
    says: ["giovan(?:e|i|issim[oaie])(?: eta)?", "giovanil[ei]", "young(?:er|ish|sters?)?(?! than)", "youthful"],
    onlyIn: somebody,
    notBefore: new RegExp(`^(?: e [a-z]+| and [a-z]+|, [a-z]+)? (?:${things}|${others})\\b|^ (?:people|person)(?! (?:to join|who (?:want|can|like)|for our))`),
    notAfter: new RegExp(
      `\\b${things}(?: \\w+){0,2}(?:,| e| ed| and| molto| ancora)* $|\\b(?:flotta|mezzi|parco|vino|vini|vigne|edificio|impianto|fleet|building|vineyard|wine)(?: [a-z]+){0,3} $|\\b(?:non solo |non piu )$|\\b(?:child|adolescent|bambini e|ragazzi e|minori e|adolescenti e|children and|anziani e|elderly and) $|\\b(?:per|di|ai|agli|con|dei|degli|tra|fra|for|with|of|to|by|among|from)(?: i| gli| the| our| some)? $|${served}`,
    ),
  },
  {
    // "Cerchiamo giovani", "we hire young people": here the words before decide.
    says: [
      "(?:bunch|group|team|crew|office full|company full|full|made up) of (?:\\w+ )?young\\w*(?: people| professionals| colleagues)?",
      "(?:team|gruppo|squadra|staff|compagnia|ufficio) (?:\\w+ )?(?:di|da) (?:\\w+ )?giovani",
      "(?:cerchiamo|ricerchiamo|cercasi|selezioniamo|assumiamo|rivolt[oa] a|riservat[oa] a|ideale per|opportunita per|occasione per|pensat[oa] per|adatt[oa] a|adatt[oa] ai|rivolt[oa] ai|looking for|seeking|we want|we hire|hiring|we need|ideal for|recruiting|perfect for|suits) (?:[\\w']+ ){0,5}?(?:giovani?|young people|young person|young adults?|young)",
    ],
    notBefore: new RegExp(`^ (?:${things}|${others})\\b`),
    notIn: /\b(?:lavorare con|to work with|who (?:work|worked) with)\b/,
  },
  {
    says: [
      "nativ[oaie](?:/[aoei])? digital[ei]",
      "digital natives?",
      "millennials?|zoomers?|gen[- ]?z(?:ers?)?|(?:generazione|generation) (?:z|alpha|y)",
      "(?:forze|menti|leve) (?:fresche|nuove)|energie fresche|nuove leve|sangue fresco|fresh blood|young blood|young at heart|energia dei vent'anni",
      "(?:vent|trent|quarant)enn[ei]|(?:twenty|thirty)[- ]?somethings?|(?:20|30)-?somethings?",
      "(?:eta media|average age|mean age|median age)(?: [a-z']+){0,6}? (?:\\d\\d|under|bassa|trent\\w*|vent\\w*|low|twenty\\S*|thirty\\S*)(?: anni| years)?",
      "(?:cerchiamo|ricerchiamo|cercasi|selezioniamo|assumiamo|servono|vogliamo|gruppo di|team di|squadra di|tra) (?:dei |due |tre |bravi |alcuni |altri )*(?:ragazzi(?: e ragazze|/e)?|ragazze e ragazzi)",
      "(?:boys and girls|guys and girls|girls and boys|kids|youngsters?)(?= (?:with|who|to|full|ready|for our|wanted))|school leavers? only|(?:fresh out of|straight from) (?:school|university|college)",
      "(?:prossim[ie]|vicin[ie]) alla (?:pensione|quiescenza)|(?:non|no|niente) pensionat[ie]|(?:not |no )?(?:close to|near(?:ing)?|approaching) retirement|retire[ed]+s? need not|no retirees",
      "(?:troppo|non troppo|non) (?:anzian[oaie]|vecch[io]+|avanti con gli anni)(?: per)?|not too old|too old|overqualified seniors|vecchia guardia|old[- ]timers",
      "(?:team|squadra|gruppo|staff|crew|company|azienda) (?:\\w+ ){0,2}?under ?-?(?:30|35|40|trenta|thirty)",
      "(?:siamo|we are|we're|everyone is|everybody is|sono)(?: [a-z']+){0,4}? (?:sotto i|under|below|meno di) (?:i )?(?:thirty|trenta|30|quaranta|forty|40|35|trentacinque)(?: anni)?",
      "eta giovane|giovane eta|spirito giovane|verde eta|nel fiore degli anni|at the start of (?:your|their) life",
    ],
    evenDenied: true,
    notAfter: new RegExp(
      "\\b(?:rivolt\\w+ a|marketing|target|pubblico|clienti|consumatori|client\\w*|audience|customers?|aimed at|comunica\\w+|autobus|mezzi|macchin\\w+|impiant\\w+|fleet|machines?|vehicles?|selling to|vend\\w+ a|attract\\w*)(?: [a-z']+){0,3} $",
    ),
    notBefore: /^ (?:degli autobus|dei mezzi|delle macchine|del parco|degli impianti|della flotta|of (?:the|our) (?:fleet|machines|guests|residents|customers|patients|buildings))/,
  },
];

/** What one says instead: pattern of the plain words, text. */
export const digitalNatives: readonly (readonly [string, string])[] = [
  ["nativ[oa] digitale", "persona a suo agio con gli strumenti digitali"],
  ["nativ[ie] digitali", "persone a loro agio con gli strumenti digitali"],
  ["digital native", "person at ease with digital tools"],
  ["digital natives", "people at ease with digital tools"],
];
