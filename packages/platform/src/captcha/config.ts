import { captchaActions } from "@orbita/contract";
import { z } from "zod";
import { isSafeEndpoint } from "../social/endpoints.ts";
import type { SessionKeys } from "../tokens/session-keys.ts";
import { createAltcha } from "./altcha.ts";
import type { CaptchaProvider } from "./port.ts";
import { createRecaptcha } from "./recaptcha.ts";

/** A captcha that accepts everything, for tests and for installations that are not reachable from outside. */
const noCaptcha: CaptchaProvider = {
  kind: "none",
  siteKey: null,
  challenge: async () => null,
  verify: async () => ({ verdict: "passed", spends: null }),
};

const secure = (url: string) => isSafeEndpoint(url);

/** Environment variables for the captcha, read by the API. */
export const captchaSettings = {
  CAPTCHA: z
    .enum(["none", "altcha", "recaptcha"])
    .default("altcha")
    .describe("How guests prove that they are no script: our own proof of work, Google's reCAPTCHA v3, or not at all"),
  CAPTCHA_COST: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1_000)
    .describe("Proof of work: rounds per try. 1,000 with up to 3,000 tries takes a browser a second or two"),
  CAPTCHA_TRIES_MIN: z.coerce.number().int().min(0).default(1_000).describe("Proof of work: minimum number of tries"),
  CAPTCHA_TRIES_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(3_000)
    .describe("Proof of work: maximum number of tries; large numbers overload phones"),
  CAPTCHA_SECONDS: z.coerce.number().int().min(1).default(600).describe("Proof of work: seconds until it expires"),
  RECAPTCHA_URL: z
    .url()
    .refine(secure, "must be https, or on this machine")
    .default("https://www.google.com/recaptcha/api/siteverify")
    .describe("reCAPTCHA: address that verifies tokens"),
  RECAPTCHA_SITE_KEY: z.string().optional().describe("reCAPTCHA v3: site key"),
  RECAPTCHA_SECRET: z.string().optional().describe("reCAPTCHA v3: secret key"),
  RECAPTCHA_MIN_SCORE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("reCAPTCHA: visitors with a lower score count as scripts"),
};

type CaptchaSettings = z.output<z.ZodObject<typeof captchaSettings>>;

export function openCaptcha(
  settings: CaptchaSettings,
  { keys, webOrigin }: { keys: SessionKeys; webOrigin: string },
): CaptchaProvider {
  if (settings.CAPTCHA === "none") return noCaptcha;
  const { CAPTCHA_TRIES_MIN: min, CAPTCHA_TRIES_MAX: max } = settings;
  if (min > max) throw new Error("configuration:\n  CAPTCHA_TRIES_MIN: is above CAPTCHA_TRIES_MAX");
  const altcha = createAltcha({
    keys,
    cost: settings.CAPTCHA_COST,
    tries: { min, max },
    seconds: settings.CAPTCHA_SECONDS,
  });
  if (settings.CAPTCHA === "altcha") return altcha;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  if (!siteKey || !secret)
    throw new Error("configuration:\n  RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: wanted when CAPTCHA is recaptcha");
  return createRecaptcha({
    url: settings.RECAPTCHA_URL,
    secret,
    siteKey,
    minScore: settings.RECAPTCHA_MIN_SCORE,
    hostname: new URL(webOrigin).hostname,
    actions: captchaActions,
    inNeed: altcha,
  });
}
