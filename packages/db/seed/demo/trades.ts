/** Texts from which the CVs of a trade are generated. Titles are gender-neutral, because names are drawn independently. */
export type Trade = {
  readonly title: string;
  /** The taxonomy's code for this occupation, if there is one. */
  readonly role: string | null;
  readonly headlines: readonly string[];
  readonly summary: string;
  readonly skills: readonly string[];
  readonly lines: readonly string[];
  readonly degrees: readonly string[];
};

const computing = [
  "Laurea triennale in Informatica",
  "Laurea magistrale in Ingegneria informatica",
  "Diploma di perito informatico",
] as const;
const business = ["Laurea triennale in Economia aziendale", "Diploma di ragioneria"] as const;

export const trades: readonly Trade[] = [
  {
    title: "Backend developer",
    role: "orbita-backend-developer",
    headlines: ["Sviluppo backend", "Backend per la logistica", "Sviluppo Java"],
    summary: "Scrivo servizi che non si possono fermare, e li misuro prima di cambiarli.",
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "docker", "rest-api", "redis"],
    lines: [
      "Servizi in Java 21 e Spring Boot per la logistica di un porto turistico.",
      "PostgreSQL in produzione: indici, repliche, piani di esecuzione.",
      "Code RabbitMQ fra ordini e spedizioni, 30.000 al giorno.",
      "API REST per 60 corrieri, con prove a ogni modifica.",
      "Ambienti in Docker, uguali dal portatile alla produzione.",
    ],
    degrees: computing,
  },
  {
    title: "Full stack developer",
    role: "orbita-full-stack-developer",
    headlines: ["Full stack", "Sviluppo web"],
    summary: "Dal modulo alla tabella, con la stessa cura.",
    skills: ["typescript", "react", "postgresql", "javascript", "css", "docker", "git"],
    lines: [
      "Prenotazioni in React e TypeScript per una rete di teatri.",
      "Modello dati su PostgreSQL, 400 GB.",
      "Componenti accessibili, provati con lettori di schermo.",
      "Rilasci continui, nessuno di notte.",
    ],
    degrees: computing,
  },
  {
    title: "Frontend developer",
    role: "orbita-frontend-developer",
    headlines: ["Sviluppo frontend", "Interfacce web accessibili"],
    summary: "Interfacce che si usano anche senza mouse.",
    skills: ["react", "typescript", "css", "html", "javascript", "figma"],
    lines: [
      "Portale in React per 14 comuni, WCAG 2.2.",
      "Libreria di componenti in TypeScript usata da sei squadre.",
      "Tempo di caricamento da 6 a 1,4 secondi.",
    ],
    degrees: computing,
  },
  {
    title: "Data engineer",
    role: "orbita-data-engineer",
    headlines: ["Ingegneria dei dati", "Dati e trasporti"],
    summary: "Porto i dati dove servono, con le loro unità di misura.",
    skills: ["python", "sql", "postgresql", "apache-kafka", "docker", "power-bi"],
    lines: [
      "Flussi in Python e Kafka per i sensori di 300 carri merci.",
      "Da fogli di calcolo a PostgreSQL, senza perdere una riga.",
      "Estrazioni SQL per la direzione logistica.",
      "Cruscotti in Power BI letti ogni mattina da 80 persone.",
    ],
    degrees: computing,
  },
  {
    title: "DevOps engineer",
    role: "orbita-devops-engineer",
    headlines: ["Piattaforma e rilasci", "DevOps"],
    summary: "Rilasciare deve essere noioso.",
    skills: ["kubernetes", "docker", "terraform", "linux", "ansible", "ci-cd", "microsoft-azure"],
    lines: [
      "Kubernetes in produzione, rilasci senza fermo.",
      "Terraform per tre ambienti, ricreati in un’ora.",
      "Integrazione continua: da 40 a 9 minuti.",
      "Linux, 120 macchine, un solo modo di aggiornarle.",
    ],
    degrees: computing,
  },
  {
    title: "Tester software",
    role: null,
    headlines: ["Collaudo software", "Qualità e prove automatiche"],
    summary: "Cerco i difetti prima di chi li pagherebbe.",
    skills: ["selenium", "test-automation", "cypress", "jira", "sql"],
    lines: [
      "Prove in tempo reale su bilance industriali.",
      "Selenium e Cypress: 1.200 prove in venti minuti.",
      "Piani di collaudo per un gestionale di magazzino.",
    ],
    degrees: computing,
  },
  {
    title: "Project manager",
    role: null,
    headlines: ["Coordinamento di progetti", "Progetti e persone"],
    summary: "Tengo il filo fra chi chiede e chi fa.",
    skills: ["project-management", "agile-methodologies", "scrum", "jira", "microsoft-excel"],
    lines: [
      "Quattro squadre, un solo calendario.",
      "Introdotto Scrum in un ente pubblico, senza riunioni inutili.",
      "Gara per la logistica di un ospedale: 18 mesi, nei tempi.",
    ],
    degrees: business,
  },
  {
    title: "Customer care",
    role: null,
    headlines: ["Assistenza clienti", "Assistenza e turni"],
    summary: "Rispondo in due lingue, e scrivo quello che imparo.",
    skills: ["customer-service", "salesforce", "microsoft-excel"],
    lines: [
      "Assistenza su turni per una compagnia di traghetti.",
      "Risposte tipo riscritte: chiamate dimezzate.",
      "Salesforce per 9.000 richieste al mese.",
    ],
    degrees: business,
  },
  {
    title: "Impiegato/a logistica",
    role: "orbita-impiegato-logistica",
    headlines: ["Logistica e spedizioni", "Coordinamento di magazzino"],
    summary: "Merce giusta, posto giusto, carta giusta.",
    skills: ["logistics-coordination", "warehouse-management", "microsoft-excel", "sap"],
    lines: [
      "Spedizioni in 12 Paesi, con i documenti doganali.",
      "Magazzino da 8.000 posti pallet, inventario a rotazione.",
      "SAP per ordini e giacenze.",
    ],
    degrees: business,
  },
  {
    title: "Contabile",
    role: "orbita-impiegato-contabile",
    headlines: ["Contabilità", "Amministrazione e contabilità"],
    summary: "Dalla prima nota al bilancio.",
    skills: ["general-accounting", "microsoft-excel", "sap"],
    lines: [
      "Contabilità ordinaria di 40 clienti.",
      "Chiusure mensili in quattro giorni invece di nove.",
      "Fogli Excel sostituiti con un gestionale.",
    ],
    degrees: business,
  },
];
