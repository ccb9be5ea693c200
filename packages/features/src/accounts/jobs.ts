import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Mails a one-time code. Only its id travels: the digits are derived when the mail is written, so that neither the queue nor
 * its dead letters ever hold one, and a code that a newer one replaced is not sent at all.
 */
export const sendCode = defineJob("accounts.sendCode", z.object({ codeId: z.uuid() }), { notify: true });

/** Tells an account's owner what happened to it. The address is named where it is not the present one: an old address is told too. */
export const sendNotice = defineJob(
  "accounts.sendNotice",
  z.object({
    userId: z.uuid(),
    notice: z.string(),
    params: z.record(z.string(), z.string()),
    address: z.string().optional(),
  }),
  { notify: true },
);
