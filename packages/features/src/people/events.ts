import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { projectPeople } from "./search.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/** A name, an image, who may see: told to the index, and to the person's other browsers and to nobody else. */
export const personChanged = defineEvent({
  name: "person.changed",
  payload: z.object({ id: z.uuid() }),
  project: (db, payloads) => projectPeople(db, unique(payloads.map(({ id }) => id))),
  announce: async (_db, payloads) =>
    unique(payloads.map(({ id }) => id)).map((id) => ({
      to: { userId: id },
      message: { type: "me.changed" as const, id },
    })),
});
