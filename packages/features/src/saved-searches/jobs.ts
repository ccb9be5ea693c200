import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Mails the link that confirms a guest's alert. The link is derived when the mail is rendered, so that no queue contains it. */
export const sendAlertConfirmation = defineJob("savedSearches.sendConfirmation", z.object({ requestId: z.uuid() }), {
  notify: true,
});

/** Mails a guest the matches that a run of their search found; `at` is the time of the run. */
export const mailGuestAlert = defineJob(
  "savedSearches.mailGuest",
  z.object({ searchId: z.uuid(), at: z.iso.datetime() }),
  // The same patience as for notification mails: about nine hours.
  { retryLimit: 60 },
);
