import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Runs some minutes after a message: notifies recipients who have not read it, once for everything unread. */
export const tellUnread = defineJob("messages.tellUnread", z.object({ threadId: z.uuid(), seq: z.int() }));
