import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Runs some minutes after a message was sent. Notifies recipients who have not read the message, once for all their unread
 * messages of the thread.
 */
export const notifyUnreadJob = defineJob("messages.tellUnread", z.object({ threadId: z.uuid(), seq: z.int() }));
