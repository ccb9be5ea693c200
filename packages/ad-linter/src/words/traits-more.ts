import type { Phrase } from "../find/phrases.ts";
import { demands, gives, questions, refusals } from "./demand.ts";

const any = (...ones: RegExp[]): RegExp => new RegExp(ones.map(({ source }) => source).join("|"));

const photo = "(?:foto(?:grafi[ae]|tesser[ae])?|photos?|photographs?|pictures?|headshots?|selfies?|snapshots?|portraits?)";
const things =
  /\b(?:prodott\w*|articol\w*|local[ei]|negozi\w*|vetrin\w*|piatt[oi]|scaffal\w*|packaging|merc[ei]|banc\w+|tavol\w*|stand|grafic\w*|sito|siti|app|interfacc\w*|impaginazion\w*|test[io]\b|document\w*|arred\w*|camer[ae]|showroom|giardin\w*|facciat\w*|products?|store|shops?|window|displays?|shel(?:f|ves)|dish\w*|website|brand\w*|rooms?|tables?|layout|design|interfaces?|pages?|slides?|report\w*|online|web|social|digital\w*|salary|package|pay|benefits?|offer|bonus|compensation|remuneration|working conditions|location|prices?|career|environment|workplace|content|opportunit\w+|rates?|terms|wages?|incentiv\w+|commission|buildings?|gardens?|food|plates?|mobili|immobil\w*|retribu\w+|pacchetto|stipendi\w*|territori\w*|capillar\w*|radicat\w*|mercat\w*|internazional\w*)\b/;
const works =
  /\b(?:portfolio|prodott\w*|client\w*|cantier\w*|immobil\w*|piatt\w*|products?|dish\w*|propert\w*|customers?|veicol\w*|merc[ei]|social|shooting|event\w*|matrimoni\w*|articol\w*|damage\w*|danni|lavor[io] (?:svolt|finit|realizzat)\w*|passport photos|gallery|galler\w*|stampa\w*|print\w*|editing|edit|catalog\w*|instagram|reportage|archiv\w*|e-commerce|posts?|weddings?|mostr\w*|exhibition\w*|museum|museo|post)\b/;

