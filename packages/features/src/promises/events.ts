import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** The public reply figures of a Space changed. They are part of the Space's document and page. */
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
