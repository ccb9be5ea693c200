import { anyOf } from "./any-of.ts";
import { fold } from "./fold.ts";

/** Words that indicate the topic of a line. Patterns are for folded text unless a comment states otherwise. */
export const degrees = anyOf(
  "higher certificate|graduate certificate|laurea(?:t[oa])?|lauree|diploma|maturita|dottorato|phd|ph\\.d|doctorate|dphil|master(?:'s)?(?: of| in| di| universitario)?|bachelor(?:'s)?|bsc|b\\.sc|ba|b\\.a|bs|msc|m\\.sc|mres|ma|m\\.a|mba|mphil|llb|llm|meng|beng|b\\.eng|m\\.eng|hnd|hnc|a-?levels?|gcses?|highers|licenza media|qualifica|perito|ragioniere|geometra|ged|associate degree|degree|foundation degree|btec|nvq|specializzazione|triennale|magistrale|specialistica|abitur|baccalaureat|baccalaureate|high school diploma|postgraduate|pgce|pgdip|pgcert|pg diploma|honours|hons|executive master|its|ifts|o-?levels?|advanced highers?|gnvq|t-?levels?|bvsc|mbchb|mbbs|bds|bpharm|mpharm|barch|bfa|mfa|edd|bed|bmus|msci|mmath|diphe|obbligo|terza media|licenza (?:elementare|liceale|magistrale)|dipl?\\.|laur\\.|city (?:&|and) guilds",
);
export const schools = anyOf(
  "universita|university|politecnico|polytechnic|ateneo|college|liceo|istituto (?:tecnico|professionale|superiore|comprensivo|statale|alberghiero|di istruzione)|istituto|itis|itc|ipsia|iti|its|scuola|school|academy|accademia|conservatorio|conservatoire|faculty|facolta|institute of technology|business school|sixth form|normale|ecole|universitat|universidad|hochschule|istituto d'arte|univ\\.?|istit\\.|ist\\.|itcg|itg|ipsar|ipssar|ipssct|isis|iis|iiss|cfp|centro (?:di )?formazione(?: professionale)?|scuole|polimi|unimi|unibo|unipd|polito|unito|sapienza|bocconi|luiss|iulm|secondary|grammar|comprehensive|seminary|seminario vescovile|uni",
);
/** For text as written, not folded. */
export const legalForms =
  /(?<![\p{L}\d])(?:s\.?\s?p\.?\s?a\.?|s\.?r\.?l\.?s?\.?|s\.?n\.?c\.?|s\.?a\.?s\.?|soc\.?\s?coop\.?|ltd\.?|limited|plc|llc|llp|inc\.?|corp\.?|gmbh|ag|sp\.? z o\.?o\.?|b\.?v\.?|n\.?v\.?|s\.?a\.?r\.?l\.?|oy|ab|& co\.?|& figli|& sons|& partners|onlus|ets|aps|s\.?a\.?)(?![\p{L}\d])/iu;
