import { defineJob } from "@orbita/db";
import { z } from "zod";

const contact = z.object({ contactId: z.uuid() });

/** Forwards the message to the operators of the installation. */
export const forwardContact = defineJob("contacts.forward", contact);
/** Confirms to the sender that the message arrived. */
export const sendReceipt = defineJob("contacts.receipt", contact, { notify: true });
