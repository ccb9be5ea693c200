import { defineJob } from "@orbita/db";
import { z } from "zod";

// A mail server may be unavailable for a night, and notifications must not be lost.
const patient = { retryLimit: 60 };

/** Sends one notification as an email. Its Message-ID is the notification's id, at every attempt. */
export const sendNotificationMail = defineJob("notifications.sendMail", z.object({ id: z.uuid() }), patient);

/** Sends everything held for one user as one email. */
export const sendDigest = defineJob("notifications.sendDigest", z.object({ id: z.uuid() }), patient);
