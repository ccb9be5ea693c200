import { z } from "zod";
import { email, id, instant, words } from "../kernel/fields.ts";
import { nameOfPerson } from "../kernel/names.ts";
import { language } from "../accounts/schema.ts";

export const contactLimits = {
  name: { min: 2, max: 80 },
  message: { min: 10, max: 4_000 },
  /** Maximum number of receipt mails to one address per day. It is low, because the address may not belong to the sender. */
  receiptsPerDay: 3,
  keptMonths: 24,
} as const;
export const contactTopics = ["account", "jobs", "space", "billing", "privacy", "accessibility", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactMessage = z
  .object({
    topic: z.enum(contactTopics),
    name: nameOfPerson(contactLimits.name),
    email,
    message: words(contactLimits.message),
    language: language.default("it"),
  })
  .meta({ id: "ContactMessage" });
export const contactReceipt = z.object({ id });

/** The captcha of this installation, and the data that a browser needs to solve it. */
export const captcha = z
  .object({
    provider: z.enum(["none", "altcha", "recaptcha"]),
    siteKey: z.string().nullable(),
    /** The puzzle of the captcha ALTCHA, in the format of its library; null for other captchas. */
    challenge: z.record(z.string(), z.any()).nullable(),
  })
  .meta({ id: "Captcha" });
export type CaptchaChallenge = z.output<typeof captcha>;

/** The action for which a page requests the captcha. It must equal the action in reCAPTCHA's response; ALTCHA has no actions. */
export const captchaActions = ["signUp", "contact", "jobAlert"] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export const captchaSolution = z
  .object({ token: z.string().min(1).max(10_000), action: z.enum(captchaActions).optional() })
  .meta({ id: "CaptchaSolution" });
/**
 * The pass for a solved captcha. Clients send it in a header of the calls that require it; it is valid for a quarter of an hour.
 */
export const captchaPass = z.object({ pass: z.string(), expires: instant }).meta({ id: "CaptchaPass" });
export const captchaPassMinutes = 15;
