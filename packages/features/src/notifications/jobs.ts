import { defineJob } from "@orbita/db";
import { z } from "zod";

/** One notification as a mail; its Message-ID is the notification's, at every try. */
export const sendNotificationMail = defineJob("notifications.sendMail", z.object({ id: z.uuid() }));
