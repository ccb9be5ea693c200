import { weighted, type RandomSource } from "./dice.ts";
import type { PhraseLanguage } from "./lines.ts";
import type { OccupationSkills } from "./world.ts";

const fields: Readonly<Record<string, readonly [it: string, en: string]>> = {
  software: ["Informatica", "Computer Science"],
  data: ["Statistica e data science", "Statistics and Data Science"],
  "cloud-infrastructure": ["Ingegneria informatica", "Computer Engineering"],
  security: ["Sicurezza informatica", "Cybersecurity"],
  design: ["Design", "Design"],
  "product-management": ["Ingegneria gestionale", "Management Engineering"],
  "mechanical-engineering": ["Ingegneria meccanica", "Mechanical Engineering"],
  "electrical-electronics": ["Ingegneria elettronica", "Electronic Engineering"],
  construction: ["Ingegneria civile", "Civil Engineering"],
  manufacturing: ["Ingegneria industriale", "Industrial Engineering"],
  "energy-environment": ["Scienze ambientali", "Environmental Sciences"],
  "agriculture-food": ["Scienze e tecnologie agrarie", "Agricultural Sciences"],
  "logistics-transport": ["Logistica", "Logistics"],
  "sales-marketing": ["Marketing e comunicazione", "Marketing and Communication"],
  "accounting-finance": ["Economia aziendale", "Business Administration"],
  "human-resources": ["Scienze dell’organizzazione", "Organisation Sciences"],
  legal: ["Giurisprudenza", "Law"],
  "health-care": ["Scienze infermieristiche", "Nursing"],
  "life-sciences": ["Chimica", "Chemistry"],
  "education-training": ["Scienze dell’educazione", "Education Sciences"],
  "languages-communication": ["Lingue e letterature straniere", "Foreign Languages"],
  "media-entertainment": ["Discipline delle arti", "Arts and Media"],
};
const usual = ["Scienze politiche", "Political Science"] as const;

const degrees: Readonly<Record<string, readonly [it: string, en: string]>> = {
  phd: ["Dottorato di ricerca in", "PhD in"],
  master: ["Laurea magistrale in", "Master’s degree in"],
  bachelor: ["Laurea triennale in", "Bachelor’s degree in"],
};
const schools: Readonly<Record<string, readonly [it: string, en: string]>> = {
  its: ["Diploma ITS Academy", "Higher technical diploma (ITS)"],
  technical: ["Diploma di istituto tecnico", "Technical school diploma"],
  professional: ["Diploma di istituto professionale", "Professional school diploma"],
  lyceum: ["Diploma di liceo", "Lyceum diploma"],
  vocational: ["Qualifica professionale", "Vocational qualification"],
  media: ["Licenza media", "Lower secondary school"],
};

const share = (shares: Record<string, number>) => {
  const drawn = weighted(Object.entries(shares), ([, part]) => part);
  return (dice: RandomSource) => drawn(dice)[0];
};
/** Draws the highest level of education, by the first digit of the occupation's ISCO-08 code. */
const levels: Readonly<Record<string, (dice: RandomSource) => string>> = {
  1: share({ master: 50, bachelor: 20, technical: 15, lyceum: 15 }),
  2: share({ phd: 5, master: 58, bachelor: 30, technical: 7 }),
  3: share({ master: 15, bachelor: 25, its: 10, technical: 40, professional: 10 }),
  4: share({ bachelor: 20, master: 5, technical: 45, lyceum: 20, professional: 10 }),
  5: share({ bachelor: 5, technical: 20, professional: 35, vocational: 20, media: 20 }),
  7: share({ technical: 20, professional: 30, vocational: 30, media: 20 }),
  8: share({ technical: 25, professional: 25, vocational: 20, media: 30 }),
  9: share({ technical: 10, professional: 20, vocational: 25, media: 45 }),
};

const lasts: Readonly<Record<string, number>> = { phd: 3, master: 2, bachelor: 3, its: 2, media: 3 };
const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;

/** Generates the education of a CV. The highest level ended in the given year; a master follows a bachelor. */
export function studiesOf(
  dice: RandomSource,
  work: OccupationSkills,
  { language, ended }: { language: PhraseLanguage; ended: number },
): object[] {
  const level = (levels[work.isco08?.[0] ?? "5"] ?? levels[7]!)(dice);
  const at = language === "it" ? 0 : 1;
  const field = (fields[work.field] ?? usual)[at];
  const entry = (id: string, name: string, end: number) => {
    const isDegree = name in degrees;
    return {
      id,
      origin: "person",
      degreeTitle: isDegree ? `${degrees[name]![at]} ${field}` : schools[name]![at],
      institution: isDegree ? `Università di ${dice.pick(cities)}` : `Istituto ${dice.pick(patrons)}`,
      grade: isDegree && dice.chance(0.6) ? `${dice.int(88, 110)}/110` : null,
      thesis: null,
      start: monthOf(end - (lasts[name] ?? 5), 9),
      end: monthOf(end, 7),
      isCurrent: false,
      description: null,
    };
  };
  const highest = entry("s1", level, ended);
  return level === "master" || level === "phd" ? [highest, entry("s2", "bachelor", ended - 3)] : [highest];
}

const cities = [
  "Genova",
  "Milano",
  "Torino",
  "Bologna",
  "Padova",
  "Pisa",
  "Roma",
  "Napoli",
  "Bari",
  "Palermo",
  "Trento",
  "Cagliari",
];
const patrons = ["Galilei", "Volta", "Fermi", "Montessori", "Da Vinci", "Marconi", "Levi-Montalcini", "Einaudi"];
