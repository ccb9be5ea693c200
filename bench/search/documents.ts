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

const rest = {
  language: "it",
  contractType: "contract_type_full",
  contractEconomicType: "contract_economic_type_permanent",
  durationMonths: null,
  allowance: null,
  weeklyHours: 40,
  partTimeHours: null,
  travelType: "travel_type_not_required",
  travelDestination: null,
  travelNote: null,
  workplaceType: "workplace_type_office_presence",
  remoteFrom: null,
  officePresence: null,
  ccnlLevel: null,
  education: null,
  educationMandatory: false,
  educationField: null,
  benefits: [],
  skills: [],
  languages: [],
  screeningQuestions: [],
  hiringCompany: null,
  replyDays: 7,
  sponsored: false,
  confirmedAt: null,
} as const satisfies Partial<JobPost>;

/** The nth of as many as one likes, plausible enough for an index: words with a skew, places, pay, dates. */
export function documentOf(n: number): { id: string; source: object } {
  const id = randomUUIDv7();
  const [city, province, region, lat, lon] = at(cities, (n * 7) % 13);
  const title = `${at(roles, n)} ${at(nouns, n * 5)} ${at(nouns, n * 11)}`;
  const description = Array.from({ length: 120 }, (_, i) => at(words, (n * 31 + i * i * 17) % 97)).join(" ");
  const salaryMin = 22_000 + (n % 60) * 500;
  const created = new Date(Date.UTC(2026, 9, 1) + (n % 40_000) * 60_000).toISOString();
  const ccnl = at(agreements, n * 3);
  const location = { city, province, region, postalCode: null, country: "IT", lat, lon };
  const doc: JobPost = {
    id,
    spaceId: id,
    space: {
      name: `Space ${n % 4_000}`,
      url: `space-${n % 4_000}`,
      type: "company",
      authorisationNumber: null,
      logo: null,
      businessSector: null,
      companySize: null,
    },
    jobPostStatus: "published",
    title,
    description,
    location,
    salaryMin,
    salaryMax: salaryMin + 6_000,
    ccnl,
    ...rest,
    labels: { [ccnl]: { it: `Contratto ${ccnl}`, en: null } },
    created,
    updated: created,
    publishedAt: created,
    expiresAt: "2099-01-01T00:00:00.000Z",
    version: 1,
  };
  const source = {
    id,
    doc,
    text: `${title}\n${doc.space.name}\n${city}\n${description}`,
    title,
    spaceId: id,
    spaceName: doc.space.name,
    city,
    province,
    region,
    country: "IT",
    place: { lat, lon },
    salaryMin,
    salaryMax: doc.salaryMax,
    ccnl,
    created,
    publishedAt: created,
    expiresAt: doc.expiresAt,
  };
  return { id, source };
}
