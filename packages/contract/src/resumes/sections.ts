import { z } from "zod";
import { factualSections, type FactualSection } from "./limits.ts";
import { resumeSections } from "./section-order.ts";

export const resumeSection = z.enum(resumeSections);
export const factualSection = z.enum(factualSections as [FactualSection, ...FactualSection[]]);
