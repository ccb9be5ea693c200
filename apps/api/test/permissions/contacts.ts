import { everyone, type PermissionCases } from "./roles.ts";

export const contactsRows: PermissionCases<"contacts"> = {
  add: {
    who: everyone,
    call: (c) =>
      c.contacts.add({
        body: { name: "Giulia", email: "x@posta.example", topic: "other", message: "Una domanda semplice." },
      }),
  },
  captcha: { who: everyone, call: (c) => c.contacts.captcha({}) },
  validateCaptcha: { who: everyone, call: (c) => c.contacts.validateCaptcha({ body: { token: "x" } }) },
};
