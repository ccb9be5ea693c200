import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { postSubscribers } from "../posts/index.ts";

/** A comment on a post was added, changed or removed; the id is the post's. */
export const commentChanged = defineEvent({
  name: "comment.changed",
  payload: z.object({ id: z.uuid(), channelId: z.uuid().nullable() }),
  announce: (db, payloads) => postSubscribers(db, payloads, "comment.changed"),
});
