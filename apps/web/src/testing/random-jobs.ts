import type { JobPost } from "@orbita/contract";
import { aJob } from "./a-job.ts";

/** A seeded random generator (mulberry32): the same posts for the same seed. */
function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const one = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;
  const some = <T>(list: readonly T[], most: number): T[] => list.filter(() => next() < most / list.length);
  return { whole, one, some, maybe: <T>(value: T): T | null => (next() < 0.5 ? value : null) };
}

const words = [
  "cassa",
  "</script>",
  "R&D",
  '"Java"',
  "È",
  "banchina",
  "😀",
  "<b>",
  "o'clock",
  "ABC",
  "\u2028",
  "l’anno",
];
const label = (code: string) => [code, { it: `Voce ${code}`, en: `Entry ${code}` }] as const;
const levels = ["A1", "B2", "C2"] as const;
const places = [
  { city: "Genova", province: "GE", region: "Liguria", postalCode: "16121", country: "IT" },
  { city: "Aosta", province: "AO", region: null, postalCode: null, country: "IT" },
  { city: "Lugano", province: null, region: null, postalCode: null, country: "CH" },
].map((place) => ({ ...place, lat: null, lon: null }));

type RandomPicker = ReturnType<typeof dice>;

function contractOf({ whole, one, maybe }: RandomPicker): Partial<JobPost> {
  const contractType = one(["contract_type_full", "contract_type_parttime", "contract_type_project"] as const);
  if (contractType === "contract_type_project")
    return { contractType, contractEconomicType: null, weeklyHours: null, ccnl: null };
  return {
    contractType,
    contractEconomicType: one([
      "contract_economic_type_permanent",
      "contract_economic_type_fixed_term",
      "contract_economic_type_temp",
      "contract_economic_type_intern",
      "contract_economic_type_apprenticeship",
    ] as const),
    weeklyHours: whole(8, 96) / 2,
    partTimeHours: contractType === "contract_type_parttime" ? "9–13" : null,
    ccnlLevel: maybe("B2"),
  };
}

function placeOf({ whole, one, maybe }: RandomPicker): Partial<JobPost> {
  const workplaceType = one([
    "workplace_type_office_presence",
    "workplace_type_hybrid",
    "workplace_type_full_remote",
  ] as const);
  const location = one(places);
  // A remote post may still name its office.
  if (workplaceType === "workplace_type_full_remote")
    return {
      workplaceType,
      location: maybe(location),
      remoteFrom: { country: one(["IT", "CH", "FR"]), region: maybe("Liguria") },
    };
  return { workplaceType, location, officePresence: workplaceType === "workplace_type_hybrid" ? whole(1, 99) : null };
}

function textOf({ whole, one }: RandomPicker): string {
  const line = () => Array.from({ length: whole(2, 12) }, () => one(words)).join(" ");
  const part = () => (whole(0, 1) ? line() : `Cosa farai\n- ${line()}\n- ${line()}`);
  return Array.from({ length: whole(1, 5) }, part).join("\n\n");
}

/** A publishable post with random fields, the same for the same seed. */
export function randomJob(seed: number): JobPost {
  const by = dice(seed);
  const { whole, one, some, maybe } = by;
  const salaryMin = whole(1_000, 90_000);
  const education = one([null, "education_none", "education_diploma", "education_master"]);
  const codes = ["language_it", "language_en", "benefit_meal", "benefit_car", "education_diploma", "education_master"];
  const isAgency = whole(0, 3) === 0;
  const base = aJob();
  return aJob({
    title: `Sviluppo ${some(words, 5).join(" ")}`.slice(0, 100),
    description: textOf(by),
    language: one(["it", "en"] as const),
    ...contractOf(by),
    ...placeOf(by),
    salaryMin,
    salaryMax: salaryMin + whole(0, 20_000),
    education,
    educationMandatory: one([true, false]),
    educationField: education && maybe("Informatica & reti"),
    skills: some(["Java", "C++ <17", "R&D"], 2).map((it, n) => ({
      id: String(n),
      it,
      en: it,
      mandatory: n === 0,
      minYears: n === 0 ? 3 : null,
    })),
    languages: some(["language_it", "language_en"], 1).map((code) => ({ code, level: one(levels), mandatory: true })),
    benefits: some(["benefit_meal", "benefit_car"], 1).map((code) => ({ code, detail: maybe("8 €") })),
    space: isAgency ? { ...base.space, type: "agency", authorisationNumber: "39/0012345" } : base.space,
    hiringCompany: isAgency ? maybe("Portolano S.p.A.") : null,
    labels: { ...base.labels, ...Object.fromEntries(codes.map(label)) },
  });
}
