import type { ResumeContentInput } from "@orbita/contract";

type RatedSkill = readonly [name: string, level: number];
const technical: readonly RatedSkill[] = [
  ["Java", 5],
  ["SQL", 4],
  ["Python", 3],
  ["Spring Boot", 5],
  ["JUnit e Mockito", 4],
  ["PostgreSQL", 4],
  ["Docker", 3],
  ["Linux", 4],
];
export const soft: readonly string[] = ["Ascolto attivo", "Scrittura tecnica", "Formazione dei colleghi"];
export const skills = technical;

const suggested = (text: string, motivation: string) => ({ text, motivation });

/** The resume of the demo user Giulia as the design mock-up shows it; its skills are added by their ids. */
export const designContent: Partial<ResumeContentInput> = {
  headline: "Sviluppatrice backend",
  contacts: {
    email: "giulia.ferraris@posta.example",
    phone: "+39 347 555 0142",
    city: "Genova",
    links: ["https://git.example/giulia"],
  },
  wishes: ["Genova o da remoto", "Una squadra che misura prima di riscrivere"],
  summary:
    "Progetto e mantengo servizi backend per la logistica portuale. Nove anni di Java, gli ultimi cinque su sistemi che non si possono fermare. Cerco una squadra che misuri prima di riscrivere.",
  proposedJobPositions: [
    suggested(
      "Backend engineer, logistica",
      "“servizi in Java 21 e Spring Boot per 14 terminal portuali”, 5,7 anni nello stesso dominio.",
    ),
    suggested(
      "Tech lead di una squadra piccola",
      "“Referente per la revisione del codice”, ma il CV non cita gestione di persone.",
    ),
  ],
  criticalSummary: [
    suggested("Le righe dicono che cosa, meno spesso con quale effetto.", "Un numero in due righe su sei."),
  ],
  experience: [
    {
      title: "Sviluppatrice backend",
      company: "Portolano S.p.A.",
      city: "Genova",
      start: "2021-03",
      isCurrent: true,
      tasks: [
        "Sviluppo servizi in Java 21 e Spring Boot per 14 terminal portuali.",
        "Modello dati e ottimizzazione delle query su PostgreSQL 15.",
        "Portato il tempo di risposta delle prenotazioni da 900 a 140 ms.",
      ],
    },
    {
      title: "Sviluppatrice Java",
      company: "Studio Levante S.r.l.",
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
      thesis: "Previsione dei tempi di sosta dei container con serie storiche",
      end: "2017",
    },
  ],
  certifications: [
    { name: "Java SE 17 Developer", issuer: "Oracle", start: "2023" },
    { name: "IELTS Academic, 7.5", start: "2022" },
  ],
  courses: [
    { name: "Sistemi distribuiti", topics: ["Code", "Consenso", "Tolleranza ai guasti"], end: "2023" },
    { name: "Sicurezza applicativa", end: "2022" },
  ],
  languages: [
    { code: "language_it", native: true },
    { code: "language_en", level: "C1" },
    { code: "language_fr", level: "B1" },
  ],
  interests: [{ name: "Vela d’altura" }, { name: "Restauro di radio" }],
};
