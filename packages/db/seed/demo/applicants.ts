import type { ApplicationStatus } from "@orbita/contract";
import { namedApplicants, type NamedApplicant } from "./named-applicants.ts";
import { demoPeople, usernameOf } from "./people.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { demoResumes, type DemoResume } from "./resumes.ts";

/** An applicant for the job post that the design mock-ups show, with the status of the application. */
export type DemoApplicant = {
  readonly email: string;
  readonly resume: DemoResume;
  readonly status: ApplicationStatus;
  readonly sentDaysAgo: number;
  readonly motivation: string;
  readonly tags: readonly string[];
  readonly note: string | null;
};

const yearsBefore = (now: Date, years: number): string => {
  const start = new Date(now.getTime() - years * 365.25 * 86_400_000);
  return start.toISOString().slice(0, 7);
};

const companies = [
  "Bussola Sistemi",
  "Molo Nuovo S.r.l.",
  "Terminal Dati",
  "Studio Ponente",
  "Cooperativa Informatica Tigullio",
  "Posta Veloce",
  "Argano Software",
  "Rete Merci",
];
const degrees = [
  "Laurea triennale in Informatica",
  "Laurea magistrale in Ingegneria informatica",
  "Diploma di perito informatico",
];

type ApplicantProfile = Omit<NamedApplicant, "firstName" | "lastName" | "status" | "sentDaysAgo">;

function resumeOf(
  email: string,
  words: ApplicantProfile,
  { now, random }: { now: Date; random: SeededRandom },
): DemoResume {
  const { headline, city, skills, tasks, years } = words;
  return {
    email,
    privacy: {},
    skills: Object.fromEntries(skills.map((code) => [code, 2 + Math.floor(random.next() * 3)])),
    softSkills: random.next() < 0.7 ? ["teamwork"] : [],
    content: {
      headline,
      contacts: { email, city },
      experience: [
        {
          company: random.pick(companies),
          title: headline,
          city,
          start: yearsBefore(now, years),
          isCurrent: true,
          tasks: [...tasks],
        },
      ],
      education: [{ degreeTitle: random.pick(degrees), institution: "Università di Genova" }],
      languages: [
        { code: "language_it", native: true },
        { code: "language_en", level: random.pick(["B1", "B2", "C1"] as const) },
      ],
    },
  };
}

const motivations = [
  "Lavoro da anni con chi muove merci: mi interessa un servizio che non si può fermare.",
  "Cerco una squadra che riveda il codice a coppie e misuri prima di cambiare.",
  "",
  "Vivo vicino al porto e mi piacerebbe lavorare per chi lo fa funzionare.",
  "",
];

/** Example lines of a resume for each skill. */
const lines: Readonly<Record<string, readonly string[]>> = {
  java: [
    "Servizi in Java 17, con prove automatiche a ogni modifica.",
    "Java 21 per le tariffe di 60 corrieri.",
    "Gestionale in Java per officine: 230 clienti.",
    "Migrazione da Java 8 a Java 17 senza un giorno di fermo.",
    "API in Java per la biglietteria di tre teatri.",
    "Motore di calcolo in Java per consumi d’acqua.",
    "Code di stampa in Java per una tipografia.",
  ],
  "spring-boot": ["Microservizi Spring Boot per un operatore postale.", "Spring Boot, sei servizi e un solo rilascio."],
  postgresql: ["PostgreSQL in produzione: indici, repliche, piani di esecuzione.", "Dati su PostgreSQL, 400 GB."],
  rabbitmq: ["Code RabbitMQ fra ordini e spedizioni."],
  kubernetes: ["Kubernetes in produzione, rilasci senza fermo."],
  docker: ["Ambienti in Docker Compose."],
  sql: ["Estrazioni SQL per la direzione."],
};
const offered = ["spring-boot", "postgresql", "rabbitmq", "kubernetes", "docker", "sql"];
const headlines = [
  "Backend",
  "Sviluppo Java",
  "Ingegneria del software",
  "Full-stack",
  "Tirocinio in sviluppo software",
  "Sistemi e integrazione",
];
const cities = ["Genova", "Savona", "La Spezia", "Torino", "Alessandria", "Milano", "Rapallo", "Imperia"];

/**
 * The number of generated applicants per column of the board. Together with the named applicants they make the board of the design
 * mock-ups.
 */
const crowd: readonly (readonly [ApplicationStatus, number])[] = [
  ["submitted", 20],
  ["inReview", 7],
  ["rejected", 8],
  ["withdrawn", 3],
];

function wordsOf(random: SeededRandom): ApplicantProfile {
  const skills = ["java", ...offered.filter(() => random.next() < 0.5)];
  return {
    city: random.pick(cities),
    headline: random.pick(headlines),
    years: Math.round((0.5 + random.next() * 11) * 10) / 10,
    skills,
    tasks: skills.slice(0, 3).map((code) => random.pick(lines[code]!)),
  };
}

/** Returns how many days ago an application was sent. The first application in `submitted` waits longer than the promised reply time. */
const sentDaysAgo = (status: ApplicationStatus, at: number, random: SeededRandom): number =>
  status === "submitted" ? (at === 0 ? 8.2 : random.next() * 6) : 4 + random.next() * 4;

export function demoApplicants(now: Date): DemoApplicant[] {
  const random = seededRandom(1861);
  const named = namedApplicants.map((person): DemoApplicant => {
    const email = `${usernameOf(person)}@posta.example`;
    const resume = resumeOf(email, person, { now, random });
    const { status, tags = [], note = null } = person;
    const motivation = random.pick(motivations);
    return { email, resume, status, sentDaysAgo: person.sentDaysAgo, motivation, tags, note };
  });
  const known = new Set(demoResumes.map(({ email }) => email));
  const people = demoPeople(280, now).filter(({ email, verified }) => verified && !known.has(email));
  const others = crowd.flatMap(([status, count]) =>
    people.splice(0, count).map(({ email }, at): DemoApplicant => ({
      email,
      resume: resumeOf(email, wordsOf(random), { now, random }),
      status,
      sentDaysAgo: sentDaysAgo(status, at, random),
      motivation: random.pick(motivations),
      tags: [],
      note: null,
    })),
  );
  return [...named, ...others].toSorted((a, b) => b.sentDaysAgo - a.sentDaysAgo);
}
