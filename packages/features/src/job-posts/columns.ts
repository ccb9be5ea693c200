import type { JobPostDraft } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { knownCode } from "../vocabulary/index.ts";
import type { JobPostColumns } from "./queries.ts";

/** Job post fields that map to one column. */
const plain = {
  title: "title",
  description: "description",
  draftedParagraphs: "drafted_paragraphs",
  language: "language",
  contractType: "contract_type",
  contractEconomicType: "contract_economic_type",
  durationMonths: "duration_months",
  allowance: "allowance",
  weeklyHours: "weekly_hours",
  partTimeHours: "part_time_hours",
  travelType: "travel_type",
  travelDestination: "travel_destination",
  travelNote: "travel_note",
  workplaceType: "workplace_type",
  officePresence: "office_presence",
  salaryMin: "salary_min",
  salaryMax: "salary_max",
  ccnl: "ccnl",
  ccnlLevel: "ccnl_level",
  education: "education",
  educationMandatory: "education_mandatory",
  educationField: "education_field",
  screeningQuestions: "screening_questions",
  hiringCompany: "hiring_company",
  blind: "blind_stage",
  replyDays: "reply_days",
} as const satisfies Partial<Record<keyof JobPostDraft, keyof JobPostColumns>>;

/**
 * Fields whose value list can grow, so that their codes are looked up in the database. Other lists are fixed in code and checked
 * by the contract.
 */
const lists = [
  { field: "ccnl", type: "ccnl" },
  { field: "education", type: "education" },
] as const;

const placeColumns = (location: JobPostDraft["location"]) => ({
  city: location?.city ?? null,
  province: location?.province ?? null,
  region: location?.region ?? null,
  postal_code: location?.postalCode ?? null,
  country: location?.country ?? null,
  lat: location?.lat ?? null,
  lon: location?.lon ?? null,
});

type JobPostDraftFields = { [K in keyof JobPostDraft]?: JobPostDraft[K] | undefined };

/** The columns of the given job post fields, with the codes as given. */
export function jobPostColumns(given: JobPostDraftFields): Partial<JobPostColumns> {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(plain))
    if (given[field as keyof JobPostDraftFields] !== undefined)
      columns[column] = given[field as keyof JobPostDraftFields];
  if (given.location !== undefined) Object.assign(columns, placeColumns(given.location));
  if (given.remoteFrom !== undefined)
    Object.assign(columns, {
      remote_country: given.remoteFrom?.country ?? null,
      remote_region: given.remoteFrom?.region ?? null,
    });
  return columns;
}

/** The columns of the given fields with their codes resolved against the current value lists: a merged code becomes its target. */
export async function knownColumnsOf(tx: Tx, given: JobPostDraftFields): Promise<Partial<JobPostColumns>> {
  const columns = jobPostColumns(given);
  for (const { field, type } of lists) {
    const code = given[field];
    if (code) columns[field] = await knownCode(tx, { type, code, field });
  }
  return columns;
}