export const companyWords = anyOf(
  "gruppo|group|studio|ospedale|hospital|clinica|clinic|azienda|comune|ministero|ministry|regione|cooperativa|coop|fondazione|foundation|associazione|association|ristorante|restaurant|hotel|albergo|trattoria|pizzeria|bar|caffe|cafe|osteria|pub|banca|bank|agenzia|agency|laboratorio|lab|labs|laboratories|officina|officine|impresa|ditta|tipografia|editore|edizioni|books|press|media|technologies|technology|software|systems|solutions|services|servizi|consulting|consulenza|partners|logistics|logistica|trasporti|costruzioni|construction|supermercati|supermercato|supermarket|farmacia|pharmacy|istituto|institute|centro|centre|center|council|trust|nhs|university|universita|politecnico|college|museum|museo|teatro|theatre|industrie|industries|motors|foods|energy|energia|digital|ventures|capital|holding|holdings|international|pharma|health|school|scuola|liceo|asilo|nido|casa di cura|rsa|asl|ausl|asst|society|societa|company|co|store|negozio|boutique|garden|farm|fattoria|cantina|cantine|salone|palestra|gym|airlines|airways|couriers|distribution|analytics|cloud|pay|payments|rides|biolabs|works|studios|bakery|panificio|pasticceria|gelateria|macelleria|carrozzeria|autofficina|cooperativa sociale|autolinee|ferrovie|poste|vivai|vivaio|serramenti|falegnameria|kitchen|kitchens|brewery|birrificio|freelance|self-employed|libero professionista",
);
export const titleWords = anyOf(
  "senior|junior|lead|head of|chief|manager|director|engineer|developer|designer|analyst|specialist|consultant|assistant|coordinator|supervisor|officer|administrator|intern|trainee|apprentice|associate|executive|representative|technician|operator|driver|teacher|nurse|chef|cook|waiter|waitress|barista|accountant|architect|scientist|researcher|professor|lecturer|fellow|editor|writer|planner|buyer|advisor|adviser|agent|clerk|receptionist|secretary|cashier|labourer|mechanic|electrician|plumber|stage|stagista|tirocinante|tirocinio|apprendista|responsabile|direttore|direttrice|capo|addett[oa]|impiegat[oa]|operai[oa]|tecnic[oa]|ingegnere|sviluppat(?:ore|rice)|progettista|consulente|assistente|coordinat(?:ore|rice)|infermier[ea]|medico|docente|insegnante|educat(?:ore|rice)|operat(?:ore|rice)|ricercat(?:ore|rice)|assegnista|cuoc[oa]|camerier[ea]|barman|commess[oa]|magazzinier[ea]|autista|contabile|segretari[oa]|receptionist|grafic[oa]|analista|project manager|product owner|team leader|store manager|area manager|sales|account|hr|cto|ceo|cfo|coo|founder|co-founder|fondat(?:ore|rice)|titolare|volontari[oa]|tutor|formatore|formatrice|saldat(?:ore|rice)|elettricista|idraulic[oa]|muratore|falegname|giardinier[ea]|parrucchier[ea]|estetista|farmacista|fisioterapista|psicolog[oa]|avvocat[oa]|praticante|notaio|giornalista|redat(?:tore|trice)|fotograf[oa]|bibliotecari[oa]|archivista|housekeeper|porter|paralegal|solicitor|postdoc(?:toral)?|instructor|trainer|coach|merchandiser|copywriter|strategist|scrum master|tester|sistemista|programmat(?:ore|rice)|vendit(?:ore|rice)|promoter|hostess|steward|guida|custode|vigilante|guardia|ostetrica|oss|caregiver|badante|colf|gardener|carpenter|welder|baker|panettiere|pasticcer[ea]|pizzaiolo|sommelier|bartender|concierge|fattorino|corriere|perito|geometra|ragionier[ea]|restaurat(?:ore|rice)|sart[oa]|modellista|stilista",
);
export const certificates = anyOf(
  "certificat(?:o|a|e|ion|ions|ed)|certificazion[ei]|certified|attestat[oi]|patentino|abilitazion[ei]|iscrizione all'|ecdl|icdl|eipass|toefl|ielts|cambridge|first certificate|delf|dele|goethe|haccp|pmp|itil|prince2|licen[cs]e|black belt|green belt|yellow belt|cisco|ccna|comptia|chartered|accredited|foundation certificate",
);
export const courses = anyOf(
  "cors[oi]|course|courses|workshop|seminari[oa]?|seminar|bootcamp|masterclass|summer school|webinar|mooc|training|aggiornamento|scuola estiva",
);
export const worked = anyOf(
  "ho lavorato|lavoro (?:in|per|presso|come|da)|mi occupo|mi occupavo|mi sono occupat[oa]|sono stat[oa]|ho gestito|ho fatto|sono entrat[oa]|sono passat[oa]|worked|i work|i joined|i was|i've been|i have been|i moved|joined|working as|presso",
);
/** Verbs of a CV that is written as a narrative. */
export const told = anyOf(
  "ho lavorato|lavoro (?:come|in|per|presso|da|a|alla|al|nel|nella)|lavorato|mi occupo|mi sono \\p{L}+|sono stat[oa]|sono|ero|ho \\p{L}+[aiu]t[oa]|ho preso|entrat[oa]|passat[oa]|i (?:was|am|have|had|work|worked|hold|held|obtained|gained|got|took|joined|moved|attended|studied|started|became|led|ran|managed|earned|completed|graduated|did|spent)|i've|i'm|i have|worked (?:as|at|for)|joined|attended|graduated|my time at|il mio periodo|my (?:job|work|role|post|qualification|degree)|employed me|hired me|il mio (?:lavoro|titolo|ruolo)|la mia (?:esperienza|laurea)|ho (?:il|la|un|una)|possiedo|i (?:left|read|spent|began)|in possesso",
);
export const liking =
  /^(?:i (?:also )?(?:enjoy|love|like)|mi piac\p{L}+|amo|adoro|nel tempo libero|in my (?:spare|free) time|appassionat[oa] di)(?!\p{L})/u;
