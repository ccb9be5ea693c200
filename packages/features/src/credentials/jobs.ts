import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Mails the old address that it was replaced, with the link that undoes it. The link is derived when the mail is written. */
export const sendEmailUndo = defineJob("credentials.sendEmailUndo", z.object({ changeId: z.uuid() }), { notify: true });
