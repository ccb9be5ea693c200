import { z } from "zod";
import { projectPostsOfSpaces } from "../job-posts/index.ts";
import { defineEvent } from "../kernel/event.ts";
import { projectSpaces } from "./search.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/**
 * A Space changed. Updates the documents of its posts, which contain its name. Clients reload its page and every list that shows
 * it.
 */
export const spaceChanged = defineEvent({
  name: "space.changed",
  payload: z.object({ id: z.uuid() }),
  project: async (db, payloads) => {
    const ids = unique(payloads.map(({ id }) => id));
    return [...(await projectPostsOfSpaces(db, ids)), ...(await projectSpaces(db, ids))];
  },
  announce: async (_db, payloads) =>
    unique(payloads.map(({ id }) => id)).map((id) => ({
      to: "shared" as const,
      message: { type: "space.changed" as const, id },
    })),
});
