import type { JobPostDraft } from "@orbita/contract";
import type { SpaceKey } from "./types.ts";

type DemoBenefits = NonNullable<JobPostDraft["benefits"]>;
type BenefitList = readonly (string | readonly [code: string, detail: string])[];

const list = (given: BenefitList): DemoBenefits =>
  given.map((item) => {
    const [code, detail = null] = typeof item === "string" ? [item] : item;
    return { code: `benefit_${code}`, detail };
  });

/** Weekly full-time hours by code of the collective agreement; 40 for all agreements that are not listed. */
const fullTime: Readonly<Record<string, number>> = { A021: 39, I100: 39, J241: 37.5, T011: 36, T151: 38 };
export const fullTimeHours = (ccnl: string): number => fullTime[ccnl] ?? 40;

/** The benefits of each Space. */
export const demoBenefits: Readonly<Record<SpaceKey, DemoBenefits>> = {
  lanterna: list([
    ["meal_vouchers", "8 € al giorno"],
    ["health_insurance", "mètaSalute"],
    ["corporate_welfare", "1.200 € l’anno"],
    "public_transport",
    "flexible_hours",
  ]),
  velamare: list(["canteen", ["performance_bonus", "a ogni consegna"], "uniform", "overtime_pay", "training"]),
  nibbio: list([
    "canteen",
    "short_friday",
    ["nursery", "convenzionato, a 300 metri"],
    "health_insurance",
    "career_plan",
  ]),
  dora: list([
    ["health_insurance", "mètaSalute"],
    ["performance_bonus", "legato agli scarti"],
    ["training", "24 ore l’anno"],
    "parking",
    "canteen",
  ]),
  brenta: list([["staff_discounts", "40 %"], "training", "fourteenth_salary", "social_events"]),
  quadra: list([
    ["health_insurance", "estesa alla famiglia"],
    ["corporate_welfare", "2.000 € l’anno"],
    "language_courses",
    "extra_leave",
    "laptop",
  ]),
  arno: list(["meal_vouchers", "study_leave", "certifications", ["flexible_hours", "luglio e agosto fino alle 14"]]),
  ortovivo: list(["canteen", "performance_bonus", ["overtime_pay", "banca ore"], "training"]),
  corallo: list(["canteen", "parking", "nursery", ["training", "crediti ECM in orario"], "shift_allowance"]),
  alpino: list([
    ["meal_vouchers", "7 € al giorno"],
    ["health_insurance", "Sanilog"],
    ["certifications", "CQC e patente"],
    "travel_allowance",
    "overtime_pay",
  ]),
  belvento: list(["free_meals", ["accommodation", "in stanza singola"], "uniform", "fourteenth_salary"]),
  ginestra: list([["mileage", "dal primo chilometro"], "phone", "training", "psychological_support"]),
};
