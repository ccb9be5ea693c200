import type { z } from "zod";

/** The HTTP status of an error, and the schema of the values that its text contains. */
export type ProblemSpec = { readonly status: number; readonly params?: z.ZodObject };
