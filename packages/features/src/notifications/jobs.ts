import { defineJob } from "@orbita/db";
import { z } from "zod";

// These mail jobs are retried for long, because a mail server may be unavailable for a night and notifications must not be lost.
const patient = { retryLimit: 60 };

/** Sends one notification as an email. The Message-ID is the notification's id, the same at every attempt. */
export const sendNotificationMail = defineJob("notifications.sendMail", z.object({ id: z.uuid() }), patient);

/** Sends all notifications of one digest as one email. */
export const sendDigest = defineJob("notifications.sendDigest", z.object({ id: z.uuid() }), patient);