export const softStems =
  /comunicazion|communicat|leadership|team|squadra|ascolto|listening|empati|empathy|problem solving|negozia|negotiat|stakeholder|collabora|gestione dello stress|stress|tempo|time management|organizz|organis|organiz|mentor|coach|public speaking|parlare in pubblico|creativ|pazien|patien|puntual|precision|attention to detail|flessib|flexib|adatta|adaptab|curios|proattiv|proactiv|autonom|affidab|reliab|resilien|storytelling|presentation|relazional|interpersonal|diplom(?:azia|acy)|calm|pressure|riservatezza|motiva|spirito|critical thinking|pensiero critico|decision|responsab|accountab|coordina|community|divulgazion|grant management|incident management|writing|scrittura|facilitat|conflict|conflitt|orientamento al|multitasking|initiative|iniziativa|problem-solving|tutor|supporto ai|cross-functional|root cause|engagement/u;
export const firstPerson = anyOf(
  "io|mi|sono|ho|mio|mia|miei|mie|i|i'm|i've|my|me|appassionat[oa]|con \\d+ anni|with \\w+ years|anni di esperienza|years of experience|experienced|specialised|specialized|esperienza",
);
export const personal = anyOf(
  "data di nascita|nat[oa] (?:a|il)|nazionalita|date of birth|nationality|place of birth|luogo di nascita|stato civile|marital status|codice fiscale|indirizzo|residen(?:za|te)|domicilio|address|telefono|tel|phone|cellulare|cell|e-?mail|mail|sesso|gender|linkedin|github|sito web|website",
);
/** Health, union, religion, family, birth: data that a CV should not contain. */
export const sensitive = anyOf(
  "data di nascita|nat[oa] (?:a|il)|nascita|date of birth|born|place of birth|eta|age|sesso|gender|stato civile|marital status|coniugat[oa]|sposat[oa]|married|single|celibe|nubile|divorziat[oa]|divorced|figli|children|categori[ae] protett[ae]|legge 68|l\\. ?68|invalidita|disabil\\p{L}*|disabilit(?:y|ies)|disabled|nazionalita|nationality|cittadinanza|citizenship|codice fiscale|national insurance|religion[ei]?|sindacat\\p{L}*|trade union|gravidanza|pregnant|salute|health condition|permesso di soggiorno|partito|party member|orientamento",
);
export const consent =
  /autorizzo (?:il|al) trattamento|trattamento (?:dei )?(?:miei )?dati personali|regolamento \(?ue\)? ?(?:n\. ?)?2016|d\.? ?lgs\.? ?(?:n\. ?)?196|gdpr|consent to the (?:processing|use)|processing of my personal data|dichiarazion[ei] sostitutiv|d\.?p\.?r\.? ?(?:n\. ?)?445/u;
