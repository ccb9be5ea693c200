/** Tables of Italian job nouns with two genders. Stems are words without their last letter. */

/**
 * Stems of nouns in -o / -a with the plurals -i / -e. Nouns in -ista, -ante, -ente and the like apply to all genders and are not
 * listed.
 */
export const nounStems =
  "commess addett impiegat tecnic medic cuoc capocuoc aiutocuoc sottocuoc espert architett maestr capomastr mastr ministr sart facchin " +
  "bagnin imbianchin fattorin portantin ballerin indovin spazzacamin netturbin spazzin stradin norcin fantin avvocat magistrat delegat " +
  "deputat incaricat soldat letterat artigian capitan guardian cappellan sagrestan ortolan maggiordom nostrom segretari funzionari " +
  "intermediari veterinari bibliotecari antiquari commissari ausiliari missionari attuari pubblicitari universitari raccomandatari " +
  "chimic meccanic informatic elettronic elettromeccanic ottic ostetric idraulic fisic botanic statistic matematic storic grafic " +
  "odontotecnic onicotecnic paramedic biochimic biofisic bioinformatic biomedic chiropratic cosmetic critic politic diplomatic geochimic " +
  "geofisic geotecnic meccatronic pirotecnic radiotecnic elettrotecnic zootecnic termoidraulic fabbr maniscalc monac sindac filosof " +
  "massar ragazz modell colonnell ammiragli sostitut perit alliev cinofil pizzaiol vignaiol boscaiol armaiol " +
  "fruttivendol pescivendol subacque drammaturg pedagog geolog oraf archeolog candidat laureat diplomat neolaureat neodiplomat assunt neoassunt " +
  "bidell domestic soci arbitr poliziott secondin assistit  amministrativ operativ creativ " +
  "sensitiv letturist inviat abilitat qualificat specializzat vicesegretari " +
  "capocommess sottosegretari cosmetolog psicolog biolog capotecnic " +
  "sacrestan castellan casar vaccar bovar contadin postin vetturin becchin sguatter econom impresari cavallerizz garzon bigliettai pecorai cartolai erbivendol volontari precari pensionat mozz fonic  marittim operai macellai calzolai marinai vetrai fornai notai gelatai benzinai giornalai tabaccai " +
  "lavandai portinai bambinai fiorai birrai";

/** Stems of nouns in -ere / -era without a preceding i. */
export const ereStems = "ingegner bioingegner geoingegner pasticcer";
/** Stems of nouns in -ore / -ora, which do not follow -tore / -trice. */
export const oraStems = "supervis controll incis revis assess difens past tint agopunt";

/** Irregular pairs: masculine form, feminine form. */
export const oddPairs: readonly (readonly [string, string])[] = [
  ["dottore", "dottoressa"],
  ["professore", "professoressa"],
  ["studente", "studentessa"],
  ["campione", "campionessa"],
  ["barman", "barlady"],
  ["steward", "hostess"],
  ["uomo", "donna"],
  ["uomini", "donne"],
  ["signore", "signora"],
  ["signori", "signore"],
  ["maschio", "femmina"],
  ["attore", "attrice"],
  ["tutore", "tutrice"],
  ["autore", "autrice"],
  ["padre", "madre"],
  ["tato", "tata"],
];
/** Feminine nouns, each with its replacement: a masculine form that is used for all genders, or another word. */
export const feminineOnly: readonly (readonly [string, string])[] = [
  ["vigilessa", "vigile"],
  ["avvocatessa", "avvocato"],
  ["stewardess", "steward"],
  ["balia", "tata"],
  ["massaia", "colf"],
];

/** Gendered endings of Italian nouns: masculine, feminine, and both plurals. At least two letters precede an ending. */
export const endings: readonly (readonly [string, string, string, string])[] = [
  ["tore", "trice", "tori", "trici"],
  ["iere", "iera", "ieri", ""],
  ["aio", "aia", "", ""],
  ["ologo", "ologa", "ologi", "ologhe"],
  ["grafo", "grafa", "grafi", "grafe"],
  ["onomo", "onoma", "onomi", "onome"],
  ["aiolo", "aiola", "aioli", "aiole"],
];
/** Nouns that have the endings of gendered job nouns but are none: things, and invariable nouns for people. */
export const notPeople = new Set(
  (
    "fornitori fornitore settore motore trattore reattore vettore bookstore datastore restore megastore drugstore territori laboratori motori settori fattori oratori " +
    "trattori vettori matrice matrici lavatrice lavatrici calcolatrice ospedaliera ospedaliere paragrafo paragrafi telegrafo cantiere quartiere corriere corrieri paniere " +
    "bicchiere mestiere mestieri bicchieri cantieri quartieri volentieri pensieri pensiere carriera carriere filiera filiere riviera fiera fiere maniera maniere " +
    "costiera ringhiera miniera miniere bandiera bandiere frontiera frontiere barriera barriere schiera preghiera crociera crociere " +
    "lamiera lamiere alberghiera alberghiere cerniera cerniere criniera acciaio gennaio febbraio vivaio orologio orologi tipologia " +
    "baia ghiaia risaia abbaia centinaia migliaia paia autonomo autonoma autonomi autonome aiole aiuola vettore ascensore alimentatore " +
    "serbatoio condizionatore ventilatore trasformatore compressore alternatore accumulatore refrigeratore elaboratore " +
    "contatore indicatore indicatori valore sensore elevatore elevatori escavatore escavatori estrattore monitore " +
    "ottobre colore umore rumore dolore favore onore"
  ).split(" "),
);

