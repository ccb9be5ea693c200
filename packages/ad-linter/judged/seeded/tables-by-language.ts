import type { AdLanguage } from "../judged-ad.ts";
import { clean as enClean } from "./en-clean.ts";
import { contradictions as enContradictions, said as enSaid } from "./en-faults.ts";
import { jobs as enJobs } from "./en-jobs.ts";
import { clean as itClean } from "./it-clean.ts";
import { contradictions as itContradictions, said as itSaid } from "./it-faults.ts";
import { jobs as itJobs } from "./it-jobs.ts";
import type { SeedTables } from "./tables.ts";

export const tables: Readonly<Record<AdLanguage, SeedTables>> = {
  it: { ...itClean, jobs: itJobs, said: itSaid, contradictions: itContradictions },
  en: { ...enClean, jobs: enJobs, said: enSaid, contradictions: enContradictions },
};
