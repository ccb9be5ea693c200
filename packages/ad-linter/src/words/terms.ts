import type { Phrase } from "../find/phrases.ts";

const pay =
  "(?:ral|r\\.a\\.l\\.?|retribuzion[ei]|stipendi[oo]?|inquadrament[oi](?: economico| contrattuale)?|compens[oi]|salari[o]?|pacchett[oi] retributiv[oi]|trattament[oi] (?:economic[oi]|retributiv[oi])|livell[oi] (?:retributiv[oi]|economic[oi]|salarial[ei])|bust[ae] paga|buste paghe|cud|certificazion[ei] unic[ah]e?|cedolin[oi]|paga|guadagn[oi]|reddit[oi])";
const payEn =
  "(?:(?:gross |annual |net |base |total |monthly |yearly |fixed )*(?:salar(?:y|ies)|pay|compensation|remuneration|wages?|earnings|package|income|payslips?|pay ?slips?|pay ?stubs?|pay ?cheques?|ctc|rate of pay|pay rate|pay level))";
const now = "(?:attual[ei]|corrent[ei]|precedent[ei]|passat[aeio]|in essere|ultim[aoei]|odiern[aoei]|present[ei]|vecchi[oae]?|percepit[aeio]|che percepisci|che prendi|che guadagni)";
const payroll =
  /\b(?:elabor\w+|calcol\w+|amministra\w+|stampa\w*|emission\w+|process\w*|prepar\w+|issu\w+|run|running|payroll|paghe|dipendenti|employees|clienti|clients?|contribut\w+)(?: [\w']+){0,4} $/;

export const payHistory: readonly Phrase[] = [
  {
    says: [
      `${pay}(?: [\\w'/,]+){0,5}? (?:${now}|oggi|attualmente|finora|nell'ultimo|dell'ultimo|nel ruolo attuale|nel precedente|dal (?:precedente|attuale) datore|al momento|da cui (?:provieni|parti|vieni|arrivi)|di provenienza|di partenza|che avevi|avevi)`,
      `${now}(?: e [a-z]+)?(?: due| tre| 2| 3| 6| sei| dodici)? (?:propri[ao] |tu[ao] |su[ao] |livello di )?${pay}`,
      `quanto (?:ti |vi |si )?(?:guadagn\\w+|percepi\\w+|prend\\w+|paga\\w*|pagav\\w+|davan\\w+|danno|porti a casa|hai (?:guadagnato|percepito|preso))(?: [\\w']+){0,6}`,
      `(?:copia|alleg\\w+|invi\\w+|porta\\w*|present\\w+|forni\\w+|mostr\\w+|esibi\\w+|caric\\w+|produ\\w+)(?: [\\w']+){0,5}? (?:bust[ae] paga|cedolin[oi]|cud|certificazion[ei] unic[ah]e?|modello 730|dichiarazione dei redditi)`,
      `(?:storico|storia|percorso|progressione) (?:retributiv[oa]|salarial[ei]|degli stipendi|economic[oa])|(?:da|di) (?:che|quale|quanto) (?:ral|retribuzione|stipendio) (?:parti|provieni|vieni)|(?:da che|da quale) (?:ral|stipendio|retribuzione)`,
      `(?:la tua|il tuo|sua|suo) (?:ral|stipendio|retribuzione|paga)(?= ?\\?)|cu (?:20\\d\\d|dell'anno|aggiornat\\w+)`,
      `(?:retribuzione|stipendio|ral|compenso) (?:che )?(?:hai|avevi|ricev\\w+|percepi\\w+|ti (?:da|dava|riconosce|corrisponde|paga)\\w*)(?: [\\w']+){0,4}`,
    ],
    notBefore: /^ (?:di mercato|del settore|proposta|offerta|prevista|e aggiornat)/,
    notAfter: payroll,
    notIn: /(?:cosa|quale|quanto|che) (?:\w+ )?(?:ti aspetti|desideri|vorresti)(?!.*(?:attual|percepi|ultim))/,
  },
  {
    says: [
      `(?:current|present|last|previous|past|latest|recent|existing|former|prior|today's|final)(?: \\w+)?(?: and (?:expected|desired|previous|past))? ${payEn}`,
      `${payEn}(?: \\w+){0,3}? (?:history|(?:in|at|with|from|for|of) (?:your |the )?(?:current|last|previous|present|former|latest|past|existing)(?: \\w+)?|you (?:currently |now |presently )?(?:earn|receive|get|have|draw|had|were|are (?:on|paid|getting))|to date|so far|until now)`,
      `(?:how much|what)(?: \\w+){0,3}? (?:do|did|are|were|have|does|is|was)(?: [a-z']+){0,5}? (?:earn(?:ing|ed)?|mak(?:e|ing)|paid|pay(?:ing)?(?: you)?|getting paid|take home|taking home)(?: \\w+){0,5}`,
      `what you (?:currently |now |presently |have )?(?:earn(?:ed)?|make|made|are paid|were paid|are earning|get paid|take home)(?: \\w+){0,3}|(?:copy|copies) of (?:your |the )?(?:\\w+ ){0,3}(?:payslips?|pay ?slips?|pay ?stubs?|p60|tax return)|(?:attach|send|provide|bring|submit|upload|include|enclose|show)(?: \\w+){0,5} (?:payslips?|pay ?slips?|pay ?stubs?|p60|tax return)|proof of (?:current |past |previous )?(?:earnings|salary|income|pay)`,
    ],
    notBefore: /^ (?:review|range of|scale|reviews|round)/,
    notAfter: payroll,
    notIn: /what (?:salary|pay|compensation|would you)(?: \w+){0,3} (?:expect|like|hope|looking|in mind|want)(?!.*(?:current|present|last|previous))/,
  },
];

const machines =
  /\b(?:sistem\w+|impiant\w+|infrastruttur\w+|piattaform\w+|macchin\w+|prodott\w+|assistenza|sit[oi]|app|numero verde|tutor|merc[ei]|parc\w+|systems?|platforms?|website|network|plant|servers?|helpdesk|help desk|equipment|machines?|data|spare parts|uptime|cluster\w*|services? (?:is|are)|servizio (?:e|sempre|h24))(?: [\w']+){0,4} $/;
const ofMachines =
  /^ (?:dei|delle|del|della|di|of|for) (?:nostri |nostre |the |our )?(?:sistem|serviz|impiant|infrastruttur|macchin|prodott|stock|magazzin|merc|tutor|team|collegh|system|service|platform|data|product|network|machin|server)/;
/** Freedom is offered, not asked for. */
const offered =
  /\b(?:offriamo|ti offriamo|garantiamo|scegli\w*|decidi|tu decid\w+|organizzi|organizzarti|gestisci|gestirti|liberta|lasciamo|per te|we offer|you choose|you decide|your own|freedom|you set|you plan|we give|enjoy|your choice|for you to|compatibil\w+ con)\b/;
const ready = "(?:disponibilita|flessibilita|reperibilita|disponibil[ei]|reperibil[ei]|raggiungibil[ei]|flessibil[ei]|rintracciabil[ei]|operativ[oaie])";
const boundless =
  "(?:totale|totali|complet[aoie]|assolut[aoe]|illimitat[aoie]|pien[ao]|massim[ao]|incondizionat[aoe]|continu[aoe]|continuativ[aoe]|costante|permanente|estrema|senza (?:limiti|limite|orari|orario|vincoli|riserve|eccezioni)|h ?24|24 ?h|24 ?ore(?: su 24)?|24 su 24|24/7|7 giorni su 7|7/7|7 su 7|sette giorni su sette|giorno e notte|notte e giorno|sempre|a 360(?: gradi)?|in (?:qualsiasi|qualunque|ogni) (?:momento|orario|ora|giorno)|a (?:qualsiasi|qualunque|tutte le|ogni) (?:or[ae]|orario)|ad ogni ora|anche di notte|(?:sere|serate|notti|festivi|ferie|weekend|domeniche)(?: e \\w+)? (?:compres|inclus)[ioea]|anche (?:in|durante le) ferie)";
const readyEn = "(?:available|reachable|contactable|on[- ]call|on standby|availability|flexibility|flexible|on duty|ready to work|answer (?:your |the |all )?(?:calls|mails?|e-mails?|messages|phone)|pick up (?:the|your) phone|ready to (?:work|start|answer|come|leave|intervene))";
const boundlessEn =
  "(?:24/7|24 ?hours(?: a day)?|24h|24-hour|at all times|all the time|around the clock|round[- ]the[- ]clock|any ?time|day (?:and|or) night|night and day|at any (?:time|hour|moment)|at all hours|whenever(?: \\w+){0,3}|always|seven days a week|7 days a week|7/7|every day of the week|(?:evenings|nights|weekends|holidays)(?:,? and \\w+)?(?: included| as needed| too)|even (?:on|during|at) (?:holidays?|weekends?|nights?|night|vacations?)|without (?:limits?|restrictions?|exception)|no matter (?:the|what) (?:hour|time))";

export const availability: readonly Phrase[] = [
  {
    says: [
      `${ready}(?:,? (?!una|un |due|tre|a |ogni)[\\w']+){0,4}?,? ${boundless}(?: (?:di orario|oraria|e festivi|su 24|ore|24|orari|lavorativa|,? 7 giorni su 7))*`,
      `(?:totale|completa|assoluta|illimitata|piena|massima|incondizionata|estrema|costante|continua|sempre|ampia e illimitata) (?:e \\w+ )?${ready}(?: oraria| di orario| negli orari| sugli orari| di orari| lavorativa)?`,
      `(?:pront[oaie] a lavorare|lavorare|si lavora|lavoro)(?: [\\w']+){0,2}? (?:sette giorni su sette|7 giorni su 7|7 su 7|7/7|tutti i giorni dell'anno)|nessun vincolo (?:di |d')?orario|sempre (?:a disposizione|pront[oaie] a|conness[oaie]|attiv[oaie] al telefono|al telefono)|(?:telefono|cellulare)(?: [\\w']+){0,4}? sempre (?:acceso|attivo|con te)|(?:telefono|cellulare)(?: [\\w']+){0,5}? acceso(?: [\\w']+){0,4}? (?:notte|ferie|festivi|sera|weekend|domenica)|senza orari(?:o)?(?! fiss| rigid)|(?:a|in) qualsiasi ora(?: del giorno)?(?: e della notte)?|(?:senza|nessun|no) (?:limit[ei]|vincol[oi]) (?:di |d')?orari[oo]?|orari? (?:illimitat[oi]|senza limiti)|senza (?:guardare|badare a) (?:l'orologio|all'orologio|gli orari|agli orari)|(?:lavorare|rispondere|intervenire)(?: [\\w']+){0,4} (?:giorno e notte|h24|a qualsiasi ora|a qualunque ora|a ogni ora|24 ore su 24)`,
    ],
    notAfter: machines,
    notBefore: ofMachines,
    notIn: offered,
  },
  {
    says: [
      `${readyEn}(?:,? [\\w']+){0,5}?,? ${boundlessEn}`,
      `(?:24/7|24-hour|round[- ]the[- ]clock|around[- ]the[- ]clock|total|complete|unlimited|absolute|constant|unrestricted|permanent|unconditional|maximum|full|limitless|boundless|always|constantly|permanently)(?: time)?(?: be| and \\w+)? (?:${readyEn})(?:,? (?:seven|7) days a week)?`,
      `unlimited (?:working )?(?:hours|overtime)|no (?:limits?|cap) (?:on|to) (?:working )?(?:hours|overtime)|(?:work|working) (?:any|all) hours|whatever hours (?:it takes|are needed)|no fixed hours and|never (?:switch|turn) off (?:your|the) phone|phone (?:is |stays |must be |has to be )?(?:always on|on at all times|never off|never switched off)|without (?:looking at|watching) the clock|not (?:watch|look at) the clock|no clock[- ]watch\\w+|(?:call|ring|phone|contact)(?: \\w+){0,3}? at (?:any|all) (?:hours?|times?)|(?:reachable|available|contactable)(?: \\w+){0,2} (?:on|during) (?:holidays?|vacations?|weekends?|days off|nights)|never (?:really )?switch off|(?:fully|completely|totally|entirely|absolutely) flexible(?:,? [\\w']+){0,4}? (?:nights?|weekends?|evenings?|hours|holidays|times)|(?:work|ready to work|working) (?:seven days a week|7 days a week|day and night|around the clock)|always on duty`,
    ],
    notAfter: machines,
    notBefore: ofMachines,
    notIn: offered,
  },
];

const free =
  "(?:non (?:sono |e |verra |sara |saranno |viene |vengono )?(?:retribuit[oaie]|pagat[oaie]|remunerat[oaie]|stipendiat[oaie]|ricompensat[oaie]|compensat[oaie])|a titolo gratuito|(?:senza|priv[oaie] di|nessun[ao]?) (?:retribuzione|compenso|stipendio|paga|rimborso|corrispettivo|compensi))";
const forNothing = "(?:gratuit[oaie]|gratuitamente|gratis)";
const own =
  "(?:di chi(?: \\w+)?|tuo|tua|proprio|vostro|suo|loro|(?:del|della|dei|delle|dell'|degli) ?(?:candidat|lavorator|lavoratric|dipendent|partecipant|collaborator|collaboratric|corsist|soci[oa]|rider|tirocinant|stagist|person[ae]|risors|interessat|iscritt|alliev|apprendist|neoassunt|assunt|operator|agent|venditor)\\w*)";
const work =
  "(?:prov[ae]|serat[ae]|giornat[ae]|giorn[oi]|settiman[ae]|or[ae]|turn[oi]|mes[ei]|period[oi]|stage|tirocini[oo]?|collaborazion[ei]|lavor[oi]|attivita|affiancament[oi]|straordinari[oo]?|formazione|training|tradu\\w+|lezion[ei]|inserimento|posizione|corso|corsi|test|incaric(?:o|hi)|prestazion[ei]|articol[io])";
const company =
  /a carico (?:dell'azienda|nostro|nostra|della (?:societa|ditta|scuola|cooperativa|struttura|clinica|casa|banca)|dell'ente|del datore|dello studio|dell'impresa|del gruppo|dell'hotel)|paghiamo noi|(?:paid|covered|borne|refunded) by (?:us|the (?:company|employer|firm|agency|club|school|clinic|hotel))|we (?:\w+ )?(?:pay|cover|refund|buy|provide|bear)|(?:company|employer|firm|agency|club|school|clinic|hotel|cooperative|group|studio|association) (?:\w+ )?(?:pays|covers|buys|refunds|bears|provides)|at no cost|(?:paga|pagh\w+|copre|offre|rimborsa|sostiene|forni\w+)(?: \w+){0,2} (?:l'azienda|la (?:societa|ditta|cooperativa|struttura|scuola)|il datore|lo studio)|(?:azienda|societa|cooperativa|ditta|struttura|datore) (?:\w+ )?(?:paga|copre|offre|rimborsa|sostiene|fornisce)|at our expense|rimbors\w+ (?:dall'azienda|da noi)|finanziat\w+ d|a nostre spese/;
const buyers = /\b(?:client\w*|utent\w*|student\w*|customers?|clients?|users?|subscribers?|visitors?|software|app\b|abbonament\w*|membership|soci\b)/;
const leave = /\b(?:aspettativa|conged\w+|permess\w+|ferie|leave|pausa|break|lunch|sabbatical)\b/;

export const unpaid: readonly Phrase[] = [
  {
    says: [
      `${work}(?: [\\w',]+){0,7}? ${free}(?: (?:nei|nel|per i|per il|durante) [^.;\\n]{0,20})?`,
      `${work}(?: (?:di (?:prova|lavoro|affiancamento|formazione)|in prova|iniziale|iniziali|e|sono|sara|saranno|completamente|totalmente|del tutto)){0,4} ${forNothing}`,
      `${forNothing} (?:per (?:\\w+ ){1,3}|i primi \\w+ |le prime \\w+ )?(?:prova|lavoro|stage|collaborazione|mesi|settimane)`,
      "lavorare gratis|in cambio di (?:visibilita|esperienza)|pagamento in visibilita|ripagat[oaie] (?:in|con|dall)'?(?:esperienza|visibilita)|(?:nessun|non e previst[oa]|non sono previst[ie]|non (?:riceverai|percepirai|prenderai|ci sara|verra corrispost\\w+|viene corrispost\\w+|e dovut[oa]))(?: [\\w']+){0,3}? (?:compens[oi]|retribuzion[ei]|stipendi[oo]?|paga|rimbors[oi])|non (?:ricev\\w+|percep\\w+|prend\\w+|spetta\\w*|matur\\w+)(?: [\\w']+){0,3}? (?:compens[oi]|retribuzion[ei]|stipendi[oo]?|paga|indennita|rimbors[oi])",
    ],
    notIn: new RegExp(`${company.source}|${leave.source}|asil|volontar|(?:mensa|navetta|parcheggio|alloggio|vitto|palestra|pasti|divisa|caffe|abbonamento) gratuit|(?:corsi?|formazione|lezioni?|training) (?:\\w+ ){0,3}(?:gratuit|gratis)`),
    notNear: buyers,
  },
  {
    says: [
      `(?:cors[oi]|formazione|training|kit|divis[ae]|material[ei]|attrezzatur[ae]|patentin[oi]|attestat[oi]|cost[oi]|spes[ae]|quot[ae]|contribut[oi]|iscrizion[ei]|certificazion[ei]|tablet|uniform[ei]|visita medica|casco|dpi|strumentazione|assicurazione)(?: [\\w',€]+){0,14}? (?:a pagamento(?= |[.,;]|$)|a carico ${own}|a (?:tue|proprie|vostre|sue) spese|a spese (?:del|della|di chi)(?: \\w+)?|(?:acquistat|pagat|comprat|sostenut|anticipat|versat|coperto|copert)\\w* (?:dal|dalla|da chi|dai|da te|di tasca)(?: \\w+)?|(?:trattenut|scalat|detratt|addebitat|recuperat)[oaie] (?:dal|dalla|dai|sul|sulla|in|al|alla)\\w* \\w+)`,
      `(?:corso|kit|formazione|divisa|patentino|tablet|uniforme|quota|cauzione) (?:\\w+ ){0,3}?da (?:acquistare|pagare|versare|comprare|saldare|anticipare)`,
      `(?:versare|versamento|pagare|pagamento|richiest[oa]|anticipare|acquistare|acquisto|comprare|sborsare|depositare|sostenere)(?: (?:un|una|un'|il|la|di|del|della|in anticipo|anticipato|iniziale|all'inizio|prima|lo|l'))* (?:cauzion[ei]|quota|caparra|deposito|contributo|corso|kit|iscrizione|percorso formativo|investimento|costo|divisa|spese di formazione|formazione|tablet|zaino|borsa|casco|attrezzatura|uniforme|scarpe|valigetta|campionario)(?: (?:di|d'|del|della|iniziale|cauzionale)(?: ?[\\w€]+){0,3})?`,
      "contribut[oi] (?:di|da) (?:€ ?)?\\d+ ?(?:euro|€)?(?: \\w+){0,2}? (?:per|a|al|alla) (?:la |il |le |i )?(?:divis\\w+|cors\\w+|formazione|kit|material\\w+|attrezzatur\\w+|spese)|quota (?:di |d')iscrizione|quota di (?:partecipazione|ammissione|ingresso)|(?:piccolo )?investimento iniziale|cauzione (?:di|iniziale|richiesta)|(?:corso|formazione)(?: [\\w',]+){0,6} (?:ha un costo|costa) (?:di |€ ?)?\\d+",
    ],
    notIn: new RegExp(`${company.source}|\\bvend\\w+|\\bsell\\w*|rimborsat\\w+|a nostro carico|la paghiamo|pensiamo noi|compres[oa] |offert[oa] d|non (?:devi|dovrai|ti) (?:\\w+ )?(?:pag|vers|acquist|costa)\\w*`),
    notNear: buyers,
  },
  {
    says: [
      `unpaid(?: \\w+){0,3}? (?:trials?|internships?|training|work|overtime|probation\\w*|shifts?|periods?|weeks?|days?|positions?|roles?|hours|induction|tests?|months?|placement|apprenticeship|assignment|evenings?|mornings?|afternoons?|lessons?|session)|(?:is|are|be|will be|remains?|go(?:es)?|stays?) unpaid|(?:days?|weeks?|shifts?|month)(?: \\w+){0,4}? free (?:trial|test)|(?:not|never|won't)(?: be)? paid for|buys? (?:their|your|his|her) (?:own )?(?:\\w+ ){1,4}(?:from us|for [€£$] ?\\d+)|(?:riders?|drivers?|workers?|hires|starters|candidates?|you)(?: \\w+)? buys?(?: \\w+){0,5} from us`,
      `(?:without|no|not|for no|zero|in lieu of) (?:any |be |get |receive |a |monetary |financial )?(?:pay|payment|wages?|salary|compensation|remuneration|paid|remunerated)(?: (?:during|for|in|is|will|the first|on) [^.;\\n]{0,30})?|(?:work\\w*|shifts?|days?|weeks?|months?|trial\\w*|articles?|texts?|lessons?)(?: \\w+){0,4} (?:for free|free of charge|unremunerated|for nothing|on a voluntary basis|pro bono)|(?:pay|payment|paid) (?:in|with) (?:exposure|visibility|experience)|exposure instead of pay|(?:only|just) (?:travel |your )?expenses|expenses[- ]only|expenses (?:are |will be )?(?:reimbursed|refunded|covered|paid) only`,
    ],
    onlyIn: /\b(?:trial\w*|intern\w*|train\w*|work\w*|overtime|probation\w*|shifts?|weeks?|days?|months?|induction|tests?|hours?|lessons?|evenings?|assignment|sample|expenses|articles?|published|first|period|job|role|placement|mornings?|afternoons?|nights?|translation|project|collaboration|texts?|stage|season|buys?)\b/,
    notIn: new RegExp(`${company.source}|${leave.source}|no (?:pay|salary) (?:cut|loss|gap)|pay (?:gap|rise|review)|no loss of pay|parking|meals?|lunch|housing|accommodation|gym|coffee|lodging|fruit|shuttle|uniforms?|canteen|drinks|skipass|ski pass|tickets?|lessons? for free|courses? for free`),
    notNear: buyers,
  },
  {
    says: [
      `(?:training|course|uniform|equipment|kit|induction|certification|tools?|licen[cs]e|insurance|fee|deposit|badge|materials|medical|tablet)(?: [\\w',-]+){0,8}? (?:costs? (?:about |around )?[£€$]? ?\\d+|(?:payable|paid|borne|charged|to be paid|covered|met) (?:for )?(?:by|to) (?:the |each |new )?(?:you|candidates?|tutors?|employees?|workers?|applicants?|trainees?|participants?|drivers?|riders?|newcomers?|starters?|hires?|teachers?|agents?|sellers?|staff member)(?! in full)|at (?:your|their|his|her|one's) own (?:expense|cost)|out of (?:your|their) own pocket|deducted from|withheld from|at your expense)`,
      `(?:you|candidates?|applicants?|trainees?|employees?|workers?|newcomers?|starters|hires?|must|have to|asked to|required to|expected to|will|to)(?: \\w+){0,2}? (?:pay|cover|purchase|buy|bear|contribute|advance|invest|deposit)(?: \\w+)? (?:for )?(?:your|their|the|a|an|our|towards the|[£€$] ?\\d+(?: \\w+){0,3}?)(?: own| initial| compulsory| mandatory)? ?(?:\\w+ )?(?:training|course|uniform|equipment|starter kit|kit|induction|certification|deposit|registration|enrolment fee|licen[cs]e|materials)(?: costs?| fees?)?`,
      "(?:training|course|enrolment|enrollment|registration|starter kit|induction|joining|administration)(?: \\w+)? (?:fees?|costs?|charges?) (?:of|is|are|apply|applies|must|will|to be|payable)[^.;\\n]{0,40}|at (?:your own|the (?:candidate|employee|worker|applicant|trainee)'?s'?) (?:own )?expense|(?:refundable )?deposit (?:of|is|required)[^.;\\n]{0,20}|upfront (?:fee|payment)|ask(?:s|ed)?(?: \\w+){0,4}? (?:for )?(?:a |an )?(?:deposit|fee|contribution|down payment)|security deposit|(?:candidates?|applicants?|trainees?|employees?|workers?|newcomers?|starters|hires|you|staff)(?: \\w+){0,2}? pays? (?:[€£$] ?)?\\d+|(?:cover|bear|pay|meet) the costs? of (?:your|their)(?: \\w+)?",
    ],
    notIn: company,
    notNear: buyers,
  },
];
/** Pay that is only a refund: wrong for an employment, what a traineeship may add to its allowance. */
export const refundOnly: readonly Phrase[] = [
  {
    says: [
      "(?:solo|soltanto|solamente|unicamente|esclusivamente|mero|il solo|un semplice|un piccolo|un mero|un) rimborso(?: delle)? spese(?: forfettario)?|rimborso(?: delle)? spese(?: forfettario)? (?:solo|soltanto|come unico compenso|e basta|senza \\w+|in luogo d\\w+|al posto d\\w+)",
      "(?:compenso|retribuzione|trattamento economico|stipendio)(?: [\\w']+){0,4}?[: ]+rimborso(?: delle)? spese",
    ],
    notBefore: /^[^.;\n]{0,20}(?:chilometric|km|carburant|di viaggio|trasfert|documentat|pie di lista)/,
  },
];