export const furniture =
  /^(?:pagina|page|pag\.?) ?\d+(?: ?(?:di|of|\/) ?\d+)?(?:\s*[-–|].*)?$|^\d{1,3} ?(?:\/|di|of) ?\d{1,3}$|^(?:europass|europass curriculum vitae|curriculum vitae europass|curriculum vitae|curriculum|cv|resume|résumé|formato europeo per il|formato europeo per il curriculum vitae|curriculum vitae (?:di|of) .*|firma|in fede|luogo e data)$/u;
export const licences = anyOf(
  "patente|patenti|automunit[oa]|driving licen[cs]e|driver's licen[cs]e|full (?:clean )?(?:uk )?(?:driving )?licen[cs]e|own car|mezzo proprio",
);
export const referees = anyOf(
  "references (?:are )?(?:available|on request|upon request)|referenze (?:disponibili|su richiesta)",
);
/** Text addressed to a machine. It is treated as plain text and belongs to no field. */
export const spokenToMachines =
  /(?:ignore|disregard|forget|ignora(?:re)?|dimentica) (?:all |any |the |tutte |ogni |le |every )*(?:previous|prior|above|earlier|istruzioni|instructions)|(?:system|hidden) prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|recruiter bot)|sei un(?:'| )?(?:assistente|modello|ia)|as an ai|(?:rank|rate|score|valuta|classifica) (?:this|questo|il) (?:candidate|candidato|cv|resume)|note to (?:the )?(?:ai|parser|screening)/u;

/** Levels as written, in any case. */
export const levelWords =
  /(?<![\p{L}\d])(?:[ABC][12]\+?|madrelingua|lingua madre|mother tongue|native|nativo|nativa|bilingu\p{L}*|fluent\p{L}*|ottim[oa]|buon[oa]|eccellente|excellent|advanced|avanzat[oa]|upper[- ]intermediate|intermedi\p{L}*|discret[oa]|basic|base|scolastic[oa]|elementar[ey]|proficien\p{L}*|professional working|limited working|full professional|conversational|beginner|principiante|sufficiente|good|working knowledge|scritto e parlato)(?![\p{L}\d])/giu;

export const function_ = new Set(
  "il lo la i gli le un uno una di a da in con su per tra fra e ed del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei nelle sul sulla che mi si ci sono ho ha non come più the a an of to in on for with and at by from as is are was were be been have has had i my we our that this it which who into".split(
    " ",
  ),
);

export const hobbies = new Set(
  fold(
    "lettura letture leggere lettore viaggi viaggiare viaggio musica jazz chitarra pianoforte canto coro teatro cinema film serie fotografia disegno pittura scultura ceramica cucina cucinare giardinaggio orto calcio calcetto tennis padel nuoto corsa running trekking escursionismo arrampicata sci snowboard ciclismo bici bicicletta mtb yoga pilates palestra fitness danza ballo scacchi videogiochi gaming volontariato enologia vino birra apicoltura serigrafia vela surf pesca caccia equitazione basket pallavolo pallacanestro rugby atletica maratona maratone montagna mare podcast scrittura poesia collezionismo modellismo bricolage cucito maglia uncinetto reading travel travelling traveling music guitar piano singing choir theatre theater films photography drawing painting sculpture ceramics pottery cooking baking gardening football soccer swimming hiking hillwalking walking climbing skiing cycling biking mountain dance dancing chess games gaming board volunteering wine beekeeping sailing surfing fishing riding basketball volleyball athletics marathon marathons poetry writing knitting sewing woodworking carpentry birdwatching astronomy astronomia railways boats fiddle radio trains camping kayaking rowing golf squash badminton boxing karate judo scherma fencing museums musei fumetti comics manga origami calligraphy calligrafia vinyl vinili bread pane sourdough cricket darts triathlon orienteering bouldering foraging funghi mushrooms",
  ).split(" "),
);
