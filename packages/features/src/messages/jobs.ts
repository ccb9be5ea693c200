import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Some minutes after a message: who has not read it is told, once, of all that waits. */
export const tellUnread = defineJob("messages.tellUnread", z.object({ threadId: z.uuid(), seq: z.int() }));
