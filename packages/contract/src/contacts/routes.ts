import { defineRoute } from "../kernel/route.ts";
import { captcha, captchaPass, captchaSolution, contactReceipt, contactMessage } from "./schema.ts";

export const contactRoutes = {
  add: defineRoute({
    method: "POST",
    path: "/contacts/add",
    area: "any",
    guests: true,
    captcha: true,
    once: true,
    limit: { per: "hour", max: 20 },
    summary: "Send a message to the operators of this installation",
    body: contactMessage,
    response: contactReceipt,
    errors: ["recaptcha.needed"],
  }),
  captcha: defineRoute({
    method: "GET",
    path: "/recaptcha",
    area: "any",
    whileClosed: true,
    guests: true,
    impersonal: true,
    limit: { per: "minute", max: 60 },
    summary: "Get the captcha of this installation, with a puzzle if it is our own",
    response: captcha,
    errors: [],
  }),
  validateCaptcha: defineRoute({
    method: "POST",
    path: "/recaptcha/validate",
    area: "any",
    whileClosed: true,
    guests: true,
    inSteps: true,
    limit: { per: "minute", max: 60 },
    summary: "Exchange a solved captcha for a pass",
    body: captchaSolution,
    response: captchaPass,
    errors: ["recaptcha.invalidKey", "recaptcha.failed"],
  }),
};
