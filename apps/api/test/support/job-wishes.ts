import type { JobWishesDraft } from "@orbita/contract";
import type { TestApi } from "./harness.ts";

/** The wishes of a talent who is open to everything. */
export const emptyWishes: JobWishesDraft = {
  roles: [],
  place: null,
  workplaces: [],
  remoteShare: null,
  contracts: [],
  hours: [],
  weeklyHoursMin: null,
  weeklyHoursMax: null,
  noticeDays: null,
  permits: [],
  salaryMin: null,
};

export const placeNamed = (city: string): NonNullable<JobWishesDraft["place"]> => ({
  city,
  province: "GE",
  region: "Liguria",
  country: "IT",
  lat: 44.41,
  lon: 8.93,
  km: 30,
});

/** Wishes with a value in every field. `roles` are ids of occupations. */
export const fullWishes = (roles: readonly string[]): JobWishesDraft => ({
  roles: [...roles],
  place: placeNamed("Genova"),
  workplaces: ["workplace_type_hybrid", "workplace_type_full_remote"],
  remoteShare: 40,
  contracts: ["contract_economic_type_permanent"],
  hours: ["contract_type_full"],
  weeklyHoursMin: 32,
  weeklyHoursMax: 40,
  noticeDays: 60,
  permits: ["europeanUnion"],
  salaryMin: 38_765,
});

const titles = {
  backend: ["Sviluppatore backend", "Sviluppatrice backend", "Backend developer"],
  analyst: ["Analista dati", "Analista dati", "Data analyst"],
} as const;

/** Inserts two job titles and returns their ids. */
export async function seedTitles({ db }: TestApi): Promise<Record<keyof typeof titles, string>> {
  for (const [id, [it_masculine, it_feminine, label_en]] of Object.entries(titles))
    await db.insertInto("occupations").values({ id, it_masculine, it_feminine, label_en }).execute();
  return { backend: "backend", analyst: "analyst" };
}
