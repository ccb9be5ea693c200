import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { projectOccupations } from "./occupations.ts";
import { projectSkills } from "./search.ts";

const unique = (payloads: readonly { ids: readonly string[] }[]) => [...new Set(payloads.flatMap(({ ids }) => ids))];

/** A skill changed. The reference-data loader and the importer also emit this event, by its name. */
export const skillChanged = defineEvent({
  name: "skill.changed",
  payload: z.object({ ids: z.array(z.uuid()) }),
  project: (db, payloads) => projectSkills(db, unique(payloads)),
});

export const occupationChanged = defineEvent({
  name: "occupation.changed",
  payload: z.object({ ids: z.array(z.string()) }),
  project: (db, payloads) => projectOccupations(db, unique(payloads)),
});
