import type { FactualSection, JobWishesDraft, ResumeContentInput, Settings } from "@orbita/contract";
import { feedVoices } from "./feed/voices.ts";
import { giulia } from "./giulia.ts";
import { usernameOf } from "./people.ts";
import type { SpaceKey } from "./types.ts";

export type DemoResume = {
  readonly email: string;
  readonly privacy: Partial<Settings["privacy"]>;
  readonly hidesFrom?: { readonly spaces: readonly SpaceKey[]; readonly domain?: string };
  /** Taxonomy codes of the skills with their levels; null if no level is given. */
  readonly skills: Readonly<Record<string, number | null>>;
  readonly softSkills: readonly string[];
  readonly content: Partial<Omit<ResumeContentInput, "technicalSkills" | "softSkills">>;
  readonly jobWishes?: JobWishesDraft;
  readonly links?: readonly {
    readonly label: string;
    readonly sections: readonly FactualSection[];
    /** How many days after the seeding the share link expires; without this value, the link does not expire. */
    readonly days?: number;
    readonly opened: number;
  }[];
};

const open = { visibleInTalentSearch: true } as const;

/** CVs of the demo users who exist only as authors of feed posts: a headline and a city. */
const voices = feedVoices.map((voice): DemoResume => {
  const { headline, city } = voice;
  const email = `${usernameOf(voice)}@posta.example`;
  return { email, privacy: {}, skills: {}, softSkills: [], content: { headline, contacts: { city } } };
});

/** Demo talents with a filled resume. The other demo users have an empty one, like every new user. */
export const demoResumes: readonly DemoResume[] = [
  giulia,
  {
    email: "elena.stan@posta.example",
    privacy: { ...open, showName: false },
    skills: {
      "general-accounting": 4,
      "electronic-invoicing": 4,
      "financial-statement-preparation": 3,
      "advanced-excel": 4,
    },
    softSkills: ["accuracy", "discretion"],
    content: {
      headline: "Contabilità e bilancio",
      contacts: { city: "Savona" },
      summary: "Tengo la contabilità di aziende piccole e medie, dalla prima nota al bilancio. Otto anni in studio.",
      experience: [
        {
          company: "Studio Bormida",
          title: "Contabile",
          city: "Savona",
          start: "2018-02",
          isCurrent: true,
          tasks: ["Contabilità ordinaria di 40 clienti, fino alla bozza di bilancio."],
        },
      ],
      education: [{ degreeTitle: "Diploma di ragioneria", institution: "ITC Boselli, Savona", end: "2016" }],
      languages: [
        { code: "language_it", native: true },
        { code: "language_en", level: "B1" },
      ],
    },
  },
  {
    email: "matteo.gentile@posta.example",
    privacy: { ...open, profileVisibility: "everyone", searchEngines: true },
    skills: { "warehouse-management": 4, "logistics-coordination": 3, "microsoft-excel": 3 },
    softSkills: ["punctuality", "reliability"],
    content: {
      headline: "Coordinamento di magazzino",
      contacts: { city: "Genova" },
      wishes: ["Turni di giorno", "Genova o dintorni"],
      summary: "Coordino turni e giacenze in un magazzino da 12.000 posti pallet.",
      experience: [
        {
          company: "Ponente Logistica",
          title: "Coordinamento di magazzino",
          city: "Genova",
          start: "2019-06",
          isCurrent: true,
          tasks: ["Turni di 18 persone su due squadre.", "Inventario a rotazione: differenze dal 2,1 allo 0,4 %."],
        },
        { company: "Ponente Logistica", title: "Magazzino", city: "Genova", start: "2016-03", end: "2019-05" },
      ],
      courses: [{ name: "Patentino per carrelli elevatori", start: "2016-04", end: "2016-04" }],
      languages: [{ code: "language_it", native: true }],
    },
  },
  {
    email: "lucia.mendoza@posta.example",
    privacy: open,
    skills: { "ux-design": 5, "ui-design": 4, figma: 4, "wireframing-prototyping": 4 },
    softSkills: ["curiosity"],
    content: {
      headline: "Progettazione di interfacce",
      contacts: { city: "Milano", links: ["luciamendoza.example"] },
      summary: "Progetto interfacce per servizi pubblici: ricerca, prototipi, prove con chi userà il servizio.",
      experience: [
        {
          company: "Cantiere Digitale",
          title: "Product design",
          city: "Milano",
          start: "2020-09",
          isCurrent: true,
          tasks: ["Riscritto il percorso di iscrizione: abbandoni dal 41 al 17 %."],
        },
      ],
      education: [
        {
          degreeTitle: "Laurea in Design della comunicazione",
          institution: "Politecnico di Milano",
          start: "2015",
          end: "2018",
        },
      ],
      languages: [
        { code: "language_es", native: true },
        { code: "language_it", level: "C2" },
        { code: "language_en", level: "C1" },
      ],
    },
  },
  ...voices,
];
