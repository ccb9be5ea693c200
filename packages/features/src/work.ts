import type { JobHandler, Routine } from "./kernel/work.ts";

/** What the worker runs. Apart from the catalogue, so that the api does not load what only mails need. */
export const jobHandlers: readonly JobHandler[] = [];
export const routines: readonly Routine[] = [];
