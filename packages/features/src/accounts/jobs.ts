import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Mails a one-time code. The payload is its id and the device that requested it. The digits are derived when the mail is rendered,
 * so that neither the queue nor its dead letters contain a code, and a replaced code is not sent at all.
 */
export const sendCode = defineJob("accounts.sendCode", z.object({ codeId: z.uuid(), device: z.string().optional() }), {
  notify: true,
});

/**
 * Notifies the owner of an account about a change to it. `address` overrides the current address, for example to notify an old
 * address too.
 */
export const sendNotice = defineJob(
  "accounts.sendNotice",
  z.object({
    userId: z.uuid(),
    notice: z.string(),
    params: z.record(z.string(), z.string()),
    address: z.string().optional(),
    /** The time of the account change that the notice reports. */
    at: z.iso.datetime().optional(),
  }),
  { notify: true },
);
