import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { projectPeople } from "./search.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/** A name, image or visibility setting changed: updates the index and notifies only the user's own browsers. */
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