export const appearance: readonly Phrase[] = [
  {
    says: [
      `(?:senza|priv[ei] di|sprovvist\\w+ di|without|lacking|with no)(?: \\w+){0,2}? ${photo}(?: [\\w']+){0,4}? (?:non|scartat\\w+|cestinat\\w+|esclus\\w+|ignorat\\w+|not|discarded|ignored|rejected|binned|excluded|will be)(?: \\w+){0,3}`,
    ],
    evenDenied: true,
  },
  { says: [`(?:non|no|niente|not|never|escl\\w+)(?: [\\w']+){0,4}? (?:sovrappeso|obes[oaie]|grass[oaie]|overweight|obese)`], evenDenied: true },
  {
    says: [
      `(?:bella|buona|ottima|gradevole|piacevole|curata|eccellente|bellissima|spiccata|distinta|notevole|impeccabile|ordinata)(?: e \\w+)? (?:presenza|apparenza|immagine personale)`,
      `presenza (?:curata|gradevole|fisica|impeccabile|estetica|piacevole|distinta|attraente|scenica|ordinata)`,
      `(?:bell'|bell |bel |buon |gradevole |piacevole |ottimo |curato |bello )(?:e \\w+ )?aspetto(?: fisico| estetico)?|aspetto (?:\\w+ )?(?:e \\w+ )?(?:fisico|gradevole|piacevole|curato|attraente|estetico|impeccabile|avvenente|ordinato|giovanile)|(?:cura|attenzione|curare) (?:del|al|per il|il) (?:proprio|tuo|suo) aspetto|cura della (?:propria|tua) (?:immagine|persona)`,
      `(?:fisico|corporatura|figura|silhouette|linea) (?:atletic[oa]|asciutt[oa]|prestante|slanciat[oa]|snell[oa]|longiline[oa]|armonios[oa]|perfett[oa])|prestanza fisica|bella (?:figura|statura)|(?:di )?bella immagine|look (?:curato|gradevole|accattivante)|(?:di )?(?:bell'|bel)[ -]?(?:viso|volto|sorriso|portamento)|portamento (?:elegante|distinto|fiero)|(?:viso|volto) (?:pulito|gradevole|espressivo)|capelli (?:lunghi|corti|curati|biondi)|aspetto (?:distinto|elegante|fresco|telegenico|seducente)|aspetto esteriore|qualita estetiche|prestanza|(?:bella|gradevole) estetica`,
      `avvenent[ei]|piacent[ei]|fotogenic[oaie]|photogenic|snell[aoie]|magr[oaie]|normopeso|longiline[oaie]|carin[oaie]|bell[aeo] ragazz[aoe]|bellezza|gradevol[ei] (?:alla vista|d'aspetto)|attraent[ei]|affascinant[ei]|telegenic[oaie]|bellocci[oae]|(?:volti|visi|facce) (?:fresch[ie]|nuov[ie]|bell[ie]|pulit[ie]|giovan[ie])|fisic[oi] (?:tonic[oi]|scultore[oi]|perfett[oi]|bell[oi])`,
      `(?:altezza|statura)(?: \\w+){0,3}? (?:minima|min\\.?|massima|almeno|non inferiore|superiore|richiesta|compresa|minimo|oltre|sopra|di|da|tra|:)[^.;\\n]{0,20}?(?:1[.,]\\d+|1\\d\\d\\b|un metro)|alt[oaie](?:/[aoei])? (?:almeno|minimo|piu di|oltre|non meno di|un metro|1[.,]\\d)[^.;\\n]{0,12}|(?:almeno|minimo) 1[.,]\\d\\d|\\d{3} ?cm di altezza|1[.,]\\d\\d ?m? di altezza`,
      `peso e altezza|altezza e peso|peso (?:forma|proporzionato|massimo|max|non superiore|inferiore|adeguato|corporeo|sotto)|taglia (?:massima |max |non oltre la )?(?:3[68]|4[0246]|xs|s|m)|(?:indice di )?massa corporea`,
      `(?:senza|no|niente|assenza di|nessun[oa]?|privi? di|non (?:avere|avr\\w+|ha|hai)|coprire i|visibili|without|no|not have|free of|hide)(?: \\w+){0,2} (?:tatuagg\\w+|piercing|tattoos?|piercings?|dreadlocks)|(?:tatuaggi|piercing|tattoos)(?: \\w+){0,3} (?:non|vietat\\w+|not|esclus\\w+)`,
    ],
    notNear: things,
    onlyIn: any(demands, refusals, questions, /presenza|aspetto|altezza|statura|\bcon\b|\bwith\b|offr/),
    notIn: /(?:pesi|carichi) (?:fino|oltre|di|superiori)|scaffal\w+ alt|in altezza|lavori in quota/,
    notAfter: /\b(?:in|sulla|nella) $/,
  },
  {
    says: [
      `(?:alleg\\w+|invi\\w+|inser\\w+|includ\\w+|mand\\w+|aggiung\\w+|corred\\w+|complet\\w+|caric\\w+|provvist\\w+|munit\\w+|accompagn\\w+|unit\\w+|unire|attach\\w*|send\\w*|enclos\\w+|upload\\w*|add|provide\\w*|submit\\w*|includ\\w+|supply|with|accompanied by|con)(?: (?!senza|without|no |non |not )[\\w'-]+){0,6}? ${photo}`,
      `(?:una |la |un'|l')?(?:tua|vostra|propria) (?:immagine|foto\\w*)|immagine a figura intera|${photo}(?: [\\w'-]+){0,4}? (?:recent[ei]|figura intera|mezzo busto|primo piano|obbligatori\\w+|gradit\\w+|richiest\\w+|necessari\\w+|aggiornat\\w+|al cv|nel cv|sul cv|formato tessera|tessera|required|mandatory|on your cv|on the cv|of yourself|of you|attached|curriculum|candidatura|with your|to your|cv|application)`,
      `(?:gradit[ae]|indispensabile|obbligatori[ae]|richiest[ae]|necessari[ae]|serve|recent|full[- ](?:length|body)|passport[- ](?:size|style)|professional) (?:anche )?(?:la |una |a )?(?:\\w+ )?${photo}`,
      `(?:cv|curriculum|resume|application|candidatura) (?:\\w+ ){0,2}(?:con|e|\\+|and|plus|with|including) (?:\\w+ ){0,2}${photo}`,
    ],
    onlyIn: /\b(?:cv|curriculum\w*|resume|candidat\w+|appl\w+|domanda|alleg\w+|inviare|invia|inviaci|attach\w*|enclos\w+|upload|mail|e-mail|send|obbligatori\w+|richiest\w+|gradit\w+|required|please|recente|recent|figura intera|tessera|full-length|carica|mandaci|selezion\w*|yourself|di te|del viso)\b/,
    notNear: works,
    notBefore: /^ (?:di|dei|del|delle|della|degli|of|from|editor|editing)(?! te\b| se\b| voi| viso| volto| candidat| yourself| you\b| your face| figura)/,
  },
  {
    says: [
      `good[- ]looking|(?:good|great|stunning|model|striking|nice|elegant|beautiful|fine) looks|well[- ]groomed|handsome|easy on the eye|pleasing to (?:the eye|look at)|nice to look at|(?:pleasant|smart|attractive|neat|nice|presentable|polished|good|immaculate|pleasing|well-kept|excellent|impeccable|tidy|clean-cut|physical|personal|youthful|striking)(?: and \\w+)?(?: physical| personal)? (?:appearance|looks?|figure|physique|face|smile)|presentable|smartly turned out|turn(?:s|ing)? heads|look the part|eye[- ]catching (?:person|people|staff|figure)|striking (?:looks|figure)|model (?:height|figure)|nice figure|fit body|look(?:s|ing)? (?:good|great|nice|beautiful|stunning) (?:in|on|at|behind|wearing)|(?:tall|slim|elegant)(?:,| and) (?:slim|tall|elegant)|appealing (?:looks|appearance|figure)|physical (?:attractiveness|beauty)|looks (?:matter|count|are important)|clean-shaven`,
      `attractive|beautiful (?:girls?|woman|women|lady|ladies|person|people|smile|face)|pretty (?:girls?|face|woman)|slim|slender|athletic (?:build|figure|physique|body)|(?:dress|clothes) size|model[- ]like|charming looks|sexy`,
      `(?:minimum height|height (?:of )?(?:at least|minimum|min\\.?|above|over|requirement)|(?:at least|minimum|min\\.?|taller than|over|above) 1[.,]?\\d\\d ?(?:m|cm|metres|meters)?(?: tall| in height)?|\\d{3} ?cm tall|\\d feet)|height (?:and|or) weight|(?:your )?height: ?\\d|weight (?:proportionate|proportional|under|below|in proportion)|maximum weight|body mass|state your height|(?:your|of) height`,
    ],
    onlyIn: any(demands, refusals, questions, /appearance|looks|\byou\b/),
    notNear: things,
    notBefore: /^ (?:margins?|fit|code|shelves|for)/,
    notIn: /(?:loads?|boxes|pallets?|packages?|work(?:ing)?) (?:at|up to|over)|at height|our (?:food|hotel|office|shop)/,
  },
];

