import type { Phrase } from "../find/phrases.ts";

const photo = "(?:foto(?:grafia|grafie|tessera)?|photos?|photographs?|pictures?|headshots?|selfie)";
const send =
  "(?:alleg\\w+|invi\\w+|inser\\w+|includ\\w+|mand\\w+|aggiung\\w+|correda\\w+|caric\\w+|attach\\w*|send\\w*|enclos\\w+|upload\\w*|add|provide|submit)";
const ofThings =
  /^ (?:di|dei|del|delle|della|degli|of|from)(?! te\b| se\b| voi| viso| volto| candidat| yourself| you\b| your face| figura)|^ (?:portfolio|editor|editing|shoot|archive|prodott|dei lavori)/;

export const appearance: readonly Phrase[] = [
  {
    says: [
      `(?:bella|buona|ottima|gradevole|piacevole|curata|eccellente|bellissima|spiccata|distinta|notevole) (?:e curata |e gradevole )?presenza(?! (?:online|web|digitale|sul|in|nel))`,
      `presenza (?:curata|gradevole|fisica|impeccabile|estetica|piacevole|distinta)(?! in| presso)`,
      `(?:di |un |con )?(?:bell'|bell |bel |buon |gradevole |piacevole |ottimo |curato )(?:e curato )?aspetto(?: fisico| estetico)?(?! grafic\\w+| del| della| dei| delle| visiv\\w+)`,
      `aspetto (?:fisico|gradevole|piacevole|curato|attraente|estetico gradevole|impeccabile|avvenente)`,
      `(?:cura|attenzione) (?:del|al|per il) (?:proprio|tuo|suo) aspetto|cura del(?:la propria|la tua) (?:immagine|persona)`,
      `(?:fisico|corporatura|figura) (?:atletic[oa]|asciutt[oa]|prestante|slanciat[oa]|snell[oa]|longiline[oa])|prestanza fisica|bella (?:figura|statura)|di bella immagine|look (?:curato|gradevole|accattivante)|immagine (?:curata|gradevole|impeccabile)(?! del)`,
      `avvenent[ei]|fotogenic[oaie]|photogenic|snell[aoie]|normopeso|attraenti e|bell[ae] ragazz[ae]|ragazz[ae] (?:carin[ae]|bell[ae]|attraent[ei])`,
      `(?:altezza|statura) (?:minima|min\\.?|massima|almeno|non inferiore|superiore|di almeno|richiesta|compresa|da|>|tra|oltre)[^.;\\n]{0,25}\\d`,
      `alt[oaie] (?:almeno|minimo|piu di|oltre|non meno di) (?:1|un metro|m)[^.;\\n]{0,8}|(?:almeno|minimo) 1[.,]\\d\\d(?: ?m| di altezza| metri)`,
      `peso (?:forma|proporzionato|massimo|max|non superiore|inferiore|adeguato all'altezza|corporeo)|taglia (?:massima |max )?(?:3[68]|4[0246]|xs|s|m)(?! del)`,
      `(?:senza|no|niente|assenza di|nessun) (?:tatuaggi\\w*|piercing)|(?:no|without) (?:visible )?(?:tattoos?|piercings?)`,
    ],
    evenDenied: false,
    notBefore:
      /^ (?:grafic|del(?:la|le|l'|lo)? (?!person|propri|candidat)|visiv|sul web|online|sui social|nel settore|sul mercato|sul territorio|commerciale)/,
    notAfter:
      /\b(?:prodotti|articoli|locale|negozio|vetrin\w+|piatt[oi]|scaffal\w+|packaging|merce|banco) (?:\w+ ){0,3}$/,
  },
  {
    says: [
      `(?:cv|curriculum(?: vitae)?|resume|candidatur\\w+|applications?|domanda) (?:aggiornat[oaie] |dettagliat[oaie] |recente )?(?:corredat[oaie] (?:di|da)|complet[oaie] (?:di|da)|con|provvist[oaie] di|munit[oaie] di|e|ed|\\+|with|including|plus|and|together with|insieme a) (?:un[ao]? |la |una tua |a |an |your |recent |recente |full[- ]length |passport[- ]size |professional )*${photo}`,
      `${send} (?:\\w+ ){0,5}?(?:un[ao]? |la |una tua |la tua |a |an |your |recent |recente )?${photo}`,
      `${photo} (?:recent[ei]|a figura intera|a mezzo busto|primo piano|obbligatori[ae]|gradit[ae]|richiest[ae]|necessari[ae]|aggiornat[ae]|in primo piano|al cv|nel cv|sul cv|formato tessera|tessera|required|mandatory|on your cv|on the cv|of yourself|attached)`,
      `(?:gradit[ae]|indispensabile|obbligatori[ae]|richiest[ae]|necessari[ae]|recent|full[- ]length|passport[- ]size) (?:la |una |a )?(?:${photo})`,
    ],
    notBefore: ofThings,
    notIn:
      /(?:portfolio|prodott|clienti|cantier|immobil|piatti|products?|dishes|properties|customers?|veicol|merce|social|shooting|eventi|matrimoni|articoli)/,
  },
  {
    says: [
      `good[- ]looking|good looks|well[- ]groomed|handsome|(?:pleasant|smart|attractive|neat|nice|presentable|polished|good|immaculate|professional|pleasing|well-kept) (?:physical )?(?:appearance|looks?|figure|physique)|presentable (?:person|candidate)|physical (?:appearance|attractiveness)`,
      `(?:must be|be|is|are|physically|naturally|young and|you are|you're|should be|looking for an?|seeking an?|and) attractive(?! (?:and \\w+ )?(?:salary|package|pay|benefits?|offer|bonus|compensation|remuneration|working|conditions?|location|prices?|products?|design|displays?|career|environment|workplace|content|opportunit\\w+|rates?|terms?|wage|incentiv\\w+|commission|deals?|to ))`,
      `attractive (?:(?:and|,) \\w+ )?(?:person|people|candidates?|applicants?|women|woman|men|man|girls?|lady|ladies|hostess\\w*|personality|staff|individuals?|receptionist|waitress|team members?)`,
      `beautiful (?:girls?|woman|women|lady|ladies|person|people)|pretty (?:girls?|face|woman)|slim|athletic (?:build|figure|physique|body)|model looks|dress size|slender`,
      `(?:minimum height|height (?:of )?(?:at least|minimum|min\\.?|above|over)|(?:at least|minimum|min\\.?|taller than|over) 1[.,]?\\d\\d ?(?:m|cm|metres|meters)?(?: tall| in height)?|\\d{3} ?cm tall)|height (?:and|or) weight|height: ?\\d|weight (?:proportionate|proportional|under|below|in proportion)|maximum weight`,
    ],
    notBefore: /^ (?:margins?|fit|of (?:the|our) (?:store|shop|product|window|dish)\w*|design|code)/,
    notAfter:
      /\b(?:products?|store|shop|window|displays?|shelves|dishes|website|brand|packaging|rooms?|tables?)(?: \w+){0,3} $/,
  },
];

const faithIt =
  "(?:cattolic[oaie]|cattoliche|cristian[oaie]|musulman[oaie]|islamic[oaie]|islamiche|ebre[oaie]|ebraic[oaie]|evangelic[oaie]|protestant[ei]|ortodoss[oaie]|buddist[aei]|induist[aei]|testimoni di geova|ate[oaie]|credent[ei]|non credent[ei]|religios[oaie]|agnostic[oaie])";
const faithEn =
  "(?:catholics?|christians?|muslims?|jews|jewish|islamic|evangelicals?|protestants?|orthodox|buddhists?|hindus?|jehovah's witnesses|atheists?|believers?|non-believers?|religious)";
const ask =
  "(?:indica\\w*|dichiar\\w+|specific\\w+|qual(?:e)? e|quali sono|di che|di quale|what(?: is|'s| are)|state|indicate|specify|declare|which)";
const employers =
  /\b(?:istituto|istituti|scuol\w|universita|ospedale|ente|enti|fondazione|parrocchia|diocesi|cooperativa|associazione|ispirazione|school|university|hospital|charity|foundation|college|organi[sz]ation|museum|storia|history|studi\w*|arte|cucina|feste) (?:\w+ ){0,2}$/;

export const belief: readonly Phrase[] = [
  {
    says: [
      `(?:di |della stessa )?(?:fede|religione|confessione|credo) (?:religios[ao] )?${faithIt}`,
      `${faithIt} praticant[ei]|praticant[ei] ${faithIt}|praticant[ei] (?:la )?(?:fede|religione)(?: \\w+)?`,
      `(?:solo|soltanto|esclusivamente|unicamente|essere|preferibilmente|candidat[oaie]|person[ae]|personale|cerchiamo|preferiamo|gradit[oaie]|insegnant[ei]|educator[ei]|collaborator[ei]) (?:un |una |di fede |person[ae] |candidat[oaie] )*${faithIt}`,
      `(?:of|share|sharing|shares|profess\\w*|committed to|practi[sc]\\w+) (?:the |our |a |strong )?(?:${faithEn} )?faith`,
      `(?:practi[sc]ing|committed|devout|only|must be (?:an? )?|be an?|preferably|baptised|baptized|church-going|churchgoing) (?:practi[sc]ing )?${faithEn}`,
      `${faithEn} (?:only|preferred|candidates?|applicants?|faith required)`,
      `battezzat[oaie]|certificato di battesimo|lettera del parroco|baptis[me]\\w* certificate|church ?goers?|frequentare la (?:parrocchia|chiesa)|church member(?:ship)?`,
      `${ask} (?:il |la |le |i |your |tuo |tua |tue |tuoi |proprio |propria |proprie |own )*(?:religione|credo|fede|religion|faith|religious beliefs?|convinzioni|opinioni politiche|idee politiche|orientamento (?:politico|sessuale|religioso)|political (?:views|opinions?|affiliation|party)|sexual orientation|party|partito)`,
      `(?:senza|no) (?:il )?(?:velo|hijab|burqa|turbante|headscarf|headscarves|turbans?)|(?:no|without a) (?:hijabs?|headscarf|headscarves|veils?|turbans?)`,
    ],
    notAfter: employers,
  },
  {
    says: [
      `(?:no|niente|astenersi|esclus[ie]|non (?:si )?(?:accett\\w+|assum\\w+|cerc\\w+)|we do not (?:hire|accept)|we don't (?:hire|accept)) (?:candidat\\w+ |persone |personale |any )?(?:${faithIt}|${faithEn}|gay|lesbich[ea]|omosessual[ei]|trans|lgbt\\w*|homosexuals?|lesbians?|queers?|sindacalist[ie]|sindacalizzat[ioae]|sindacati|iscritti (?:al|a) sindacat\\w+|union (?:members?|activists?)|unionists?|trade unionists?|comunist[ei]|fascist[ei]|communists?|activists?|attivist[ei])`,
      `(?:non|no) (?:essere )?(?:iscritt[oaie]|aderent[ei]|appartenent[ei]|tesserat[oaie])(?:/[aoei])? (?:ad? |al |alla |ai |alle |agli )?(?:alcun |nessun |un |una )?(?:sindacat\\w+|partit\\w+|organizzazion\\w+ sindacal\\w+|cgil|cisl|uil)`,
      `non sindacalizzat[oaie]|non[- ]union(?:ised|ized)?|not (?:be )?(?:an? )?(?:union|trade union) members?|not (?:be )?(?:a )?members? of (?:any |a )?(?:trade )?union|not belong to (?:any |a )?(?:trade )?(?:union|party|political)|(?:trade )?union(?: members?| activists?)? need not apply`,
    ],
    evenDenied: true,
  },
  {
    says: [
      `(?:sei |essere |iscritt[oaie]|tesserat[oaie]|aderent[ei]|appartenent[ei]|simpatizzant[ei]|militant[ei]|appartenenza|iscrizione|adesione|tessera)(?:/[aoei])? ?(?:iscritt[oa]/?[ao]? |tesserat[oa]/?[ao]? |membro )?(?:ad? |al |alla |del |di |della |ai |ad un |per )?(?:un |una |qualche )?(?:sindacat\\w+|partit[oi](?! iva)|organizzazion\\w+ sindacal\\w+|cgil|cisl|uil|movimento politico|associazione politica)`,
      `(?:idee|opinioni|convinzioni|simpatie|orientamento|fede|posizioni|visione) politic[oahe]+`,
      `apolitic[oaie]|di (?:destra|sinistra|centrodestra|centrosinistra)(?! (?:del|orograf))`,
      `(?:eterosessual[ei]|heterosexuals?|straight) (?:only|candidates?|preferred|people)|(?:solo|must be|only|essere|preferibilmente) (?:eterosessual[ei]|heterosexuals?|straight)|eterosessual[ei]|heterosexual`,
      `(?:member|members|membership) (?:of|in) (?:a |any |the |our )?(?:trade union|union|political party|party)|(?:trade )?union member(?:s|ship)?|party member(?:s|ship)?|(?:are you|do you belong)(?: \\w+){0,5} (?:union|political party|church)|political (?:views|opinions?|affiliation|beliefs?)|share our (?:political|religious|christian|catholic) (?:views|values|beliefs?)|(?:conservative|left-wing|right-wing|liberal) (?:views|values|candidates?)`,
    ],
    notAfter:
      /\b(?:rapporti|relazioni|trattative|relations|negotiat\w+|dealing|liais\w+|contrattazion\w+)(?: \w+){0,3} $/,
  },
];

export const health: readonly Phrase[] = [
  {
    says: [
      `(?:sana|robusta)(?: e (?:sana|robusta))? costituzione(?: fisica)?|costituzione (?:fisica )?(?:sana|robusta)(?: e \\w+)?`,
      `(?:in |di |con |gode\\w* di |godere di )?(?:ottim[aeo]|perfett[aeo]|buon[aeo]?|piena|eccellent[ei]) (?:stato di |forma e )?(?:salute|forma fisica|forma psicofisica|condizioni (?:fisiche|di salute|psicofisiche|psico-fisiche)|condizione fisica|integrita fisica)`,
      `(?:person[ae]|fisicamente|candidat[oaie]) (?:san[oaie]|integr[oaie]|prestant[ei]|abil[ei])(?! a| per)`,
      `(?:senza|assenza di|nessun[ao]?|priv[oaie] di|esent[ei] da|non (?:ha|hai|abbia|avere|aver|soffr\\w+)(?: di)?) (?:alcun[ao]? |particolari |gravi )?(?:patologi[ae]|malatti[ae]|disabilita|handicap|invalidita|limitazion[ei] (?:fisic\\w+|motori\\w+)|problem[ai] (?:fisic[oi]|di salute|di schiena|alla schiena|motori)|disturbi|menomazion[ei]|impedimenti fisici)`,
      `(?:no|niente|astenersi|esclus[ioae]|non (?:si )?(?:accett\\w+|assum\\w+|cerc\\w+|adatt[oa]|idone[oa])(?: a| per| candidature di)?) (?:le |gli |i |a |da |persone |candidat\\w+ |appartenenti (?:a|alle) )*(?:invalid[ioae]|disabil[ei]|categorie protette|portatori di handicap|handicappat[ioae]|con disabilita|malat[ioae]|diabetic[ioae]|depress[ioae]|fumator[ei]|fumatrici)`,
      `(?:fumator[ei]|disabil[ei]|invalid[ei]) (?:astenersi|esclus[ie]|no\\b)`,
      `normodotat[oaie]|abil[ei] al 100 ?%|non (?:essere )?(?:fumator[ei](?:/trice|/trici)?|fumatric[ei])|non (?:fumi|fuma|fumare)(?! nei| in| negli)`,
      `(?:test|esame|esami|accertament\\w+) (?:di gravidanza|hiv|dell'hiv|del sangue|tossicologic\\w+ preventiv\\w+)|sieropositiv[oaie]|test di gravidanza negativo`,
      `(?:hai|ha|soffri|soffre|soffrite|avete|hai mai avuto|sei affett[oa](?:/[ao])?)(?: \\w+){0,3} (?:problemi di salute|malattie|patologie|disabilita|invalidita|allergie|malattie croniche|disturbi|depressione|problemi fisici)`,
      `(?:quanti|quante) (?:giorni|assenze)(?: \\w+){0,4} malattia|assenze per malattia|cartella clinica|stato di salute|sei (?:disabile|invalid[oa]|fumatore|fumatrice|un fumatore|in buona salute)|fumi\\b`,
      `certificato di (?:buona salute|sana)`,
    ],
    evenDenied: true,
    notIn:
      /(?:ambient\w+|area|aree|local\w+|spaz\w+|sal[ae]|camer[ae]) (?:per )?non fumator|sorveglianza sanitaria|81\/2008|81\/08|medico competente|68\/1999|68\/99|l\. ?68|assistenza (?:a|alle)|assister\w+|non (?:chied|import|conta|si chied)\w*|tutela della salute|polizza|assicurazion\w+|promuov\w+|clienti|pazient\w+|ospiti|benessere/,
    notAfter:
      /\b(?:stato patrimoniale|bilancio|assist\w+|supporto a|sostegno a|inclusione di|cura di|terapi\w+) (?:\w+ ){0,2}$/,
  },
  {
    says: [
      `(?:in |enjoy |of |be in )?(?:perfect|excellent|good|robust|full|top) (?:physical |general |mental )?(?:health|physical condition|physical shape|physical fitness)(?! (?:insurance|benefits|plan|care|and safety|coverage|cover|services?|outcomes?|system))`,
      `able[- ]bodied|physically fit|(?:must be|be) (?:healthy|fit and healthy|physically healthy)|healthy (?:candidates?|individuals?|person|people|applicants?)(?! lifestyle)`,
      `(?:no|without|free (?:from|of)|not have|nor) (?:any )?(?:disabilit(?:y|ies)|disabled (?:people|candidates|persons|applicants)?|health (?:issues|problems|conditions)|medical (?:issues|problems|conditions)|chronic (?:illness|conditions?|diseases?)|illness(?:es)?|diseases?|physical (?:limitations?|impairments?|disabilities)|handicaps?|back problems|mental health (?:issues|problems|conditions))`,
      `disabled(?: people| candidates| applicants| persons)? (?:need not|should not|not)|not suitable for (?:disabled|people with disabilities|persons with disabilities)`,
      `pregnancy test|hiv test|blood test|medical history|sick (?:days|leave)(?: \\w+){0,4} (?:last|past|taken|did you)|how many sick days|health (?:history|status|condition)|state of (?:your )?health`,
      `non[- ]?smok(?:er|ers)|non[- ]?smoking (?:candidates?|person|people|applicants?|staff)|no smokers|smokers need not|(?:do|are) you (?:a )?(?:smoke|smoker|disabled|suffer\\w*)|(?:do|have) you (?:ever )?(?:have|had|suffer\\w*)(?: \\w+){0,5} (?:illness(?:es)?|diseases?|disabilit\\w+|health (?:problems|issues|conditions)|medical conditions?|depression)`,
    ],
    evenDenied: true,
    notIn:
      /(?:do not|don't|never|won't|will not) (?:ask|consider)|occupational health|as required by law|d\.lgs|81\/2008|smoke-free|non-smoking (?:area|environment|site|building|workplace|office)|patients?|clients?|customers?|insurance|welcome|support (?:for )?people/,
  },
];
