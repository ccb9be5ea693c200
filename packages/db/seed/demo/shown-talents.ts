import type { DemoTalent } from "./talents.ts";

const day = 86_400_000;
const open = { visibleInTalentSearch: true } as const;
const before = (now: Date, years: number) => new Date(now.getTime() - years * 365.25 * day).toISOString().slice(0, 7);

type EnglishLevel = "B1" | "B2" | "C1";
type SearchableTalent = {
  readonly who: string;
  readonly headline: string;
  readonly company: string;
  readonly city: string;
  readonly years: number;
  readonly daysAgo: number;
  readonly english: EnglishLevel | null;
  readonly skills: Readonly<Record<string, number>>;
  readonly tasks: readonly string[];
  readonly summary: string;
};

const shown: readonly SearchableTalent[] = [
  {
    who: "tommaso.grieco",
    headline: "Sviluppatore backend",
    company: "Corriere Tre Valli",
    city: "Torino",
    years: 7.4,
    daysAgo: 1.2,
    english: "C1",
    skills: { java: 5, postgresql: 4, "spring-boot": 4, rabbitmq: 4, kubernetes: 3 },
    tasks: [
      "Architettura di 12 servizi Java per un corriere nazionale.",
      "Partizionamento di tabelle PostgreSQL con due miliardi di righe.",
      "RabbitMQ tra 40 magazzini e la sala operativa della logistica.",
    ],
    summary: "Backend per la logistica. Lavoro ogni giorno in inglese con Rotterdam. Mi sposto volentieri a Genova.",
  },
  {
    who: "nadia.elamrani",
    headline: "Ingegnera del software",
    company: "Dogane e Dati",
    city: "Genova",
    years: 5,
    daysAgo: 3.1,
    english: "B2",
    skills: { java: 4, postgresql: 4, "spring-boot": 3, rabbitmq: 3 },
    tasks: [
      "Migrazione da Java 8 a 21 di un sistema doganale.",
      "Repliche logiche PostgreSQL fra Genova e Livorno.",
      "Interfaccia con lo sportello unico doganale per la logistica del porto.",
    ],
    summary: "Sistemi per la dogana e per chi muove merci. Certificato Cambridge B2, 2021.",
  },
  {
    who: "sara.bonfiglio",
    headline: "Backend e piattaforma",
    company: "Rotaie Liguri",
    city: "Savona",
    years: 6.2,
    daysAgo: 6.3,
    english: "B2",
    skills: { java: 4, kotlin: 4, "spring-boot": 4, kubernetes: 4, docker: 4 },
    tasks: [
      "Servizi Java e Kotlin per prenotazioni ferroviarie.",
      "Orari e tracce per treni merci, terminal di Vado: logistica su ferro.",
      "Kubernetes, tre cluster e un solo modo di rilasciare.",
    ],
    summary: "Dalla riga di codice al cluster, per i treni.",
  },
  {
    who: "riccardo.oneto",
    headline: "Sviluppatore Java",
    company: "Compagnia del Tigullio",
    city: "Recco",
    years: 11.5,
    daysAgo: 9.4,
    english: null,
    skills: { java: 5, postgresql: 4, "oracle-database": 4, "spring-boot": 4 },
    tasks: [
      "Undici anni di Java in una compagnia di navigazione.",
      "Da Oracle a PostgreSQL, 300 tabelle.",
      "Piani di carico per navi ro-ro, con la logistica di bordo.",
    ],
    summary: "Software per le navi, scritto da chi ci è salito.",
  },
];

/** The talents in the design mock-up of the talent search, with the lines that it shows. */
export const shownTalents = (now: Date): DemoTalent[] =>
  shown.map(({ who, headline, company, city, years, daysAgo, english, skills, tasks, summary }) => ({
    daysAgo,
    resume: {
      email: `${who}@posta.example`,
      privacy: open,
      skills,
      softSkills: [],
      content: {
        headline,
        contacts: { email: `${who}@posta.example`, city },
        summary,
        experience: [{ company, title: headline, city, start: before(now, years), isCurrent: true, tasks: [...tasks] }],
        education: [
          { degreeTitle: "Laurea magistrale in Ingegneria informatica", institution: "Università di Genova" },
        ],
        languages: [
          { code: "language_it", native: true },
          ...(english ? [{ code: "language_en", level: english }] : []),
        ],
        proposedJobPositions: [
          { text: "Sviluppo backend", code: "orbita-backend-developer", motivation: `“${tasks[0]}”`, shared: true },
        ],
      },
    },
  }));
