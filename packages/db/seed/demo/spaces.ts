import type { DemoSpace, SpaceKey } from "./types.ts";

/** The demo Spaces: invented companies with their members. */
export const demoSpaces: Readonly<Record<SpaceKey, DemoSpace>> = {
  lanterna: {
    name: "Lanterna Software",
    url: "lanterna-software",
    members: [
      { firstName: "Marta", lastName: "Olivieri", role: "owner", qualification: "Responsabile delle persone" },
      { firstName: "Davide", lastName: "Parodi", role: "recruiter", qualification: "Selezione" },
      { firstName: "Chiara", lastName: "Costa", role: "viewer" },
      { firstName: "Youssef", lastName: "El Amrani", role: "recruiter", qualification: "Guida lo sviluppo backend" },
    ],
    offers: {
      it: [
        "Siamo in 85, quasi tutti in un ex magazzino del Porto Antico. Rilasciamo il martedì e il giovedì, mai di venerdì. Buoni pasto da 8 €, sanità mètaSalute, 1.200 € di welfare, abbonamento ai mezzi.",
        "Il colloquio è in due incontri: uno con la squadra, su un problema vero già risolto, e uno sulle condizioni. Nessun esercizio da fare a casa. Paghiamo le trasferte e la reperibilità a parte.",
      ],
      en: [
        "We are 85 people, most of them in a former warehouse of Genoa’s old port. Two interviews, no homework, and an answer either way. Italian is not needed on day one; we pay for two hours of lessons a week.",
      ],
    },
  },
  velamare: {
    name: "Cantieri Velamare",
    url: "cantieri-velamare",
    members: [
      { firstName: "Giancarlo", lastName: "Bertonati", role: "owner", qualification: "Direzione del cantiere" },
      { firstName: "Sara", lastName: "Vanacore", role: "recruiter", qualification: "Personale" },
      { firstName: "Ilir", lastName: "Hoxha", role: "viewer" },
    ],
    offers: {
      it: [
        "Costruiamo tre scafi l’anno, dai 28 ai 50 metri, e li seguiamo dopo il varo. Mensa interna, indumenti lavati dall’azienda, premio di consegna per ogni nave, spogliatoi nuovi dal 2025.",
        "Turno unico dalle 7:30 alle 16:30, sabato libero. Straordinari chiesti con una settimana di anticipo e pagati nel mese. Visita medica e formazione sulla sicurezza prima di salire a bordo.",
        "Il primo incontro è in cantiere: vedi la nave, la squadra e il posto dove lavoreresti. Poi una prova pratica di una mattina, pagata. Rispondiamo a chiunque si candidi.",
      ],
    },
  },
  nibbio: {
    name: "Nibbio Avionica",
    url: "nibbio-avionica",
    members: [
      { firstName: "Federica", lastName: "Zanetti", role: "owner", qualification: "Direzione tecnica" },
      { firstName: "Matteo", lastName: "Crespi", role: "recruiter" },
      { firstName: "Ananya", lastName: "Iyer", role: "viewer" },
    ],
    offers: {
      it: [
        "Facciamo strumenti di bordo per elicotteri di soccorso: 140 persone, un solo stabilimento, nessun subappalto del software. Venerdì corto, mensa, asilo convenzionato a trecento metri.",
        "Selezione in due passi: una telefonata di mezz’ora e una mattina con la squadra. Il livello contrattuale lo scriviamo nell’offerta insieme alla RAL, con i tempi del passaggio al livello successivo.",
      ],
      en: [
        "The process is one call and one morning with the team, on our code, with time for your questions. Relocation within Europe is paid, and we help with papers and housing.",
        "You will fly once a year on a machine that carries our instruments. Nobody here has skipped it twice. Health cover, €1,500 in benefits, 26 days of leave.",
      ],
    },
  },
  dora: {
    name: "Officine Dora",
    url: "officine-dora",
    members: [
      { firstName: "Renato", lastName: "Gribaudo", role: "owner", qualification: "Titolare" },
      { firstName: "Alina", lastName: "Munteanu", role: "recruiter", qualification: "Amministrazione e personale" },
    ],
    offers: {
      it: [
        "Lavoriamo acciai e leghe leggere per macchine da imballaggio, dal 1974. Siamo in 62. Turni fissi concordati mese per mese, premio di risultato legato agli scarti, non alle ore.",
        "Entri con due settimane in affiancamento, su una macchina sola. Mensa convenzionata, sanità mètaSalute, parcheggio coperto, bus 59 davanti al cancello.",
        "Ti facciamo vedere il reparto prima di parlare di soldi, e parlare di soldi prima della prova. La prova dura due ore ed è pagata.",
        "Orario 8–17 con un’ora di pausa. Ogni anno 24 ore di formazione in orario di lavoro, scelte insieme. Le ferie di agosto sono due settimane, le altre quando vuoi.",
      ],
    },
  },
  brenta: {
    name: "Brenta Outdoor",
    url: "brenta-outdoor",
    members: [
      { firstName: "Elisa", lastName: "Battistel", role: "owner", qualification: "Fondatrice" },
      { firstName: "Nicolò", lastName: "Dal Pozzo", role: "recruiter" },
      { firstName: "Mei", lastName: "Zhou", role: "viewer" },
    ],
    offers: {
      it: [
        "Disegniamo e vendiamo abbigliamento da montagna: sette negozi, un sito, un laboratorio di riparazione che sistema quattromila capi l’anno. Materiale da provare in prestito e 40 % di sconto.",
        "Un lunedì al mese si prova in quota quello che si vende, in orario di lavoro. Turni comunicati con quattro settimane di anticipo, due domeniche libere al mese garantite.",
        "Prima un incontro di quaranta minuti, poi una mattina con la squadra. Diciamo subito se è un no, e perché.",
      ],
      en: [
        "Kit on loan, 40% off everything, and one Monday a month testing it uphill. We answer every application, with the reason.",
      ],
    },
  },
  quadra: {
    name: "Quadra Pay",
    url: "quadra-pay",
    members: [
      { firstName: "Ludovica", lastName: "Serra", role: "owner", qualification: "People & culture" },
      { firstName: "Kwame", lastName: "Boateng", role: "recruiter", qualification: "Talent acquisition" },
      { firstName: "Simone", lastName: "Galimberti", role: "viewer" },
    ],
    offers: {
      it: [
        "Selezione in tre incontri nella stessa settimana, con le persone con cui lavoreresti. La fascia di retribuzione è quella scritta qui: non chiediamo quanto guadagni oggi.",
      ],
      en: [
        "Three conversations within one week, all with people you would work with. Family health cover, €2,000 in benefits, 26 days of leave and the public holidays of your choice.",
        "English is the working language of engineering and risk. We sponsor the EU Blue Card, and pay for Italian lessons if you want them.",
      ],
    },
  },
  arno: {
    name: "Studio Arno & Partner",
    url: "studio-arno",
    members: [
      { firstName: "Bianca", lastName: "Landini", role: "owner", qualification: "Consulente del lavoro" },
      { firstName: "Tommaso", lastName: "Giannelli", role: "recruiter" },
    ],
    offers: {
      it: [
        "Siamo uno studio di 34 persone con 420 clienti. Nei mesi delle scadenze si lavora di più, e quelle ore tornano in estate: luglio e agosto si chiude alle 14.",
        "Il colloquio è uno, con chi guida il gruppo e con una persona del gruppo. Poi una proposta scritta entro una settimana.",
      ],
    },
  },
  ortovivo: {
    name: "Ortovivo",
    url: "ortovivo",
    members: [
      { firstName: "Paola", lastName: "Ricci", role: "owner", qualification: "Risorse umane" },
      { firstName: "Gurpreet", lastName: "Singh", role: "recruiter" },
      { firstName: "Lucia", lastName: "Benedetti", role: "viewer" },
    ],
    offers: {
      it: [
        "Mettiamo insieme 230 aziende agricole e le portiamo fino allo scaffale: ortaggi freschi, tracciati dal campo. Cassetta di verdura ogni venerdì, auto aziendale per chi gira, mensa in stabilimento.",
        "Da maggio a settembre si corre, e lo diciamo prima: in quei mesi le ore in più vanno in banca ore e tornano d’inverno. Premio di filiera diviso in parti uguali.",
        "Ci vediamo una volta in ufficio e una in campo o in linea. Rispondiamo sempre, anche quando è un no.",
      ],
    },
  },
  corallo: {
    name: "Clinica Corallo",
    url: "clinica-corallo",
    members: [
      { firstName: "Antonella", lastName: "De Crescenzo", role: "owner", qualification: "Direzione sanitaria" },
      { firstName: "Ciro", lastName: "Esposito", role: "recruiter" },
      { firstName: "Olena", lastName: "Kovalenko", role: "recruiter" },
    ],
    offers: {
      it: [
        "Casa di cura accreditata, 118 posti letto, chirurgia ortopedica e riabilitazione. Turni pubblicati il 15 del mese prima, cambi tramite app, nessuna chiamata nei giorni di riposo.",
        "Rimborsiamo l’iscrizione all’ordine e i crediti ECM, che si fanno in orario. Mensa aperta anche di notte, parcheggio interno, nido convenzionato.",
        "Un colloquio con il coordinamento e una mattina in reparto, in affiancamento. Se i turni non vanno d’accordo con la tua vita, meglio saperlo prima.",
      ],
    },
  },
  alpino: {
    name: "Corriere Alpino",
    url: "corriere-alpino",
    members: [
      { firstName: "Walter", lastName: "Moser", role: "owner", qualification: "Titolare" },
      { firstName: "Silvia", lastName: "Tomasi", role: "recruiter", qualification: "Traffico e personale" },
      { firstName: "Babacar", lastName: "Ndiaye", role: "viewer" },
    ],
    offers: {
      it: [
        "Trasportiamo merci fra Italia, Austria e Baviera dal 1961, con 94 mezzi di proprietà, tutti Euro 6. Stipendio il 27, straordinari e indennità in busta paga, nessun fuori busta.",
        "Sanilog, buoni pasto da 7 €, rinnovo di CQC e patente a carico nostro. I mezzi si guastano e li ripariamo noi: l’officina è interna e apre alle 5.",
        "Ti chiediamo mezz’ora al telefono e qualche ora in deposito. I turni si parlano prima della firma, non dopo.",
      ],
    },
  },
  belvento: {
    name: "Locande Belvento",
    url: "locande-belvento",
    members: [
      { firstName: "Rosaria", lastName: "Calabrese", role: "owner", qualification: "Direzione delle locande" },
      { firstName: "Andrés", lastName: "Quispe", role: "recruiter" },
    ],
    offers: {
      it: [
        "Cinque locande fra Puglia, Sicilia e laguna, da 18 a 44 camere. Due giorni di riposo vicini, settimana corta a novembre e febbraio, alloggio in stanza singola per chi viene da lontano.",
        "Le mance si dividono fra tutti, cucina e piani compresi, e il conto è appeso in bacheca. Pasto caldo a inizio turno, divisa fornita e lavata.",
        "Ti incontriamo in videochiamata e poi per un giorno di prova, pagato, con il viaggio rimborsato.",
      ],
      en: [
        "Five inns between Puglia, Sicily and the Venetian lagoon. Two days off in a row, single room on site for those who come from afar, tips shared by everyone and posted on the board.",
        "One video call and one paid trial day, travel refunded. The house is open all year: this is not a summer job.",
      ],
    },
  },
  ginestra: {
    name: "Cooperativa Ginestra",
    url: "cooperativa-ginestra",
    members: [
      { firstName: "Emanuela", lastName: "Fabbri", role: "owner", qualification: "Presidente" },
      { firstName: "Ousmane", lastName: "Diop", role: "recruiter" },
      { firstName: "Teresa", lastName: "Montanari", role: "viewer" },
    ],
    offers: {
      it: [
        "Siamo 310 socie e soci, dieci comuni, bilancio pubblicato ogni anno. Supervisione di gruppo ogni due settimane, in orario. Chi lavora può diventare socio dopo sei mesi, senza obbligo.",
        "Rimborso chilometrico dal primo chilometro, telefono di servizio che la sera si spegne, formazione pagata come lavoro.",
        "Il colloquio lo fa chi coordina il servizio con una persona della squadra. Se ci scegliamo, i primi dieci turni sono in affiancamento.",
      ],
    },
  },
};
