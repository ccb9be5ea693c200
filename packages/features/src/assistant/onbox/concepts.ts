/**
 * Words of working life with the same meaning, in both languages, one concept per line; the first word is the concept's name. Only words that can
 * replace each other in a CV: a wrong "yes" is worse than "the CV does not say". Names of skills, languages and jobs are in the taxonomies.
 */
export const concepts: readonly string[] = `
gestire gestione gestito gestisco gestisce gestivo manage management managing coordinare coordino coordinamento coordination coordinate guidare guido guida guidato guidavo lead led leading leadership dirigere diretto direzione supervisione supervisionare supervise supervision responsabile responsabilita responsible head capo capoturno caposquadra caporeparto
team squadra squadre gruppo gruppi collaboratori persone people staff sottoposti colleghi group
cliente clienti clientela client clients customer customers
fornitore fornitori supplier suppliers vendor vendors
vendita vendite vendere venduto sales selling sell sold sale
negozio negozi store stores shop shops retail
magazzino magazzini warehouse warehouses deposito
logistica logistico logistics spedizione spedizioni shipping shipment shipments
trasporto trasporti transport transportation
sanita sanitario sanitaria sanitari ospedale ospedali ospedaliero ospedaliera clinica cliniche healthcare hospital hospitals clinic clinics medicale
banca banche bancario bancaria bank banks banking
assicurazione assicurazioni assicurativo insurance
scuola scuole school schools scolastico scolastica
universita universities university ateneo universitario universitaria
ristorante ristoranti ristorazione restaurant restaurants catering
albergo alberghi hotel hotels alberghiero alberghiera hospitality hospitalita
cantiere cantieri edilizia edile edili construction
fabbrica fabbriche factory factories stabilimento stabilimenti plant
produzione production produttivo produttiva manufacturing manifatturiero
qualita quality
sicurezza safety security
acquisti acquisto purchasing procurement approvvigionamento approvvigionamenti
bilancio bilanci
budget budgets
contabilita contabile accounting bookkeeping
fattura fatture fatturazione invoice invoices invoicing
paghe busta payroll cedolini
formazione formare formato formatore formatrice training trained trainer
insegnare insegnamento insegnato insegnante docente docenza docenze teach teaching taught teacher lecturer
tutor tutoraggio mentor mentoring affiancamento affiancare affiancato
ricerca ricercatore ricercatrice research researcher
selezione recruiting recruitment recruiter assunzione assunzioni hiring
evento eventi event events
fiera fiere
progetto progetti project projects
pianificare pianificazione planning plan planned planner
organizzare organizzazione organizzato organise organize organised organized organising organizing organisation organization
presentare presentazione presentazioni presentation presentations
trattativa trattative negoziare negoziazione negotiate negotiated negotiation negotiations
contratto contratti contract contracts
turno turni turnista turnazione turnistica shift shifts
notte notti notturno notturna notturni notturne night nights
festivo festivi weekend weekends domenica sabato holidays
reperibilita reperibile oncall
trasferta trasferte viaggiare viaggi viaggio travel travelling traveling trips trip
trasferirsi trasferimento trasferirebbe relocate relocation relocating trasferisce
remoto remote smartworking telelavoro smart
estero abroad overseas internazionale internazionali international
patente patenti licence license driving
stipendio retribuzione ral compenso salary pay compensation wage
preavviso notice
disponibile disponibilita disposto disposta availability available willing
premio premi award awards riconoscimento riconoscimenti prize
pubblicazione pubblicazioni pubblicato publication publications published articolo articoli article articles
brevetto brevetti patent patents
volontariato volontario volontaria volunteer volunteering volunteered
startup startups
consulenza consulente consulenti consulting consultancy consultant consultants
pubblica pubblico pubblici public
amministrazione amministrativo amministrativa administration administrative
farmacia farmacie farmaceutico farmaceutica pharmacy pharmaceutical pharma
automobilistico automotive automobili
alimentare alimentari food
moda fashion
turismo turistico turistica tourism
agricoltura agricolo agricola agriculture agricultural farm farming
energia energetico energetica energy
telecomunicazioni telecom telecommunications
anziani anziano elderly
bambini bambino infanzia children child kids
disabilita disabili disabile disabled disability disabilities
paziente pazienti patient patients
corsia reparto reparti ward wards department departments
ambulatorio ambulatori outpatient
pronto emergenza emergenze emergency
macchina macchine macchinari macchinario machine machines machinery
manutenzione manutenere maintenance
impianto impianti
montaggio assemblaggio assembly assembling
collaudo collaudi collaudare testing tested tests test
saldatura saldare saldatore welding welder
muletto muletti carrello carrelli forklift forklifts
camion autocarro autocarri truck trucks
consegna consegne delivery deliveries
ordine ordini order orders
inventario inventari inventory stock scorte giacenze
cassa casse cassiere cassiera cashier till
servizio servizi service services
processo processi process processes
migrazione migrazioni migrare migrated migration migrations migrate
architettura architetture architecture architectures
sviluppo sviluppare sviluppato sviluppatore sviluppatrice development develop developed developer developing
progettazione progettare progettato design designed designing progettista
automazione automatizzare automatizzato automation automate automated
rilascio rilasci release releases deploy deployment deployments
codice code
coda queue queues
messaggio messaggi message messages messaging
prodotto prodotti product products
mercato mercati market markets
comunicazione communication communications
pubblicita pubblicitario advertising
campagna campagne campaign campaigns
sito siti website websites
rete reti network networks networking
dati data
analisi analizzare analizzato analysis analyses analyze analyse analysed analyzed analytics
reportistica report reports reporting
costo costi cost costs
fatturato revenue turnover
ridotto ridurre riduzione reduce reduced reducing reduction
aumento aumentare aumentato increase increased growth crescita
traduzione traduzioni tradurre tradotto traduttore traduttrice translation translations translated translator
scrivere scritto scrittura writing written wrote write
legale legali legal
fiscale fiscali tax taxes tributario
tirocinio tirocini stage stagista tirocinante internship intern traineeship
apprendistato apprendista apprenticeship apprentice
orario hours
infermiere infermiera infermieri nurse nurses nursing infermieristica infermieristico
cuoco cuoca cook chef cooks
cameriere cameriera waiter waitress
autista autisti driver drivers conducente
ingegnere ingegnera engineer engineers engineering ingegneria
architetto architetti architect architects
medico medici doctor doctors physician
avvocato avvocata lawyer lawyers
elettricista electrician
meccanico meccanica mechanic mechanics
segretario segretaria secretary segreteria
direttore direttrice director
analista analyst analysts
tecnico tecnica technician technicians
economia economica economico economics economy
informatica informatico computing informatics
milione milioni million millions
`
  .trim()
  .split("\n");
