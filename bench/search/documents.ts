import { randomUUIDv7 } from "node:crypto";
import type { JobPost } from "@orbita/contract";

const cities = [
  ["Genova", "GE", "Liguria", 44.4072, 8.934],
  ["Milano", "MI", "Lombardia", 45.4643, 9.1895],
  ["Torino", "TO", "Piemonte", 45.0705, 7.6868],
  ["Bologna", "BO", "Emilia-Romagna", 44.4949, 11.3426],
  ["Roma", "RM", "Lazio", 41.8933, 12.4829],
  ["Napoli", "NA", "Campania", 40.8359, 14.2488],
  ["Bari", "BA", "Puglia", 41.1177, 16.8512],
  ["Padova", "PD", "Veneto", 45.4077, 11.8734],
] as const;
const nouns = [
  "backend",
  "dati",
  "magazzino",
  "vendite",
  "sistemi",
  "qualità",
  "cantiere",
  "laboratorio",
  "sala",
  "contabilità",
  "sicurezza",
  "reti",
];
const roles = [
  "Sviluppo",
  "Analisi",
  "Responsabile",
  "Addetta/o",
  "Progettazione",
  "Manutenzione",
  "Tester",
  "Consulenza",
];
const words =
  "software clienti gruppo processo impianto progetto turni esperienza contratto azienda servizi prodotto tecnico formazione lingua inglese strumenti controllo ordine mercato rete persone sede lavoro".split(
    " ",
  );

const agreements = ["C011", "H011", "H05Y", "I100", "T151", "C030", "E012", "K411", "J241", "G022"] as const;

const at = <T>(values: readonly T[], index: number): T => values[index % values.length]!;

const codes = {
  contractType: ["contract_type_full", "contract_type_parttime"],
  contractEconomicType: ["contract_economic_type_permanent", "contract_economic_type_fixed_term"],
  workplaceType: ["workplace_type_office_presence", "workplace_type_hybrid", "workplace_type_full_remote"],
  travelType: ["travel_type_not_required", "travel_type_occasional"],
  education: ["education_diploma", "education_degree", "education_master"],
  benefits: ["benefit_meals", "benefit_nursery", "benefit_car", "benefit_training"],
  languages: ["language_eng", "language_deu", "language_fra", "language_spa"],
  sectors: ["business_sector_62", "business_sector_56", "business_sector_41", "business_sector_86"],
} as const;

const rest = {
  language: "it",
  durationMonths: null,
  allowance: null,
  weeklyHours: 40,
  partTimeHours: null,
  travelDestination: null,
  travelNote: null,
  remoteFrom: null,
  officePresence: null,
  ccnlLevel: null,
  educationMandatory: false,
  blind: true,
  partlyByAi: false,
  educationField: null,
  screeningQuestions: [],
  hiringCompany: null,
  replyDays: 7,
  confirmedAt: null,
} as const satisfies Partial<JobPost>;

export type IndexedSkill = { id: string; it: string; en: string };

/** Returns the vocabulary codes of the nth post, such as its contract and workplace. */
const chosen = (n: number, skills: readonly IndexedSkill[]) => ({
  contractType: at(codes.contractType, n % 7),
  contractEconomicType: at(codes.contractEconomicType, n % 5),
  workplaceType: at(codes.workplaceType, n % 11),
  travelType: at(codes.travelType, n),
  education: at(codes.education, n),
  benefits: [0, 1].map((i) => ({ code: at(codes.benefits, n + i), detail: null })),
  skills: Array.from({ length: 6 }, (_, i) => ({
    ...at(skills, n * 13 + i * i * 29),
    mandatory: i < 2,
    minYears: null,
  })),
  languages: [{ code: at(codes.languages, n), level: "B2" as const, mandatory: true }],
});

/** The nth document, realistic enough for an index: words with a skew, places, pay, dates, skills. */
export function searchDocument(n: number, skills: readonly IndexedSkill[]): { id: string; source: object } {
  const id = randomUUIDv7();
  const [city, province, region, lat, lon] = at(cities, (n * 7) % 13);
  const title = `${at(roles, n)} ${at(nouns, n * 5)} ${at(nouns, n * 11)}`;
  const description = Array.from({ length: 120 }, (_, i) => at(words, (n * 31 + i * i * 17) % 97)).join(" ");
  const salaryMin = 22_000 + (n % 60) * 500;
  const created = new Date(Date.UTC(2026, 9, 1) + (n % 40_000) * 60_000).toISOString();
  const ccnl = at(agreements, n * 3);
  const of = chosen(n, skills);
  const doc: Omit<JobPost, "sponsored"> & { paid: { budgetSpentOn: null } | null } = {
    id,
    spaceId: id,
    space: {
      name: `Space ${n % 4_000}`,
      url: `space-${n % 4_000}`,
      type: "company",
      authorisationNumber: null,
      logo: null,
      businessSector: at(codes.sectors, n),
      companySize: null,
      verification: null,
    },
    jobPostStatus: "published",
    title,
    description,
    location: { city, province, region, postalCode: null, country: "IT", lat, lon },
    salaryMin,
    salaryMax: salaryMin + 6_000,
    ccnl,
    ...rest,
    ...of,
    labels: { [ccnl]: { it: `Contratto ${ccnl}`, en: null } },
    created,
    updated: created,
    publishedAt: created,
    expiresAt: "2099-01-01T00:00:00.000Z",
    version: 1,
    paid: n % 20 === 0 ? { budgetSpentOn: null } : null,
  };
  return { id, source: { ...searched(doc), id, doc } };
}

/** The search fields of a document, as the product writes them. */
function searched({ title, description, space, location, ...doc }: Omit<JobPost, "sponsored">): object {
  const { city, province, region, country, lat, lon } = location!;
  const skillWords = doc.skills.flatMap(({ it, en }) => [it, en]).join("\n");
  const nameWords = `${space.name}\n${city}\n${region}`;
  return {
    text: `${title}\n${skillWords}\n${nameWords}\n${description}`,
    titleWords: title,
    skillWords,
    nameWords,
    title,
    spaceId: doc.spaceId,
    spaceName: space.name,
    city,
    province,
    region,
    country,
    place: { lat, lon },
    salaryMin: doc.salaryMin,
    salaryMax: doc.salaryMax,
    ccnl: doc.ccnl,
    businessSector: space.businessSector,
    contractType: doc.contractType,
    contractEconomicType: doc.contractEconomicType,
    workplaceType: doc.workplaceType,
    travelType: doc.travelType,
    weeklyHours: doc.weeklyHours,
    education: doc.education,
    language: doc.language,
    benefits: doc.benefits.map(({ code }) => code),
    skills: doc.skills.map(({ id }) => id),
    languages: doc.languages.map(({ code }) => code),
    created: doc.created,
    publishedAt: doc.publishedAt,
    expiresAt: doc.expiresAt,
  };
}
