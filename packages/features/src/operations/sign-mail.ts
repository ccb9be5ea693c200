import { withOperator } from "@orbita/i18n/mail";
import type { MailSender } from "@orbita/platform";
import type { Seller } from "../kernel/platform.ts";

/** Wraps `mail` and names the operator at the foot of each mail, with the data of its invoices, if they are configured. */
export const signMail = (mail: MailSender, operator: Seller | null): MailSender =>
  operator === null
    ? mail
    : { send: (message) => mail.send({ ...message, ...withOperator(message, message.language ?? "it", operator) }) };
