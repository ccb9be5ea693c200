import { sameStem, stemsOf } from "./stems.ts";

/**
 * Italian and English words with the same meaning, one group each, with irregular forms. Only true equivalents: "guidare" is not
 * "coordinare", and no word of a group may sound more senior than another.
 */
const rows = `
anno anni year years | mese mesi month months | settimana settimane week weeks | giorno giorni day days
persona persone people person persons | azienda aziende impresa imprese ditta company companies firm firms | cliente clienti client clients customer customers
progetto progetti project projects | squadra squadre team teams gruppo group | sviluppo sviluppare develop development sviluppa
gestione gestire gestito gestisce manage management managed | usare usato usata usati usa utilizzare uso utilizzo impiego use used using usage
analisi analizzare analizzato analysis analyse analyze analysed analyzed | progettare progettazione design designed designing
vendita vendere vendite venduto sale sales sell sold selling | acquisto acquisti purchase purchases purchasing buy bought
insegnare insegnamento insegnato teach taught teaching | formare formazione formato training trained | scrivere scritto scrittura write wrote written writing
costruire costruito costruzione build built construction | guidare guidato guida lead led leads leading | dirigere diretto direzione direct directed direction
coordinare coordinamento coordinato coordinate coordination coordinated coordinating | organizzare organizzazione organise organize organisation organization organised organized
controllo controllare controllato control check checked controls | manutenzione mantenere mantenuto maintenance maintain maintained maintaining
installare installazione install installation installed | riparare riparazione repair repaired | montare montaggio assemblaggio assembly assemble assembled
produzione produrre prodotto produce produced production | prodotti products product | servizio servizi service services | mercato mercati market markets
ridurre ridotto riducendo riduce riduzione reduce reduced reduction | aumentare aumento aumentato increase increased | migliorare miglioramento migliorato improve improved improvement
creare creato creazione create created creation | realizzare realizzato realizzazione realise realised | introdurre introdotto introduce introduced introduction
dati dato data | database databases | rete reti network networks | sistema sistemi system systems | sito siti site sites website websites
applicazione applicazioni app apps application applications applicativi applicativo | programmazione programmare programma program programming programme | codice code
prova prove test tests testing collaudo | rilascio rilasciare rilasci release releases released | migrazione migrare migrated migration migrate migrating
costo costi cost costs | bilancio bilanci budget | fattura fatture fatturazione invoice invoices invoicing | contabilita accounting bookkeeping | paghe payroll | stipendio stipendi salary
ordine ordini order orders | magazzino magazzini warehouse warehouses | negozio negozi shop shops store stores | ufficio uffici office offices | stabilimento stabilimenti fabbrica plant factory
laurea degree | magistrale master's master masters | triennale bachelor bachelor's | diploma diplomi | dottorato phd doctorate | tesi thesis | universita university | scuola scuole school schools
corso corsi course courses | certificazione certificato certificazioni certificata certification certified certificate certifications | patente licence license
informatica computing | economia economics | ingegneria engineering | giurisprudenza law diritto | matematica mathematics maths | fisica physics | chimica chemistry | lettere letteratura literature
lingua lingue language languages | inglese english | italiano italian | francese french | tedesco german | spagnolo spanish | portoghese portuguese | cinese chinese | russo russian | arabo arabic
madrelingua native | livello level | esperienza experience experiences | competenza competenze skill skills | conoscenza conoscenze knowledge
responsabile responsible | responsabilita responsibility responsibilities | ruolo ruoli role roles | attivita activity activities task tasks
sviluppatore sviluppatrice sviluppatori developer developers | programmatore programmatrice programmer | ingegnere ingegneri engineer engineers | analista analisti analyst
consulente consulenti consultant | consulenza consulting consultancy | insegnante docente teacher | infermiere infermiera infermieri nurse nurses | cuoco cuoca cook
venditore venditrice salesperson seller | commerciale commerciali sales | impiegato impiegata clerk | magazziniere magazziniera warehouseman | tecnico tecnica tecnici technician technicians
direttore direttrice director | presidente president | stagista tirocinante intern trainee | stage tirocinio internship traineeship | apprendista apprentice | volontario volontaria volontariato volunteer volunteering volunteered voluntary
interno interna interni internal | esterno esterna esterni external | nuovo nuova nuovi nuove new | pubblico pubblica public | privato privata private | internazionale internazionali international | nazionale nazionali national | italiani italiana italiane | europeo europea european
assistenza assistere assistito assistance assist assisted | supporto supportare supportato support supported supporting | collaborare collaborazione collaborato collaborate collaboration collaborated
partecipare partecipazione partecipato participate participated participation | contribuire contribuito contributo contribute contributed contribution
pazienti paziente patient patients | bambini bambino children child | studenti studente student students | fornitori fornitore supplier suppliers vendor vendors | colleghi collega colleague colleagues | utenti utente user users
sicurezza safety security | qualita quality | processo processi process processes | documentazione documenti documento documentation documents document | relazione relazioni rapporto rapporti report reports reporting reportistica
pagamento pagamenti payment payments | interfaccia interfacce interface interfaces | architettura architecture | infrastruttura infrastrutture infrastructure | piattaforma piattaforme platform platforms
disegno disegni drawing drawings | macchina macchine machine machines machinery | impianto impianti | linea linee line lines | cucina cucine kitchen | ristorante ristoranti restaurant restaurants | ospedale ospedali hospital hospitals | reparto reparti ward department
tra between | milano milan | roma rome | torino turin | venezia venice | firenze florence | napoli naples | genova genoa | italia italy | germania germany | francia france | spagna spain | svizzera switzerland | londra london | parigi paris
remoto remote remotely | tempo time | pieno full | parziale partial | settore sector industry | sede sedi | clienti clientela
microservizi microservizio microservices microservice | strumento strumenti tool tools | preparare preparazione preparato prepare prepared preparation | offerta offerte offer offers | riportato riporto riportando reported reporting reports
vorrei vorrebbe vuole desidera desidero would like wants wish wishes | imparare imparando apprendere learn learning | interesse interessato interessata interessi interested interest interests | disponibile disponibilita available availability willing | trasferta trasferte trasferimento travel travelling
mai never | senza without | avere ho ha have has had | possiedo possiede possesso own owns holds hold
`;

