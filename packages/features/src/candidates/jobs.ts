import { defineJob } from "@orbita/db";
import { z } from "zod";

/** To the person whose CV a Space added (GDPR art. 14): who keeps it, from where, by what right, and the way out. */
export const sendCandidateNotice = defineJob("candidates.sendNotice", z.object({ id: z.uuid() }), { notify: true });
