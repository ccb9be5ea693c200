import type { Written } from "./publishable.ts";

/** A post that breaks no rule: what a case changes of it is what the case is about. */
export const wholePost = {
  title: "Sviluppo backend Java",
  description: "Scriviamo il software con cui i terminal decidono dove va ogni cassa.",
  language: "it",
  contractType: "contract_type_full",
  contractEconomicType: "contract_economic_type_permanent",
  weeklyHours: 40,
  travelType: "travel_type_not_required",
  workplaceType: "workplace_type_office_presence",
  location: {
    city: "Genova",
    province: "GE",
    region: "Liguria",
    postalCode: null,
    country: "IT",
    lat: 44.4072,
    lon: 8.934,
  },
  salaryMin: 38_000,
  salaryMax: 45_000,
  ccnl: "C011",
} as const satisfies Written;
