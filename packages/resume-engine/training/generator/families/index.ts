import { classic, type Family } from "./classic.ts";

/** Ways to build a CV; each has its own chances inside. */
export const families: Record<string, Family> = { classic };
