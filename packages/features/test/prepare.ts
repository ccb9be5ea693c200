import { prepareTemplate } from "@orbita/testing";
import { jobs } from "../src/index.ts";

/** Vitest's globalSetup for tests that use real servers. */
export const setup = () => prepareTemplate({ jobs });
