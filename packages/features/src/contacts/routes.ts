import type { contactRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { addContact } from "./add-contact.ts";
import { readCaptcha, validateCaptcha } from "./captcha.ts";

export const contactHandlers: Handlers<typeof contactRoutes> = {
  add: (ctx, { body }) => addContact(ctx, body),
  captcha: (ctx) => readCaptcha(ctx),
  validateCaptcha: (ctx, { body }) => validateCaptcha(ctx, body),
};
