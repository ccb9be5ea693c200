import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Sends a confirmation link for a domain. The link is derived when the mail is rendered; a link that was replaced or used is not
 * sent.
 */
export const sendDomainLink = defineJob("verification.sendLink", z.object({ linkId: z.uuid() }), { notify: true });