/** The keys for comparing a word: the word itself and its stems, as far as a stem is long enough to be distinctive. */
const keysOf = (word: string): string[] => [word, ...stemsOf(word).filter((stem) => stem.length >= 4)];

const groups = new Map<string, Set<number>>();
const exact = new Map<string, Set<number>>();
const put = (map: Map<string, Set<number>>, key: string, row: number) =>
  map.set(key, (map.get(key) ?? new Set()).add(row));
rows
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter(Boolean)
  .forEach((row, place) => {
    for (const word of row.split(/\s+/)) {
      put(exact, word, place);
      for (const key of keysOf(word)) put(groups, key, place);
    }
  });

/** Pairs of a job title and its activity. A person with the job title also does the activity, but not the reverse. */
const trades: readonly (readonly [string, string])[] = [
  ["sviluppatore", "sviluppo"],
  ["sviluppatrice", "sviluppo"],
  ["developer", "develop"],
  ["programmatore", "programmazione"],
  ["programmer", "programming"],
  ["consulente", "consulenza"],
  ["consultant", "consulting"],
  ["insegnante", "insegnare"],
  ["teacher", "teach"],
];

const groupsOf = (word: string): ReadonlySet<number> =>
  exact.get(word) ?? new Set(keysOf(word).flatMap((key) => [...(groups.get(key) ?? [])]));
const meet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean => [...one].some((row) => other.has(row));

/** Whether two words translate each other, such as Milan and Milano. Both must be in the table exactly as written. */
export const isTranslation = (one: string, other: string): boolean =>
  meet(exact.get(one) ?? new Set(), exact.get(other) ?? new Set());

/** Whether a word of the resume means the same as a word of the answer, in another form or in the other language. */
export function saysTheSame(said: string, fact: string): boolean {
  if (sameStem(said, fact)) return true;
  if (/\d/.test(said + fact)) return false;
  const own = groupsOf(said);
  if (own.size === 0) return false;
  const theirs = groupsOf(fact);
  if (meet(own, theirs)) return true;
  return trades.some(([trade, work]) => (trade === fact || meet(groupsOf(trade), theirs)) && meet(groupsOf(work), own));
}
