import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { postSubscribers } from "../posts/index.ts";

/** A comment on a post was added, changed or removed. The `id` is that of the post. */
export const commentChanged = defineEvent({
  name: "comment.changed",
  payload: z.object({ id: z.uuid(), channelId: z.uuid().nullable() }),
  announce: (db, payloads) => postSubscribers(db, payloads, "comment.changed"),
});
