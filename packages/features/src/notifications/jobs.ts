import { defineJob } from "@orbita/db";
import { z } from "zod";

// A mail server may be away for a night, and what people are told must not be lost over it.
const patient = { retryLimit: 60 };

/** One notification as a mail; its Message-ID is the notification's, at every try. */
export const sendNotificationMail = defineJob("notifications.sendMail", z.object({ id: z.uuid() }), patient);

/** All that waited for one person, as one mail. */
export const sendDigest = defineJob("notifications.sendDigest", z.object({ id: z.uuid() }), patient);
