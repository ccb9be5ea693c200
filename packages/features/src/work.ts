import { accountJobHandlers, accountRoutines } from "./accounts/job-handlers.ts";
import type { JobHandler, Routine } from "./kernel/work.ts";

/** What the worker runs. Apart from the catalogue, so that the api does not load what only mails need. */
export const jobHandlers: readonly JobHandler[] = [...accountJobHandlers];
export const routines: readonly Routine[] = [...accountRoutines];
