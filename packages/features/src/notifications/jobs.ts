import { defineJob } from "@orbita/db";
import { z } from "zod";

/** One notification as a mail; its Message-ID is the notification's, at every try. */
export const sendNotificationMail = defineJob("notifications.sendMail", z.object({ id: z.uuid() }), {
  // A mail server may be away for a night, and what people are told must not be lost over it.
  retryLimit: 60,
});
