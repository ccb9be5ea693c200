import { z } from "zod";
import { factualSections, resumeSections, type FactualSection } from "./limits.ts";

export const resumeSection = z.enum(resumeSections);
export const factualSection = z.enum(factualSections as [FactualSection, ...FactualSection[]]);
