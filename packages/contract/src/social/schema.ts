import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { language, oneTimeCode, personName, username } from "../accounts/schema.ts";

export const socialProviders = ["google", "github", "twitter"] as const;
export const socialProvider = z.enum(socialProviders);
export type SocialProvider = z.output<typeof socialProvider>;

export const socialIntent = z.enum(["login", "register", "link", "stepUp"]);
export type SocialIntent = z.output<typeof socialIntent>;

/** The provider's URL to which the browser goes, and a secret that proves on return that it is the same browser. */
export const socialStart = z.object({ url: z.string(), flow: z.string() }).meta({ id: "SocialStart" });
/** The data with which the provider returned the browser to us, and the secret from the start of the sign-in. */
export const socialReturn = z
  .object({
    flow: z.string().min(20).max(200),
    state: z.string().min(1).max(500),
    code: z.string().min(1).max(2_000).optional(),
    /** The issuer, which some providers send. It prevents mix-up attacks between providers. */
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  })
  .meta({ id: "SocialReturn" });

export const socialSignUp = z
  .object({
    pending: z.string().min(20).max(200),
    /** The email address of the new account. Required if the provider verified none; a code is then sent to this address. */
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
