import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the person whose CV a Space added (GDPR art. 14): the controller, the source, the legal basis, and how to erase it. */
export const sendCandidateNotice = defineJob("candidates.sendNotice", z.object({ id: z.uuid() }), { notify: true });
