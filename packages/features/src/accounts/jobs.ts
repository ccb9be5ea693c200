import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Mails a one-time code. Only its id travels: the digits are derived when the mail is written, so that neither the queue nor
 * its dead letters ever hold one, and a code that a newer one replaced is not sent at all.
 */
export const sendCode = defineJob("accounts.sendCode", z.object({ codeId: z.uuid() }), { notify: true });
