import type { Phrase } from "../find/phrases.ts";

const pay =
  "(?:ral|r\\.a\\.l\\.?|retribuzion[ei]|stipendi[oo]?|inquadrament[oi](?: economico| contrattuale)?|compens[oi]|salari[o]?|pacchett[oi] retributiv[oi]|trattament[oi] economic[oi]|livell[oi] (?:retributiv[oi]|economic[oi])|bust[ae] pag[ae]|cud|paga|guadagno|reddito)";
const payEn =
  "(?:(?:gross |annual |net |base |total |monthly )*(?:salar(?:y|ies)|pay|compensation|remuneration|wages?|earnings|package|income|payslips?|pay ?slips?|pay ?stubs?|ctc|rate of pay))";

export const payHistory: readonly Phrase[] = [
  {
    says: [
      `${pay} (?:lord[ao] |annu[ao] |mensile |netta |nett[oa] |e benefit |e l'inquadramento |e inquadramento |ed? (?:inquadramento|livello) |complessiv[ao] )*(?:e (?:benefit|livello) )?(?:attual[ei]|corrent[ei]|percepit[aeio]|precedent[ei]|passat[aeio]|in essere|ultim[aoei]|che percepisci|di oggi|dell'ultimo|nell'ultimo|nel(?:l')? ?(?:ultimo|attuale|precedente) (?:impiego|lavoro|contratto|ruolo)|del(?:l')? ?(?:ultimo|attuale|precedente) (?:impiego|lavoro|contratto|ruolo))`,
      `(?:attual[ei]|ultim[aoei]|precedent[ei]|corrent[ei]|vecchi[oa])(?: due| tre| 2| 3| 6)? (?:e (?:precedent[ei]|desiderat\\w+|futur\\w+) )?(?:propri[ao] |tu[ao] )?${pay}`,
      `quanto (?:guadagn[ia]|percepisc[ie]|prend[ie]|guadagnav[ia]|percepiv[ia]|guadagnat\\w*)(?: \\w+){0,4}|quanto (?:hai|ha) (?:guadagnato|percepito)(?: \\w+){0,4}`,
      `(?:copia|allega\\w*|invi\\w+|porta\\w*|present\\w+|forni\\w+|mostr\\w+|esibi\\w+) (?:dell[ae] |la |le |l'|delle |una |copia |dell[ae]? |tu[ae] |ultim[ae] |due |tre |3 |2 )*(?:bust[ae] pag[ae]|cedolin[oi]|cud|certificazione unica)`,
      `(?:storico|storia) (?:retributiv[oa]|salariale|degli stipendi)|indica\\w* (?:la |il )?(?:ral|retribuzione|stipendio) (?:attual\\w+|percepit\\w+|e preavviso)`,
    ],
    notBefore: /^ (?:di mercato|del settore|proposta|offerta|prevista)/,
    notAfter: /\b(?:elabor\w+|gestion\w+|calcol\w+|controll\w+|amministra\w+|stampa\w*) (?:\w+ ){0,3}$/,
  },
  {
    says: [
      `(?:current|present|last|previous|past|latest|recent|most recent|existing|former|prior)(?: two| three| 2| 3)?(?: and (?:expected|desired|previous|past))? ${payEn}`,
      `${payEn} (?:history|in your (?:current|last|previous|present)(?: \\w+)?|(?:at|with|from) your (?:current|last|previous|present)(?: \\w+)?|you (?:currently|now) (?:earn|receive|get)|slips? from)`,
      `(?:salary|pay|wage|earnings) history`,
      `(?:how much|what) (?:do|did|are|were|have) you (?:\\w+ )?(?:earn(?:ing|ed)?|mak(?:e|ing)|paid|being paid|getting paid)(?: \\w+){0,4}`,
      `what you (?:currently )?(?:earn|make|are paid)(?: now| today| currently)?|(?:copy|copies) of (?:your )?(?:\\w+ ){0,3}(?:payslips?|pay ?slips?|pay ?stubs?)|(?:attach|send|provide|bring|submit|upload)(?: \\w+){0,4} (?:payslips?|pay ?slips?|pay ?stubs?)`,
      `what(?: is|'s|was) your (?:current |present |last |previous )(?:\\w+ )?(?:salary|pay|wage|compensation)`,
    ],
    notBefore: /^ (?:review|range of the|scale|reviews)/,
    notAfter: /\b(?:process\w*|prepar\w+|issue|issuing|run|running|manag\w+|check\w*) (?:\w+ ){0,3}$/,
  },
];