const faith =
  "(?:cattolic[oaie]|cattoliche|cristian[oaie]|musulman[oaie]|islamic[oaie]|islamiche|ebre[oaie]|ebraic[oaie]|evangelic[oaie]|protestant[ei]|ortodoss[oaie]|buddist[aei]|induist[aei]|testimoni di geova|ate[oaie]|credent[ei]|non credent[ei]|agnostic[oaie]|catholics?|christians?|muslims?|jews|jewish|evangelicals?|protestants?|orthodox|buddhists?|hindus?|jehovah's witness(?:es)?|atheists?|believers?|non-believers?|churchgoers?)";
const employers =
  /\b(?:istitut[oi]|scuol[ae]|universita|ospedal[ei]|ent[ei]|fondazion[ei]|parrocchi[ae]|diocesi|cooperativ[ae]|associazion[ei]|ispirazione|musei?|museo|editric[ei]|casa editrice|collegi[oo]?|oratori[oo]?|convent[oi]|schools?|university|hospitals?|charity|foundation|college|organi[sz]ation|museum|storia|history|studi\w*|arte|art|cucina|feste|turism\w*|pellegrin\w*|pilgrim\w*|libri|books|canti|music\w*|cimiter\w*|patrimonio|heritage|bishop\w*|docente di|insegnante di|ora di|teacher of|teach|insegna\w*)(?: [\w']+)? $/;
const unionTalk =
  /\b(?:rapport[oi]|relazion\w+|trattativ\w+|relations|negotiat\w+|dealing|liais\w+|contrattazion\w*|accord[oi]|agreements?|agreed|dati|data|gdpr|privacy|rsu|rappresentan\w+|firmat\w*|collective)\b/;

export const belief: readonly Phrase[] = [
  {
    says: [
      `(?:no|niente|astenersi|esclus[ioae]|non (?:si )?(?:assum|accett|prend|cerc|valut|consider|vogli|ammett)\\w*|(?:do not|don't|won't|will not|never|not) (?:hire|accept|employ|take|want|consider|tolerate))(?: [\\w']+){0,4}? ${faith}`,
      `sei (?:praticante|credente|religios[oa](?:/[ao])?|cattolic[oa](?:/[ao])?|battezzat[oa](?:/[ao])?)|are you (?:religious|a believer|practising|observant)`,
      `${faith}(?: [\\w']+){0,2}? (?:astenersi|esclus[ie]|need not|will not|won't|cannot|are not|non (?:saranno|sono|verranno|possono|ammess\\w+))(?: \\w+){0,2}`,
      `(?:frequenta\\w*|va\\w*|vai|attend\\w*|going|go)(?: [\\w']+){0,3}? (?:parrocchia|chiesa|messa|church|mass|mosque|temple|moschea)(?: \\w+)?|(?:battezzat[oaie]|certificato di battesimo|baptis\\w+|baptiz\\w+)`,
      `(?:con il|col|with a|with the|wearing|portare il|porta il|indossa\\w*|wear)(?: (?:il|un|a|the))? (?:velo|hijab|headscarf|headscarves|turbante?|burqa|crocifisso)`,
      `(?:appartenenza|appartener\\w*|adesione|aderi\\w+|fedelta) (?:alla|a|ai|agli)(?: [\\w']+){0,3}? (?:chiesa|comunita religiosa|dottrina|principi (?:\\w+ )?(?:cattolic\\w+|cristian\\w+)|valori (?:cattolic\\w+|cristian\\w+)|magistero)(?: \\w+)?|(?:principi|valori|dottrina|insegnamento)(?: della \\w+)? (?:cattolic[oai]+|cristian[oai])`,
      `(?:looking for|seeking|seek|hire|hiring|want|need|prefer)(?: \\w+)? an? (?:christian|catholic|muslim|jewish|evangelical|religious) (?!school|hospital|charity|organi[sz]ation|college|community|foundation|music|art|bookshop|publisher|history)\\w+`,
      `(?:vicinanza|fedelta|lealta|simpatia|vicin[oaie]|loyal\\w*|close|closeness) (?:a|al|alla|ai|agli|per il|to|with)(?: [\\w']+){0,2}? (?:partito|sindacato|movimento|chiesa|destra|sinistra|party|church)|tesser[ae] (?:di|del|della)(?: \\w+)? ?(?:partito|sindacato|sindacat\\w+)|(?:partecipato|aderito|fatto|fai|aderisci|took part|taken part|join\\w*|been on|go(?:ne)? on)(?: [\\w']+){0,4}? (?:scioper\\w+|strikes?)`,
    ],
    onlyIn: any(demands, refusals, questions),
    notIn: /\b(?:non (?:e |serve|occorre|importa|conta)\w*|need not be|do not have to|don't have to|regardless|a prescindere|senza distinzion\w+|visit\w* (?:guid|al)|tours?|store|restaur\w+|organ[oi] della)\b(?! (?:assum|ammess))/,
    evenDenied: true,
  },
  {
    says: [
      `(?:di |della stessa |stessa |di una )?(?:fede|religione|confessione|credo) (?:religios[ao] |e \\w+ )?(?:${faith})(?: praticant[ei])?|${faith} praticant[ei]|praticant[ei] ${faith}|praticant[ei] (?:la )?(?:fede|religione)|(?:fede|vita|pratica) (?:cristiana|religiosa|di fede) (?:vissuta|attiva|regolare)|(?:condivid\\w+|professar?\\w*|abbracci\\w+|aderi\\w+)(?: [\\w']+){0,3} (?:fede|religione|valori cristiani|valori cattolici|credo|dottrina)`,
      `(?:solo|soltanto|esclusivamente|unicamente|essere|preferibilmente|candidat[oaie]|person[ae]|personale|qualcuno|chi e|chi sia|cerchiamo|preferiamo|gradit[oaie]|insegnant[ei]|educator[ei]|collaborator[ei]|sei|siano|sia) (?:un |una |di fede |person[ae] |candidat[oaie] |anche )*${faith}`,
      `(?:of|share|sharing|shares|profess\\w*|live|living|committed to|practi[sc]\\w+|strong|personal|active) (?:the |our |a |strong |same |christian |catholic |muslim |jewish |personal )*faith`,
      `(?:practi[sc]ing|committed|devout|only|must be|be|be an?|preferably|baptised|baptized|church-going|churchgoing|are you an?|observant) (?:practi[sc]ing |a |an )*${faith}|${faith} (?:only|preferred|candidates?|applicants?|need not apply|believers?)`,
      `battezzat[oaie]|certificato di battesimo|lettera del parroco|frequentare la (?:parrocchia|chiesa|messa)|(?:va\\w*|vai) (?:a|alla) messa|baptis[me]\\w* certificate|church ?goers?|church member(?:ship)?|attend(?:s|ing)? (?:church|mass)|letter from (?:your|a) (?:priest|pastor)|recommended by (?:your|a) (?:priest|pastor)`,
      `(?:senza|no|vietat[oi]|niente|without|not wear|non indossa\\w*|wearing)(?: [\\w']+){0,2} (?:velo|hijabs?|burqa|turbant[ei]|headscar(?:f|ves)|veils?|turbans?|simboli religiosi|religious symbols)`,
    ],
    onlyIn: any(demands, refusals, questions),
    notAfter: employers,
  },
  {
    says: [
      `(?:religio(?:us|n)|faith|religious|church|political|politic[oah]+e?|religios[oaie]|sessual[ei]|sexual|sindacal[ei]|union|ideological|ideologic[oah]+e?) (?:affiliations?|beliefs?|views?|opinions?|membership|preferences?|leanings?|orientation|convictions?|allegiance|party|persuasion|sympath\\w+|activism|activit\\w+|attivita|fede|simpatie)`,
      `(?:idee|opinion[ei]|convinzion[ei]|simpati[ae]|orientament[oi]|appartenenz[ae]|fede|posizion[ei]|vision[ei]|attivita|adesion[ei]|militanza|credo|ideologia|tessera|affiliazion[ei]) (?:e \\w+ )?(?:politic\\w+|religios\\w+|sindacal\\w+|sessual\\w+|ideologic\\w+)`,
      `(?:la |your |tua |quale |che |what |which |di che |whose )(?:tua |propria )?(?:religione|fede|religion|faith|church|partito|party)(?! iva)`,
      `(?:per chi|chi|cosa|che partito|quale partito)(?: [\\w']+){0,3} (?:vot\\w+)|(?:hai|have you|did you|do you|who)(?: \\w+){0,4}? (?:votat\\w+|vot(?:e|ed|ing)|vot[ia]) ?(?:for|alle|per)?|intenzioni di voto|voting`,
    ],
    onlyIn: any(questions, /prefer\w*|requir\w*|must|richied\w+|gradit\w+|vicin[oaie] (?:a|alle|agli)|compatibil\w+|allinea\w+|in linea|aligned|share|condivid\w+|chied\w+|vogliamo|interess\w+|astener\w*|pregat[oaie]|esclus\w+|turned down|unwelcome|reject\w*|refus\w*|no\b|non\b|without|senza/),
    notNear: any(unionTalk, /\bnon (?:chied|import|conta|guard|tien)\w*|\bdo not ask|\bnever ask|\bdon't ask/),
    notIn: /\b(?:do not ask|never ask|don't ask|won't ask|non chied\w+|regardless|a prescindere|senza distinzion\w+|discriminat\w+|elections? (?:office|campaign)|campagn\w+ elettoral\w+)\b/,
    evenDenied: true,
  },
  {
    says: [
      `(?:iscritt[oaie]|tesserat[oaie]|aderent[ei]|appartenent[ei]|simpatizzant[ei]|militant[ei]|appartenenza|iscrizione|adesione|tessera|attivist[aie]|legat[oaie]|appartieni|aderisc[ie]|vicin[oaie]|membr[oi])(?:/[aoei])? (?:ad? |al |alla |del |di |della |ai |agli |ad un |per |a un |in )?(?:un |una |qualche |alcun |nessun |altr[io] )?(?:sindacat\\w+|partit[oi](?! iva)|organizzazion\\w+ sindacal\\w+|cgil|cisl|uil|usb|cobas|moviment\\w+ politic\\w+|associazion\\w+ politic\\w+|destra|sinistra)`,
      `(?:attivist[aie]|militant[ei]|delegat[oaie]|rappresentant[ei]) (?:sindacal[ei]|politic[oahi]+e?|di partito)|(?:fa|fanno|fare|faccia|facciano|fai) politica|(?:impegnat[oaie]|attiv[oaie]) (?:in politica|politicamente|nel sindacato)|(?:supporters?|members?|followers?|voters?|activists?) of (?:[\\w-]+ ){0,3}?(?:part(?:y|ies)|unions?|movements?)|(?:politically|union) active|active in (?:politics|a union|the union|a party|unions)|(?:involved|engaged) in (?:politics|union)|vote (?:like|for|the same)`,
      `sindacalist[aei]|sindacalizzat[oaie]|non[- ]union(?:ised|ized)?|unionists?|union (?:members?(?:hip)?|activists?|card|activity|cards)|(?:members?|membership|belong\\w*|part|join\\w*|affiliat\\w+|activ\\w+|registered|signed up) (?:of|in|to|with) (?:a |any |the |our |your )?(?:trade |labou?r |\\w+ )?(?:unions?|political part(?:y|ies)|part(?:y|ies)|church(?:es)?|parish|congregation)|(?:no|non|not)(?: \\w+)? union (?:people|folks?|types|members?)|iscrizion[ei] (?:a|ad|al|ai) (?:\\w+ )?(?:sindacat\\w+|partit[oi])`,
      `apolitic[oaie]|di (?:destra|sinistra|centrodestra|centrosinistra)(?! (?:del|orograf))|(?:conservative|left-wing|right-wing|liberal|progressive) (?:views|values|candidates?|people|opinions?|ideas|leanings|politics|sympath\\w+)|apolitical`,
      `eterosessual[ei]|omosessual[ei]|gay|lesbich[ea]|lesbic[ao]|trans(?:gender|essual[ei])?|heterosexuals?|homosexuals?|lesbians?|straight (?:only|candidates?|people|men|man|woman|women)`,
    ],
    onlyIn: any(demands, refusals, questions),
    notNear: unionTalk,
    notIn: /\b(?:pride|inclus\w+|friendly|(?<!not |n't )welcome|ben ?venut\w*|safe space|community|comunita|association|associazion\w+|network)\b/,
    evenDenied: true,
  },
];

const lawful =
  /sorveglianza sanitaria|81\/(?:20)?08|medico competente|visita (?:medica )?(?:pre-?assuntiva|preventiva|di idoneita)|68\/(?:19)?99|l\. ?68|(?:as|by|when|where) (?:the )?law|required by law|prescribed|company doctor|occupational|di legge|per legge|normativa|fitness (?:for|check|certificate)|idoneita alla mansione/;
const healthTalk =
  /\b(?:pazient\w*|utent\w*|assist(?:enza|ere|erai|iamo|ito|ita)|riabilita\w*|assicura\w*|polizz\w*|fondo|insurance|welcome|ben ?venut\w*|inclus\w*|accessibil\w*|patients?|clients?|customers?|users|supporto a\w*|sostegno a\w*|support\w*|promuov\w*|promot\w*|members|gym|devices|educazione|prevenzion\w*|prevention|and safety|e sicurezza|cura (?:di|malatti)|curiamo|bambini|children|relatives?|safety)\b/;
/** A place where nobody smokes. */
const smokeFree =
  /\b(?:ambient[ei]|are[ae]|local[ei]|spazi[oo]?|sal[ae]|camer[ae]|zon[ae]|rooms?|areas?|environment|site|building|workplace|offices?|vehicles?|fleet|policy)(?: \w+){0,2} $/;
const smokeFreeAfter = /^ (?:rooms?|areas?|environment|site|building|workplace|offices?|policy|zone|section)/;

export const health: readonly Phrase[] = [
  {
    // Named at all, where one is to tell or is kept out.
    says: [
      "patologi[ae]|malatti[ae]|invalidita|disabilita|allergi[ae]|handicap|gravi infortuni|illness(?:es)?|diseases?|disabilit(?:y|ies)|ailments?|reduced mobility|mobilita ridotta|medical conditions?|health conditions?|impairments?",
    ],
    onlyIn:
      /\b(?:indica\w*|segnala\w*|dichiar\w+|specific\w+|elenc\w+|ammess\w+|esclu[ds]\w+|precisa\w*|asked about|list|tell us|disclose|declare|report any|(?:not|non)(?: \w+)? (?:suitable|suited|adatt\w+|idone\w+|indicat\w+|compatib\w+)|incompatib\w+)\b/,
    neverAlone: true,
    notIn: lawful,
    notNear: any(healthTalk, gives),
    evenDenied: true,
  },
  {
    says: [
      `(?:sana|robusta)(?: e (?:sana|robusta))? costituzione(?: fisica)?|costituzione (?:fisica )?(?:sana|robusta|forte)(?: e \\w+)?|(?:fisico|corporatura) (?:robust[oa]|forte|resistente|san[oa])`,
      `(?:ottim[aeo]|perfett[aeo]|buon[aeo]?|piena|eccellent[ei]|sana|impeccabile)(?: \\w+)? (?:di )?(?:salute|forma fisica|forma psicofisica|condizion[ei] (?:fisic\\w+|di salute|psicofisic\\w+|psico-fisic\\w+)|integrita fisica|efficienza fisica)|(?:salute|condizion[ei] (?:fisic\\w+|di salute|psico-?fisic\\w+)|forma fisica|stato di salute|integrita fisica)(?: \\w+)? (?:ottim\\w+|perfett\\w+|buon\\w+|eccellent\\w+|impeccabil\\w+|di ferro|ineccepibil\\w+)|salute di ferro`,
      `(?:person[ae]|fisicamente|candidat[oaie]|essere|sia|uomini|donne) (?:san[oaie]|integr[oaie]|prestant[ei]|normodotat[oaie])|normodotat[oaie]|abil[ei] al 100 ?%|fisicamente (?:abil[ei]|in forma|fort[ei]|robust[ioae])`,
      `(?:senza|assenza di|nessun[ao]?|priv[oaie] di|esent[ei] da|non (?:\\w+ ){0,2}(?:ha|hai|abbia|avere|aver|soffr\\w+|presenta\\w*|siano presenti)(?: di)?|no|ne) (?:alcun[ao]? |particolari |gravi |altre |nessun[ao]? )?(?:patologi[ae]|malatti[ae](?! retribuit)|disabilita|handicap|invalidita|limitazion[ei] (?:fisic\\w+|motori\\w+|funzional\\w+)?|problem[ai] (?:fisic[oi]|di salute|di schiena|alla schiena|motori|articolari)|disturb[oi]|menomazion[ei]|impediment[oi] fisic[oi]|allergi[ae]|protesi|deficit|acciacchi)`,
      `(?:no|niente|astenersi|esclus[ioae]|escludiamo|non|ne|tranne)(?: [\\w']+){0,6}? (?:invalid[ioae]|disabil[ei]|categorie protette|portatori di handicap|handicappat[ioae]|persone con disabilita|candidat\\w+ con disabilita|malat[ioae]|diabetic[ioae]|fumator[ei]|fumatric[ei]|cardiopatic[ioae]|epilettic[ioae])`,
      `(?:fumator[ei]|disabil[ei]|invalid[ei]|persone con disabilita|categorie protette)(?: [\\w']+){0,3} (?:astenersi|esclus[ie]|no|non (?:possono|ammess\\w*|idone\\w*|saranno|verranno|sono))`,
      `(?:person[ae]|candidat[oaie]|essere|fort[ei]|robust[oaie])(?: [\\w']+){0,4}? in (?:\\w+ )?salute|(?:non|senza|never|not)(?: [\\w']+){0,4}? (?:farmaci|medicinali|psicofarmaci)`,
      `non (?:essere )?(?:fumator[ei](?:/trice|/trici)?|fumatric[ei])|non (?:fumi|fuma|fumare)(?! nei| in| negli)|chi non fuma`,
      `(?:test|esame|esami|accertament\\w+|analisi|certificat\\w+|prova) (?:\\w+ )?(?:di gravidanza|hiv|dell'hiv|del sangue|di non gravidanza|di buona salute|di sana|di salute)|sieropositiv[oaie]`,
      `(?:hai|ha|soffri|soffre|soffrite|avete|sei|prendi|assumi)(?: [\\w']+){0,4}? (?:problemi di salute|malattie|patologie|disabilita|invalidita|allergie|malattie croniche|disturbi|depressione|problemi fisici|disabile|invalid[oa]|fumator[ei]|fumatrice|farmaci|psicofarmaci|epilessia|diabete)`,
      `(?:quanti|quante) (?:giorni|assenze)(?: [\\w']+){0,5} malattia|assenze per malattia|cartella clinica|(?:sei|essere|stato|stata) in cura|(?:malattia|malattie|patologi[ae]|disturb[oi]|infortun[io]+) (?:grav[ei]|cronic[aoih]+e?|seri[ae]|passat[aeio])|(?:chi|chiunque) (?:fuma|fumi|e malato|ha una malattia|soffre|ha problemi)|(?:le )?tue assenze|(?:tuo|proprio|suo) stato di salute|^fumi\\b|storia clinica|anamnesi`,
    ],
    onlyIn: any(demands, refusals, questions, /costituzione|salute|forma fisica/),
    notIn: any(lawful, /non (?:ti |vi |si )?(?:chied|import|conta|facciamo|guard)\w*|riservat\w+ alle (?:sole )?categorie|anche (?:a|alle|ad) (?:persone|categorie|iscritt)/),
    notNear: healthTalk,
    notAfter: smokeFree,
    evenDenied: true,
  },
  {
    says: [
      `(?:perfect|excellent|good|robust|full|top|sound|strong|great|outstanding)(?: \\w+)? (?:health|physical condition|physical shape|physical fitness|constitution|bodily health)|(?:health|physical condition|fitness)(?: must be| is| should be)? (?:perfect|excellent|impeccable)|clean bill of health|sound in body|peak (?:physical )?(?:condition|shape|fitness)`,
      `able[- ]bodied|(?:physically|medically) (?:fit|robust|strong|healthy|perfect|able)|(?:must be|be|are|and) (?:fully )?healthy|healthy (?:candidates?|individuals?|person|people|applicants?)|fit and healthy`,
      `(?:no|without|free (?:from|of)|not have|nor|not suffer from|not be|never|not)(?: (?:any|a|an|be|been|history of|chronic|serious|physical|suitable for|open to|for|persons?|people|with|hire|employ|consider))* (?:disabilit(?:y|ies)|disabled|health (?:issues|problems|conditions?|complaints)|medical (?:issues|problems|conditions?)|chronic (?:illness(?:es)?|conditions?|diseases?|pain)|illness(?:es)?|diseases?|physical (?:limitations?|impairments?|handicaps?|defects?)|impairments?|handicaps?|handicapped|back (?:problems|trouble|pain)|mental (?:health )?(?:issues|problems|conditions|illness)|ailments?|allerg(?:y|ies)|smok(?:er|ers|es|e))`,
      `(?:persons?|people|candidates?|applicants?|those|anyone)?(?: with| who have)? ?(?:physical |any |a |mental |health )?(?:disabilit(?:y|ies)|impairments?|disabled(?: persons?| people| candidates?| applicants?)?|handicaps?|medical conditions?|chronic (?:illness|conditions?)|health problems)(?: \\w+){0,3}? (?:cannot|can't|need not|should not|must not|are not|is not|will not|won't|not|unsuitable|excluded)(?: \\w+){0,3}`,
      `(?:never|not|rarely|seldom|don't)(?: \\w+)? (?:fall|get|are|be|call in|go off) (?:ill|sick)|(?:not|never|nor)(?: \\w+){0,3} the (?:disabled|sick|handicapped|ill)|(?:any |the |your |list )(?:medicines?|medication|drugs|tablets|pills)(?: you take| you are on)?|(?:treated|treatment|therapy|hospitali[sz]ed) for`,
      `pregnancy test|hiv test|blood test|medical (?:history|records?)|sick (?:days|leave)|days off sick|health (?:history|status|record)|state of (?:your )?health|(?:your|any) (?:medical|health) (?:conditions?|problems|issues)|medication`,
      `non[- ]?smok(?:er|ers|ing)|no smokers|smokers?(?: \\w+){0,3} (?:need not|not|excluded)|(?:do you|you do not|don't|doesn't|does not) smoke|are you (?:a )?smoker`,
      `(?:do|have|are|did) you(?: \\w+){0,6}? (?:illness(?:es)?|diseases?|disabilit\\w+|disabled|depression|suffer\\w*|health|medical|diabetes|epilepsy|surgery)`,
    ],
    onlyIn: any(demands, refusals, questions, /health|smok/),
    notIn: any(lawful, /(?:do not|don't|never|won't|will not) ask|smoke-free/),
    notNear: any(healthTalk, gives),
    notAfter: smokeFree,
    notBefore: smokeFreeAfter,
    evenDenied: true,
  },
];
