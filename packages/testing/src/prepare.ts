import { prepareTemplate } from "./database.ts";

/** Vitest's globalSetup for all tests that use real servers. */
export const setup = prepareTemplate;
