import { defineJob } from "@orbita/db";
import { z } from "zod";

/** The link is derived when the mail is rendered; a replaced or used link is not sent. */
export const sendDomainLink = defineJob("verification.sendLink", z.object({ linkId: z.uuid() }), { notify: true });
