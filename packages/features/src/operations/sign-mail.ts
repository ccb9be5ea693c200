import { withOperator } from "@orbita/i18n/mail";
import type { MailSender } from "@orbita/platform";
import type { Seller } from "../kernel/platform.ts";

/** Wraps `mail` so that the foot of each mail names the operator, with the same data as on invoices, if these are configured. */
export const signMail = (mail: MailSender, operator: Seller | null): MailSender =>
  operator === null
    ? mail
    : { send: (message) => mail.send({ ...message, ...withOperator(message, message.language ?? "it", operator) }) };
