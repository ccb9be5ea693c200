import { classic, type TrainingTemplate } from "./classic.ts";
import { halves, sidebarLeft, sidebarRight, threeColumns } from "./columns.ts";
import { academic, chips, functional, grouped, headless, oneLiners, profile } from "./compact.ts";
import { brief, ragged, runIn } from "./ragged.ts";
import { anyHand, poster } from "./hands.ts";
import { margins } from "./margins.ts";
import { rows } from "./rows.ts";
import { form, sideHeads, timeline } from "./tables.ts";
import { letter, prose } from "./told.ts";

/** The families of generated CVs, each with its own structure and random choices. */
export const families: Record<string, TrainingTemplate> = {
  classic, sidebarLeft, sidebarRight, timeline, form, prose, grouped, oneLiners, headless, ragged, functional, halves, threeColumns, letter,
  sideHeads, chips, academic, profile, runIn, brief, margins, anyHand, poster, rows,
}; // prettier-ignore