const machines =
  /\b(?:sistem\w+|serviz\w+|impiant\w+|infrastruttur\w+|piattaform\w+|macchin\w+|prodott\w+|assistenza|sit[oi]|app|numero verde|tutor|systems?|services?|platforms?|support|website|network|plant|servers?|helpdesk|help desk|equipment|machines?|data)(?: \w+){0,4} $/;
const ofMachines =
  /^ (?:dei|delle|del|della|di|of|for) (?:nostri |nostre |the |our )?(?:sistem|serviz|impiant|infrastruttur|macchin|prodott|stock|magazzin|merc|tutor|team|collegh|system|service|platform|data|product|network|machin|server)/;

export const availability: readonly Phrase[] = [
  {
    says: [
      `(?:disponibilita|flessibilita|reperibilita)(?: oraria| lavorativa| di orario| negli orari| sugli orari)? (?:totale|complet[ao]|assoluta|illimitata|piena|h ?24|24 ?ore|24/7|24h|24 su 24|massima|incondizionata|a 360|7 giorni su 7|7/7|7 su 7|senza limiti|sempre|continua|costante|permanente|a qualsiasi|a qualunque|in qualsiasi|giorno e notte|continuativa)(?: (?:su 24|24|ore|orari[ao]|h24|24/7|7 su 7|7 giorni su 7|momento|ora|di orari[oo]?))*`,
      `(?:totale|complet[ao]|assoluta|illimitata|piena|massima|incondizionata|estrema|costante|continua) (?:disponibilita|flessibilita|reperibilita)(?: oraria| di orario| negli orari| sugli orari| di orari| lavorativa)?`,
      `sempre (?:disponibil[ei]|reperibil[ei]|raggiungibil[ei]|a disposizione|operativ[oaie])|(?:disponibil[ei]|reperibil[ei]|raggiungibil[ei])(?: a lavorare| al telefono)? (?:sempre|h ?24|24 ?ore|24/7|24h|24 su 24|a qualsiasi|a qualunque|in qualsiasi|in qualunque|giorno e notte|7 giorni su 7|7 su 7|7/7|a tutte le ore|ad ogni ora|in ogni momento)(?: (?:su 24|ora|momento|orario|24|e 7 giorni su 7|h24))*`,
      `(?:senza limiti|nessun limite|senza vincoli|no limiti) (?:di|d'|negli|agli) ?orar[io]o?|a qualsiasi ora(?: del giorno)?(?: e della notte)?|orari? (?:illimitat[oi]|senza limiti)|(?:giorno e notte|weekend e festivi sempre)`,
    ],
    notAfter: machines,
    notBefore: ofMachines,
  },
  {
    says: [
      `always (?:be )?(?:available|reachable|on call|on-call|contactable)|(?:available|reachable|on call|on-call|contactable|availability)(?: to work| for work| by phone| on the phone)? (?:24/7|24 ?hours|24h|at all times|around the clock|round the clock|any ?time|day and night|at any (?:time|hour|moment)|whenever|always|seven days a week|7 days a week|all the time)(?: (?:a day|of the day|of day or night|or night|we need you|you are needed|needed))*`,
      `(?:24/7|24-hour|round[- ]the[- ]clock|around[- ]the[- ]clock|total|complete|unlimited|absolute|constant|unrestricted|permanent|unconditional|maximum|full) (?:time )?(?:availability|flexibility)(?: in working hours| of hours| on hours)?`,
      `unlimited (?:working )?(?:hours|overtime)|no (?:limits?|limit) (?:on|to) (?:working )?(?:hours|overtime)|(?:work|working) (?:any|all) hours|whatever hours (?:it takes|are needed)|on call 24/7`,
    ],
    notAfter: machines,
    notBefore: ofMachines,
  },
];

