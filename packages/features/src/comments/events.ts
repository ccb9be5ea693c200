import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { whoHears } from "../posts/index.ts";

/** Something was said to a post, changed or went; the id is the post's. */
export const commentChanged = defineEvent({
  name: "comment.changed",
  payload: z.object({ id: z.uuid(), channelId: z.uuid().nullable() }),
  announce: (db, payloads) => whoHears(db, payloads, "comment.changed"),
});
