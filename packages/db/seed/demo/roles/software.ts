import { fixedTerm, hybrid, likes, needs, onSite, remote, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a software company for ports, shipyards and mountain shops. */
export const softwareRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "lanterna",
    ccnl: "C011",
    terms: {
      ...hybrid(40),
      ccnlLevel: "B2",
      languages: [needs("it", "B2"), likes("en", "B2")],
      ...studies("bachelor", "Informatica o ingegneria"),
    },
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "kubernetes", "teamwork"],
    years: { java: 3 },
    paragraphs: [
      "Progetterai e terrai in vita servizi in Java 21 e Spring Boot su PostgreSQL, con code a messaggi fra un servizio e l’altro. Il lavoro di ogni giorno: leggere una richiesta insieme a chi l’ha fatta, scrivere il codice e i test, farlo rivedere a coppie, seguirlo in produzione. Misuriamo i tempi di risposta prima e dopo ogni modifica.",
      "Serve esperienza con un linguaggio su JVM e con un database relazionale, compreso saper leggere un piano di esecuzione. Kubernetes e RabbitMQ si imparano qui. Una settimana di reperibilità ogni sette, pagata.",
    ],
    openings: [
      {
        title: "Sviluppatrice/sviluppatore backend Java",
        city: "Genova",
        pay: [38_000, 45_000],
        budget: 12,
        daysAgo: 10,
        replyDays: 7,
        words:
          "Scriviamo il software con cui i terminal container di Genova, Vado e Trieste decidono dove va ogni cassa. Cerchiamo una persona che prenda in mano il servizio delle prenotazioni di banchina: 40 mila eventi al giorno, pochi minuti di fermo l’anno.",
      },
      {
        title: "Sviluppo backend senior, pianificazione dei piazzali",
        city: "Genova",
        pay: [46_000, 54_000],
        words:
          "Il motore che assegna i posti in piazzale ha undici anni e funziona ancora bene, ma solo due persone ne ricordano il perché. Vogliamo riscriverlo un pezzo alla volta, senza fermare un terminal. Guiderai tu l’ordine dei pezzi.",
      },
      {
        title: "Backend engineer Java, varchi ferroviari",
        city: "Trieste",
        terms: { ...fixedTerm(24), ...travels("occasional", "national", "Genova, una volta al mese") },
        pay: [37_000, 43_000],
        words:
          "A Trieste un container su due arriva o parte in treno. La squadra dei varchi, quattro persone nel Punto Franco Vecchio, collega il nostro sistema a quelli delle imprese ferroviarie: formati vecchi, orari stretti, molta soddisfazione quando il convoglio parte puntuale.",
      },
    ],
  },
  {
    language: "it",
    space: "lanterna",
    ccnl: "C011",
    terms: {
      ccnlLevel: "B1",
      languages: [needs("it", "B2"), likes("en", "B1")],
      ...studies("diploma_technical", "Elettronica o informatica"),
    },
    skills: ["test-automation", "python", "fieldbus-industrial-networks", "accuracy", "problem-solving"],
    paragraphs: [
      "Scriverai prove automatiche in Python, le farai girare sui banchi ogni notte e la mattina racconterai che cosa si è rotto, con i dati che servono a chi deve correggere. Una parte del tempo va alle prove a mano, perché certi difetti si vedono solo guardando.",
      "Cerchiamo metodo e curiosità più che una lista di strumenti. Aiuta aver già lavorato con protocolli seriali o reti industriali e saper leggere uno schema elettrico semplice.",
    ],
    openings: [
      {
        title: "Tester di sistemi in tempo reale",
        city: "Genova",
        pay: [31_000, 36_000],
        words:
          "Le gru parlano con il nostro software ogni 200 millisecondi. Quando non lo fanno, lo scopri tu: la sala prove ha un simulatore di banchina in scala e sei gru finte, costruite in casa.",
      },
      {
        title: "Specialista collaudi, terminal in avviamento",
        city: "Gioia Tauro",
        terms: travels("periodic", "national", "Metà del tempo negli altri porti"),
        pay: [32_000, 37_500],
        words:
          "Nel 2027 avviamo due terminal nuovi. Prima dell’apertura ogni funzione va provata sul posto, di notte, con i mezzi veri. Metà del lavoro è in Calabria, metà in viaggio fra gli altri porti, con trasferte pagate.",
        state: "suspended",
      },
      {
        title: "Tester di apparati di bordo",
        space: "nibbio",
        city: "Varese",
        pay: [33_000, 38_500],
        words:
          "Un altimetro deve dire il vero a meno quaranta gradi e dopo mille ore di vibrazioni. Il laboratorio ambientale prova ogni strumento prima della certificazione; sarai la terza persona della squadra.",
      },
    ],
  },
  {
    language: "it",
    space: "lanterna",
    ccnl: "C011",
    terms: {
      ...hybrid(40),
      ccnlLevel: "C3",
      languages: [needs("it", "C1"), needs("en", "B2")],
      ...studies("diploma", "Qualunque indirizzo"),
    },
    skills: ["customer-service", "help-desk", "sql", "communication-skills", "availability-for-shift-work"],
    paragraphs: [
      "Rispondi a operatori di banchina, spedizionieri e colleghi: prima capisci se la merce è ferma, poi il resto. Apri la segnalazione con i passi per riprodurla, segui chi la corregge, richiami chi l’ha fatta. Ogni mese scegliamo insieme le tre domande più frequenti e facciamo in modo che non arrivino più.",
      "Servono italiano e inglese scritti con cura, calma al telefono e voglia di imparare come funziona un porto. Il software lo insegniamo noi, in sei settimane di affiancamento.",
    ],
    openings: [
      {
        title: "Specialista assistenza clienti, turni",
        city: "Gioia Tauro",
        terms: onSite,
        pay: [24_500, 28_000],
        words:
          "Il terminal non chiude mai e nemmeno l’assistenza. Lavorerai su tre turni, con maggiorazione notturna, in una sala di cinque persone affacciata sul piazzale.",
      },
      {
        title: "Assistenza applicativa di secondo livello",
        city: "Genova",
        pay: [28_000, 32_500],
        words:
          "Quando il primo livello non basta, si guarda nei log e nel database. Ti passeranno i casi che nessuno ha ancora capito: leggerai SQL, scriverai interrogazioni, proporrai correzioni a chi sviluppa.",
      },
      {
        title: "Referente di prodotto presso i terminal",
        city: "Trieste",
        terms: travels("periodic", "national", "Due giorni a settimana nei terminal"),
        pay: [30_000, 35_000],
        words:
          "Vogliamo una persona che stia due giorni a settimana dentro i terminal di Trieste e Monfalcone, raccolga quello che non va e lo riporti a Genova con parole chiare. Fino a ieri lo facevamo per telefono, male.",
        state: "draft",
      },
    ],
  },
  {
    language: "en",
    space: "lanterna",
    ccnl: "C011",
    terms: { ...hybrid(40), ccnlLevel: "B3", languages: [needs("en", "B2"), likes("it", "A2")] },
    skills: [
      "kubernetes",
      "linux",
      "terraform",
      "postgresql",
      "application-performance-monitoring",
      "technical-english",
    ],
    paragraphs: [
      "You will own the path from a merged commit to a running service: builds, clusters, databases, alerts, and the written reason behind each of them. Most of our incidents begin in a network nobody here controls, so a good part of the job is making failure boring: timeouts, queues, runbooks that work at four in the morning.",
      "We look for someone who has run PostgreSQL and Kubernetes for real users and can tell a story about an outage without looking for the guilty. Terraform is what we use; Go or Python is what we script in.",
    ],
    openings: [
      {
        title: "Platform engineer",
        city: "Genova",
        pay: [44_000, 52_000],
        budget: 18.5,
        words:
          "Fourteen container terminals run on our software, each with a small server room behind a forklift garage. We are moving them, one port at a time, to a platform that two people can operate. You would be the third of three.",
      },
      {
        title: "Site reliability engineer, port systems",
        city: "Trieste",
        terms: onSite,
        pay: [45_000, 53_500],
        words:
          "When our service stops, cranes stop. Last year it did for nineteen minutes in all; this year we want fewer than ten. You will work from our Trieste office, next to the people who run the rail gates.",
      },
      {
        title: "Site reliability engineer, card payments",
        space: "quadra",
        ccnl: "H011",
        city: "Milano",
        terms: { ccnlLevel: "1" },
        pay: [56_000, 66_000],
        words:
          "On a December Saturday we authorise 900 payments a second. The card networks give us 200 milliseconds for each. The reliability team, six people, decides how we spend them and what we drop first when something breaks.",
      },
    ],
  },
  {
    language: "it",
    space: "brenta",
    ccnl: "H011",
    terms: { ...hybrid(40), ccnlLevel: "2", languages: [needs("it", "B2"), likes("en", "B1")] },
    skills: ["typescript", "react", "web-accessibility", "html", "git"],
    paragraphs: [
      "Lavorerai su tutto il percorso dell’ordine: catalogo, carrello, pagamento, magazzino, reso. Il codice è TypeScript, con React davanti e Node dietro, PostgreSQL e una ricerca che abbiamo scritto noi e che ha bisogno di cure. Facciamo prove con persone vere ogni mese e teniamo il sito leggibile anche con una tacca di segnale.",
      "Cerchiamo chi sa finire le cose: scrivere un test, misurare il peso di una pagina, accorgersi che un pulsante non si raggiunge da tastiera. Almeno due anni su un prodotto in uso contano più del titolo di studio.",
    ],
    openings: [
      {
        title: "Sviluppatore/sviluppatrice full-stack e-commerce",
        city: "Bassano del Grappa",
        pay: [35_000, 41_000],
        words:
          "Il sito vende più di tutti i negozi insieme e la squadra che lo tiene è di quattro persone. Il prossimo anno vogliamo far vedere, per ogni giacca, chi l’ha cucita e come si ripara.",
      },
      {
        title: "Sviluppo frontend, accessibilità e prestazioni",
        city: "Padova",
        terms: { ...remote, officePresence: null },
        pay: [33_000, 38_500],
        words:
          "Il nostro sito è veloce sul computer di chi lo scrive e lento in rifugio, dove la gente lo usa. Ti affidiamo il lato frontend, con il mandato di togliere più che di aggiungere.",
      },
      {
        title: "Sviluppo web, piattaforma delle aziende agricole",
        space: "ortovivo",
        ccnl: "E012",
        city: "Cesena",
        terms: { ...remote, officePresence: null, ccnlLevel: "2" },
        pay: [34_000, 40_000],
        words:
          "Duecentotrenta aziende ci dicono ogni sera che cosa raccoglieranno domani, quasi sempre dal telefono e con i guanti. Rifaremo quello strumento da capo, andando a vedere come lo usano.",
      },
    ],
  },
];