/** Adjectives that agree with a person: "Consulente sanitario". They count only directly after a noun that does not show its gender. */
export const adjectiveStems =
  "amministrativ sanitari tecnic finanziari scolastic artistic elettronic elettric energetic elettromeccanic cinematografic metallurgic clinic " +
  "aeronautic ecologic metallic turistic scientific economic automobilistic didattic farmaceutic idroelettric linguistic " +
  "microelettronic optoelettronic optomeccanic robotic nautic generic grafic biomedic telefonic psichiatric analitic giuridic civic " +
  "architettonic acustic aerodinamic elettromagnetic fotonic logistic radiofonic strategic tattic cartografic idrografic topografic fotografic " +
  "avionic geologic ortopedic ferroviari minerari pubblicitari giudiziari letterari caseari umanitari librari penitenziari agrari bancari " +
  "veterinari universitari sportiv assicurativ operativ educativ televisiv investigativ applicativ audiovisiv creativ specializzat privat " +
  "agricol viticol ospedalier petrolifer marittim creditizi notturn subacque urban informatic meccanic medic chimic storic statistic " +
  "espert addett qualificat laureat diplomat abilitat incaricat certificat alberghier giurat carcerari fisic etic politic " +
  "drammaturgic ottic sociosanitari socioeducativ psicologic pedagogic motivat dinamic automunit bravissim brav volenteros ambizios " +
  "estern aggiunt storiografic societari " +
  "giovanissim referenziat radiologic odontoiatric infermieristic fisioterapic cardiologic oncologic elettrotecnic botanic";
/** Fields of work that look like feminine adjectives: "Responsabile logistica". */
export const fieldsOfWork = new Set(
  (
    "operative private creative executive logistica informatica meccanica elettronica chimica fisica etica robotica statistica didattica farmaceutica cosmetica grafica " +
    "acustica ottica botanica politica meccatronica aeronautica nautica matematica critica fotonica avionica biochimica " +
    "biofisica bioinformatica geofisica geotecnica aerodinamica linguistica analitica interna estera " +
    "elettrotecnica pirotecnica zootecnica soci societaria"
  ).split(" "),
);

/** Nouns for all genders that cannot be recognised by their ending. */
export const epicene = new Set(
  (
    "responsabile contabile falegname custode capocantiere capotreno capoturno capocantieri caposquadra caporeparto vigile " +
    "generale maggiore ufficiale giudice preside vicepreside console interprete manovale chef colf geometra pilota copilota " +
    "osteopata omeopata atleta astronauta psicoterapeuta arteterapeuta musicoterapeuta danzaterapeuta fisioterapeuta terapeuta " +
    "psichiatra pediatra odontoiatra geriatra collega titolare portavoce corriere controfigura " +
    "portalettere lavapiatti lavavetri copritetti guardacaccia operative babysitter badante tuttofare receptionist executive creative " +
    "manicure pedicure comune medium mozzo aiuto sous vice stagionale commerciale legale"
  ).split(" "),
);

/** Nouns of people with a fixed grammatical gender: words that agree with them do not show the person's gender. */
export const grammatical = new Set(
  "guardia guida persona figura risorsa comparsa maschera membro spalla recluta sentinella".split(" "),
);
/** Nouns that end like neutral adjectives ("civile", "industriale") but are none. */
export const things = new Set(
  "personale canale capitale locale filiale centrale ospedale terminale materiale mobile automobile tessile".split(" "),
);

/** Words of a title that come before the job noun. Those in `passingWithOf` may be followed by a preposition. */
export const passing = new Set(
  (
    "cerca cercasi cerchiamo cercansi ricerca ricercasi ricerchiamo seleziona selezioniamo assume assumiamo urgente nuovo nuova primo prima un una uno il la lo i gli le " +
    "capo vice aiuto ex neo sous part time full due tre quattro cinque nostro nostra bravo brava giovane giovani azienda"
  ).split(" "),
);
export const passingWithOf = new Set(
  "offerta lavoro posizione ruolo figura profilo stage tirocinio apprendistato opportunita ricerca selezione posto come".split(
    " ",
  ),
);
export const prepositions = new Set(
  (
    "di d del dello della dei degli delle dell in nel nello nella nei negli nelle nell per con su sul sullo sulla sui sulle sull da dal dalla dai dalle dall " +
    "a ad al allo alla ai agli alle all presso fra tra senza c c/o of for in at with to"
  ).split(" "),
);
