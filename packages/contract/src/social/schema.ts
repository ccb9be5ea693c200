import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { language, oneTimeCode, personName, username } from "../accounts/schema.ts";

export const socialProviders = ["google", "github", "twitter"] as const;
export const socialProvider = z.enum(socialProviders);
export type SocialProvider = z.output<typeof socialProvider>;

export const socialIntent = z.enum(["login", "register", "link", "stepUp"]);
export type SocialIntent = z.output<typeof socialIntent>;

/** Where to send the browser, and the secret that it keeps to prove on its return that it is the same. */
export const socialStart = z.object({ url: z.string(), flow: z.string() }).meta({ id: "SocialStart" });
/** What the provider sent back, and the secret. */
export const socialReturn = z
  .object({
    flow: z.string().min(20).max(200),
    state: z.string().min(1).max(500),
    code: z.string().min(1).max(2_000).optional(),
    /** Some providers name themselves, which stops one from being taken for another. */
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  })
  .meta({ id: "SocialReturn" });

export const socialSignUp = z
  .object({
    pending: z.string().min(20).max(200),
    /** Wanted where the provider has proven none; a code then goes there. */
    email: email.optional(),
    username,
    firstName: personName,
    lastName: personName,
    language: language.default("it"),
    acceptTerms: z.literal(true, "field.notAccepted"),
  })
  .meta({ id: "SocialSignUp" });
export const socialConfirmation = z
  .object({ pending: z.string().min(20).max(200), code: oneTimeCode })
  .meta({ id: "SocialConfirmation" });

export const connectedAccount = z
  .object({ id, provider: socialProvider, email: z.string().nullable(), created: instant, lastUsed: instant })
  .meta({ id: "ConnectedAccount" });
export type ConnectedAccount = z.output<typeof connectedAccount>;
