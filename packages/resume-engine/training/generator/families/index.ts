import { classic, type Family } from "./classic.ts";
import { halves, sidebarLeft, sidebarRight, threeColumns } from "./columns.ts";
import { academic, chips, functional, grouped, headless, oneLiners, profile } from "./compact.ts";
import { brief, ragged, runIn } from "./ragged.ts";
import { anyHand, poster } from "./hands.ts";
import { margins } from "./margins.ts";
import { rows } from "./rows.ts";
import { form, sideHeads, timeline } from "./tables.ts";
import { letter, prose } from "./told.ts";

/** The structures of CVs; each makes its own random choices. */
export const families: Record<string, Family> = {
  classic, sidebarLeft, sidebarRight, timeline, form, prose, grouped, oneLiners, headless, ragged, functional, halves, threeColumns, letter,
  sideHeads, chips, academic, profile, runIn, brief, margins, anyHand, poster, rows,
}; // prettier-ignore
