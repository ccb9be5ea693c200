import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** What is shown of how a Space answers changed: it stands in the Space's document, and on its page. */
export const promiseChanged = defineEvent({
  name: "promise.changed",
  payload: z.object({ spaceId: z.uuid() }),
  projectedElsewhere: true,
  announce: async (_db, payloads) =>
    [...new Set(payloads.map(({ spaceId }) => spaceId))].map((id) => ({
      to: "shared" as const,
      message: { type: "space.changed" as const, id },
    })),
});
