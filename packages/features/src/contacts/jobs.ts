import { defineJob } from "@orbita/db";
import { z } from "zod";

const contact = z.object({ contactId: z.uuid() });

/** Forwards a message from the contact form to the operators of the installation. */
export const forwardContact = defineJob("contacts.forward", contact);
/** Confirms to the sender of a contact message that it arrived. */
export const sendReceipt = defineJob("contacts.receipt", contact, { notify: true });
