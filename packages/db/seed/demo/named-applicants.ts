/** An applicant who is named in the design mock-ups, with the data that a board shows. */
export type NamedApplicant = {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly headline: string;
  readonly years: number;
  /** Technical skills, by code. */
  readonly skills: readonly string[];
  readonly tasks: readonly string[];
  readonly status: "inReview" | "shortlisted" | "interview" | "offer" | "rejected";
  readonly sentDaysAgo: number;
  readonly tags?: readonly string[];
  readonly note?: string;
};

export const namedApplicants: readonly NamedApplicant[] = [
  {
    firstName: "Riccardo",
    lastName: "Oneto",
    city: "Recco (GE)",
    headline: "Sviluppo backend, logistica marittima",
    years: 11.5,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq"],
    tasks: ["Piani di carico per navi ro-ro in Java e Spring Boot.", "Modello dati su PostgreSQL, 12 navi."],
    status: "inReview",
    sentDaysAgo: 3.2,
    tags: ["logistica"],
  },
  {
    firstName: "Federica",
    lastName: "Zunino",
    city: "Genova",
    headline: "Ingegneria del software e dei dati",
    years: 9.3,
    skills: ["java", "spring-boot", "postgresql"],
    tasks: ["Query su PostgreSQL, 2 TB di movimenti.", "Servizi in Java per la fatturazione, con Spring Boot."],
    status: "inReview",
    sentDaysAgo: 4.1,
  },
  {
    firstName: "Amir",
    lastName: "Haddad",
    city: "Imperia",
    headline: "Sviluppo Java",
    years: 3.1,
    skills: ["java", "spring-boot", "docker"],
    tasks: ["API in Java e Spring Boot per un operatore postale.", "Immagini Docker e rilasci settimanali."],
    status: "inReview",
    sentDaysAgo: 8.4,
  },
  {
    firstName: "Elena",
    lastName: "Costa",
    city: "Genova",
    headline: "Sviluppo backend Java",
    years: 4.4,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "kubernetes"],
    tasks: ["Prenotazioni in Java 17 e Spring Boot, 9.000 al giorno.", "Code RabbitMQ fra sei servizi."],
    status: "inReview",
    sentDaysAgo: 5.3,
  },
  {
    firstName: "Tommaso",
    lastName: "Grieco",
    city: "Torino",
    headline: "Backend, sistemi di magazzino",
    years: 7.4,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "kubernetes"],
    tasks: ["RabbitMQ per 40 magazzini.", "Java 21, Spring Boot e PostgreSQL su Kubernetes."],
    status: "shortlisted",
    sentDaysAgo: 6.2,
    tags: ["logistica", "da sentire presto"],
  },
  {
    firstName: "Elia",
    lastName: "Traverso",
    city: "Novi Ligure",
    headline: "Sviluppo backend",
    years: 7.1,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq"],
    tasks: ["Servizi Java e Spring Boot per corrieri regionali.", "Replica e indici PostgreSQL."],
    status: "shortlisted",
    sentDaysAgo: 6.6,
  },
  {
    firstName: "Nadia",
    lastName: "El Amrani",
    city: "Genova",
    headline: "Ingegneria del software",
    years: 5,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq"],
    tasks: [
      "Tracciamento dei container in Java, con PostgreSQL e RabbitMQ.",
      "Prove di carico prima di ogni rilascio.",
    ],
    status: "shortlisted",
    sentDaysAgo: 7.1,
  },
  {
    firstName: "Sara",
    lastName: "Bonfiglio",
    city: "Savona",
    headline: "Backend e piattaforma",
    years: 6.2,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "kubernetes", "docker"],
    tasks: ["Kubernetes, 3 cluster.", "Servizi in Java e Spring Boot per la dogana, su PostgreSQL."],
    status: "interview",
    sentDaysAgo: 7.7,
    tags: ["da sentire presto"],
    note: "Ha spiegato bene come misura prima di cambiare. Chiederle della reperibilità.",
  },
  {
    firstName: "Luca",
    lastName: "Demartini",
    city: "Genova",
    headline: "Sviluppo Java senior",
    years: 10.8,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq"],
    tasks: ["Varchi portuali in Java 17: 4.000 camion al giorno.", "Referente di una squadra di cinque persone."],
    status: "interview",
    sentDaysAgo: 8.2,
  },
  {
    firstName: "Irene",
    lastName: "Vassallo",
    city: "Chiavari (GE)",
    headline: "Backend Java e Kubernetes",
    years: 8,
    skills: ["java", "spring-boot", "postgresql", "rabbitmq", "kubernetes"],
    tasks: ["Java 21 e Spring Boot su Kubernetes per un armatore.", "PostgreSQL 16, partizioni e piani di esecuzione."],
    status: "offer",
    sentDaysAgo: 8.9,
    tags: ["logistica"],
  },
  {
    firstName: "Piero",
    lastName: "Mannai",
    city: "Olbia",
    headline: "Assistenza applicativa",
    years: 2,
    skills: ["sql"],
    tasks: ["Assistenza di secondo livello su un gestionale di magazzino."],
    status: "rejected",
    sentDaysAgo: 8.8,
  },
];
