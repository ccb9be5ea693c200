import { prepareTemplate } from "./database.ts";

/** Vitest's globalSetup for everything that speaks to real servers. */
export const setup = prepareTemplate;