const nothing =
  "(?:non (?:sono |e |verra |sara |saranno |viene )?(?:retribuit[oaie]|pagat[oaie]|remunerat[oaie]|stipendiat[oaie]|ricompensat[oaie])|gratuit[oaie]|a titolo gratuito|senza (?:retribuzione|compenso|stipendio|paga)|gratis)";
export const unpaid: readonly Phrase[] = [
  {
    says: [
      `(?:prova|prove|giornat[ae] di prova|giorn[oi] di prova|settiman[ae] di prova|or[ae] di prova|turn[oi] di prova|periodo di prova|mes[ei] di prova)(?: \\w+){0,5}? ${nothing}`,
      `(?:stage|tirocini[oo]?|collaborazione|lavoro|attivita|affiancamento|straordinari[oo]?|ore extra|formazione iniziale|formazione|training|mes[ei]|settiman[ae]|giorn[oi]|periodo|posizione|inserimento|turn[oi]|or[ae] di formazione|giornate di formazione) (?:iniziale |iniziali |previsti |previst[ao] |di formazione |di affiancamento )?(?:non (?:sono |e )?(?:retribuit[oaie]|pagat[oaie]|remunerat[oaie])|a titolo gratuito|senza (?:retribuzione|compenso|stipendio))`,
      `(?:stage|tirocinio|lavoro|collaborazione) gratuit[oa]`,
      `(?:primi|prime|primo|prima) (?:\\w+ )?(?:mes[ei]|settiman[ae]|giorn[oi]|turn[oi]|or[ae]) (?:\\w+ ){0,3}${nothing}`,
      `lavorare gratis|a titolo gratuito|in cambio di visibilita|pagamento in visibilita`,
      `(?:nessun[ao]?|non (?:e|sara|viene) (?:previst[oa]|riconosciut[oa]|corrispost[oa])(?: (?:alcun[ao]?|nessun[ao]?))?|senza (?:alcun[ao]? )?)(?:compenso|retribuzione|stipendio|paga)(?: economic[oa])?(?: (?:nei|nel|per i|per il|durante|in) [^.;\\n]{0,30})?`,
    ],
    evenDenied: false,
    notBefore:
      /^ (?:del (?:software|prodotto|servizio|programma)|della (?:piattaforma|app)|di (?:prodott|software)|ai clienti|per i clienti|agli utenti|sotto|inferior|attual|precedent|fiss)/,
    notAfter: /\b(?:clienti|utenti|aspettativa|permess\w+|conged\w+|ferie) (?:\w+ ){0,4}$/,
    notIn: /\bclienti\b.*prova gratuit|prova gratuit\w* (?:del|della|ai|per i client)|indica\w* |qual e|asilo|volontar/,
  },
  {
    says: [
      `(?:corso|corsi|formazione|training|kit|divisa|materiale|attrezzatura|patentino|attestato)(?: \\w+){0,4}? (?:a pagamento|a carico (?:del|della|dei|delle) (?:candidat\\w+|lavorator\\w+|lavoratrice|partecipant\\w+|dipendent\\w+|risors\\w+|collaborator\\w+|persona)|a (?:tuo|proprio|tue|proprie|vostro) (?:carico|spese)|a (?:tue|proprie) spese|da (?:acquistare|pagare)|a spese (?:del|della) (?:candidat\\w+|lavorator\\w+))`,
      `(?:versare|versamento di|pagare|pagamento di|richiest[oa]|anticipare|acquistare|acquisto (?:di|del)) (?:un[ao]? |il |la |un'|del |dell[ao] )?(?:cauzione|quota(?: di iscrizione| d'iscrizione| iniziale| di partecipazione)?|caparra|deposito(?: cauzionale)?|contributo(?: iniziale)?|corso|formazione|kit|iscrizione|percorso formativo|investimento iniziale)`,
      `(?:quota|costo|contributo) (?:di|d'|del|della|per la|per il) ?(?:iscrizione|corso|formazione|partecipazione|kit|ammissione)(?: \\w+){0,4}? (?:di|a carico|€|euro|\\d)`,
      `piccolo investimento iniziale|investimento iniziale (?:richiesto|di)`,
    ],
    notIn:
      /a carico (?:dell'azienda|nostro|della (?:societa|ditta|scuola|cooperativa))|clienti|studenti|rimbors\w+ (?:dall'azienda|da noi)|paghiamo noi|paid by (?:us|the company)|finanziat\w+ dall/,
  },
  {
    says: [
      `unpaid (?:\\w+ ){0,2}?(?:trials?|internships?|training|work|overtime|probation\\w*|shifts?|periods?|weeks?|days?|positions?|roles?|hours|induction|tests?|months?|placement|apprenticeship|assignment)`,
      `(?:trial|training|probation\\w*|induction|first)(?: \\w+){0,4}? (?:unpaid|without pay|not paid|not remunerated|free of charge|for free|without compensation|without salary)`,
      `(?:is|are|be|will be) unpaid|work(?:ing)? (?:for free|without pay|without compensation|for exposure)|(?:no|without) (?:pay|salary|wage|compensation|remuneration)(?: (?:during|for|in|is|will) [^.;\\n]{0,30})?`,
      `expenses[- ]only|(?:only|just) (?:travel |your )?expenses (?:are |will be )?(?:reimbursed|paid|covered|refunded)|(?:reimbursement|refund) of (?:travel )?expenses only|(?:pay|payment) in (?:exposure|visibility)|exposure instead of pay`,
      `(?:pay|paying|cover|purchase|buy|bear) (?:for )?(?:your|their|the|a|our) (?:own )?(?:\\w+ )?(?:training|course|uniform|equipment|starter kit|kit|induction|certification)(?: costs?| fees?)?(?: yourself| out of (?:your|their) own pocket)?|(?:training|course|enrolment|enrollment|registration|starter kit|induction|joining)(?: \\w+){0,2} (?:fee|fees|cost|costs)(?: \\w+){0,4} (?:payable|paid by|at your|borne|charged|to be paid|of €|of \\d|apply|applies|required)|at your own expense|at (?:the )?(?:candidate|employee|worker|applicant)'?s'? (?:own )?expense|(?:deposit|upfront (?:fee|payment)|registration fee) (?:of|is|required)[^.;\\n]{0,30}|refundable deposit`,
    ],
    notIn: /unpaid leave|customers?|clients?|paid by (?:us|the company|the employer)|we pay|at our expense|users/,
    notBefore: /^ (?:review|rise|increase|cut|gap|leave|grade)/,
  },
];
/** Pay that is only a refund: wrong for an employment, what a traineeship may add to its allowance. */
export const refundOnly: readonly Phrase[] = [
  {
    says: [
      `(?:solo|soltanto|solamente|unicamente|esclusivamente|mero|il solo|un) rimborso(?: delle)? spese(?: forfettario)?|rimborso(?: delle)? spese (?:solo|soltanto|come unico compenso|senza retribuzione|in luogo della retribuzione|al posto d\\w+ \\w+)`,
      `(?:compenso|retribuzione|trattamento economico|stipendio)[: ]+(?:consiste in |un |in |pari a(?:l)? |previst[oa]:? )*rimborso(?: delle)? spese`,
    ],
    notBefore: /^[^.;\n]{0,20}(?:chilometric|km|carburant|di viaggio|trasfert|documentat|pie di lista)/,
  },
];
