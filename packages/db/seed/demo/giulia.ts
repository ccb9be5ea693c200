import type { DemoResume } from "./resumes.ts";

/**
 * The CV of the demo talent Giulia, as in the design mock-ups. Assessments are marked as machine-made, with the lines that they are
 * based on.
 */
export const giulia: DemoResume = {
  email: "giulia@demo.orbita.example",
  privacy: { visibleInTalentSearch: true, profileVisibility: "link" },
  hidesFrom: { spaces: ["velamare", "nibbio"], domain: "portolano.example" },
  skills: {
    java: 5,
    sql: 4,
    python: 3,
    "spring-boot": 5,
    "hibernate-jpa": 4,
    "rest-api": 4,
    "junit-mockito": 4,
    microservices: 4,
    rabbitmq: 3,
    postgresql: 4,
    redis: 3,
    docker: 3,
    kubernetes: 1,
    linux: 4,
    git: 4,
    "ci-cd": 3,
    "agile-methodologies": 4,
    scrum: 3,
  },
  softSkills: ["autonomy", "attention-to-detail", "curiosity", "reliability", "patience", "continuous-learning"],
  jobWishes: {
    roles: ["orbita-backend-developer"],
    place: { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: 44.40726, lon: 8.93386, km: 30 },
    workplaces: ["workplace_type_hybrid", "workplace_type_full_remote"],
    remoteShare: 40,
    contracts: ["contract_economic_type_permanent"],
    hours: ["contract_type_full"],
    weeklyHoursMin: null,
    weeklyHoursMax: 40,
    noticeDays: 60,
    permits: ["europeanUnion"],
    salaryMin: 38_000,
  },
  content: {
    headline: "Sviluppatrice backend",
    contacts: {
      email: "giulia@demo.orbita.example",
      phone: "347 555 0142",
      city: "Genova",
      links: ["giuliaferraris.example"],
    },
    wishes: ["Anche con responsabilità tecnica", "Libera da gennaio 2027"],
    summary:
      "Progetto e mantengo servizi backend per la logistica portuale. Nove anni di Java, gli ultimi cinque su sistemi che non si possono fermare. Cerco una squadra che misuri prima di riscrivere.",
    experience: [
      {
        company: "Portolano S.p.A.",
        companyUrl: "https://portolano.example",
        title: "Sviluppatrice backend",
        city: "Genova",
        start: "2021-03",
        isCurrent: true,
        tasks: [
          "Sviluppo servizi in Java 21 e Spring Boot per 14 terminal portuali.",
          "Modello dati e ottimizzazione delle query su PostgreSQL 15.",
          "Portato il tempo di risposta delle prenotazioni da 900 a 140 ms.",
          "Referente per la revisione del codice.",
        ],
      },
      {
        company: "Studio Levante S.r.l.",
        title: "Sviluppatrice Java",
        city: "Savona",
        start: "2017-09",
        end: "2021-02",
        tasks: ["Gestionale per autotrasportatori: fatturazione elettronica, tachigrafi, 230 clienti."],
      },
    ],
    education: [
      {
        degreeTitle: "Laurea magistrale in Ingegneria informatica",
        institution: "Università di Genova",
        grade: "108/110",
        thesis: "Code di messaggi e ordine degli eventi nei terminal container",
        start: "2015",
        end: "2017",
      },
    ],
    certifications: [
      { name: "Oracle Certified Professional: Java SE 17 Developer", issuer: "Oracle", start: "2023-04" },
      { name: "IELTS Academic 7.5", issuer: "British Council", start: "2019-05" },
    ],
    courses: [
      {
        name: "PostgreSQL: prestazioni e piani di esecuzione",
        topics: ["Indici", "Partizioni"],
        start: "2022-01",
        end: "2022-02",
      },
      { name: "Architetture a eventi", topics: ["Outbox", "Idempotenza"], start: "2023-10", end: "2023-11" },
      { name: "Accessibilità per chi sviluppa", topics: ["WCAG 2.2"], start: "2025-03", end: "2025-03" },
    ],
    languages: [
      { code: "language_it", native: true },
      { code: "language_en", level: "C1" },
      { code: "language_fr", level: "B1" },
    ],
    interests: [{ name: "Vela d’altura" }, { name: "Restauro di radio d’epoca" }],
    proposedJobPositions: [
      {
        text: "Backend engineer, logistica",
        motivation: "“servizi in Java 21 e Spring Boot per 14 terminal portuali”, 5,7 anni nello stesso dominio.",
      },
      {
        text: "Tech lead di una squadra piccola",
        motivation: "“Referente per la revisione del codice”, ma il CV non cita gestione di persone.",
      },
      {
        text: "Ingegneria dei dati",
        motivation: "“Modello dati e ottimizzazione delle query su PostgreSQL 15”: SQL c’è, gli strumenti di ETL no.",
      },
    ],
    proposedTechnicalSkills: [
      {
        text: "Apache Kafka",
        motivation: "Chi lavora con code di messaggi lo usa spesso; il CV cita RabbitMQ.",
        code: "apache-kafka",
      },
      { text: "Jenkins", motivation: "Accanto a CI/CD gli annunci lo chiedono; il CV non lo dice.", code: "jenkins" },
      {
        text: "Spring Framework",
        motivation: "“Java 21 e Spring Boot”: lo conosci già, ma non è tra le competenze.",
        code: "spring-framework",
      },
      {
        text: "Fatturazione elettronica",
        motivation: "“fatturazione elettronica, tachigrafi, 230 clienti”.",
        code: "electronic-invoicing",
      },
      {
        text: "Monitoraggio applicativo (APM)",
        motivation: "“da 900 a 140 ms”: misuri già, di’ con che cosa.",
        code: "application-performance-monitoring",
      },
    ],
    comments: [
      {
        text: "Due righe su tre dicono un risultato con una cifra: si leggono bene.",
        motivation: "“da 900 a 140 ms”, “14 terminal portuali”, “230 clienti”.",
      },
      {
        text: "L’esperienza a Savona ha una riga sola per tre anni e mezzo.",
        motivation: "“Gestionale per autotrasportatori: fatturazione elettronica, tachigrafi, 230 clienti.”",
      },
    ],
    aiquestions: [
      {
        text: "Quante persone seguono la tua revisione del codice?",
        motivation: "“Referente per la revisione del codice.”",
      },
      { text: "Con che cosa hai misurato il tempo di risposta?", motivation: "“da 900 a 140 ms”." },
      { text: "Quale parte del gestionale hai scritto tu?", motivation: "“Gestionale per autotrasportatori”." },
      { text: "Usi il francese al lavoro?", motivation: "Francese B1, senza altro." },
    ],
    criticalSummary: [
      {
        text: "Un profilo profondo e stretto: nove anni di Java nello stesso dominio. Chi cerca altro troverà poco scritto.",
        motivation: "Tutte e due le esperienze sono in Java e in logistica.",
      },
    ],
    questions: [
      {
        text: "Come siete arrivati da 900 a 140 ms, e che cosa non ha funzionato?",
        motivation: "“Portato il tempo di risposta delle prenotazioni da 900 a 140 ms.”",
      },
      { text: "Che cosa succede quando un terminal perde la rete?", motivation: "“servizi per 14 terminal portuali”." },
      {
        text: "Un esempio di revisione del codice che ti ha fatto cambiare idea?",
        motivation: "“Referente per la revisione del codice.”",
      },
      {
        text: "Perché PostgreSQL e non altro, in quel caso?",
        motivation: "“Modello dati e ottimizzazione delle query su PostgreSQL 15.”",
      },
      { text: "Che cosa hai lasciato documentato a Savona?", motivation: "“Gestionale per autotrasportatori”." },
      {
        text: "Che cosa vuol dire per te misurare prima di riscrivere?",
        motivation: "“Cerco una squadra che misuri prima di riscrivere.”",
      },
    ],
  },
  links: [
    { label: "Firma delle email", sections: ["summary", "experience", "technicalSkills"], opened: 41 },
    { label: "Per l’agenzia di Savona", sections: ["summary", "experience", "languages"], days: 15, opened: 3 },
  ],
};
