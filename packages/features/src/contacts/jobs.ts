import { defineJob } from "@orbita/db";
import { z } from "zod";

const contact = z.object({ contactId: z.uuid() });

/** To the people who run the installation. */
export const forwardContact = defineJob("contacts.forward", contact);
/** To who wrote, so that they know that it arrived. */
export const sendReceipt = defineJob("contacts.receipt", contact, { notify: true });
