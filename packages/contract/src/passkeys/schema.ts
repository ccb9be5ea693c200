import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { passkeyLimits } from "./limits.ts";

export const passkeyName = words(passkeyLimits.name);
export const passkey = z
  .object({ id, name: z.string(), created: instant, lastUsed: instant.nullable() })
  .meta({ id: "Passkey" });
export type Passkey = z.output<typeof passkey>;

/** Options for the browser's WebAuthn functions: the JSON of the standard, passed on unchanged. */
export const passkeyChallenge = z
  .object({ challengeId: id, options: z.record(z.string(), z.any()) })
  .meta({ id: "PasskeyChallenge" });

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, "field.invalid");
const answerOf = <R extends z.ZodType>(response: R) =>
  z.looseObject({
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    response,
    clientExtensionResults: z.looseObject({}).default({}),
    authenticatorAttachment: z.string().max(40).optional(),
  });

export const newPasskey = z
  .object({
    challengeId: id,
    /** The name of the passkey; defaults to the name of the device. */
    name: passkeyName.optional(),
    credential: answerOf(
      z.looseObject({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(40)).max(20).optional(),
      }),
    ),
  })
  .meta({ id: "NewPasskey" });
export type NewPasskey = z.output<typeof newPasskey>;

/** The secret of the one-time link that an operator gives a new administrator. */
const enrolmentToken = z.string().min(20).max(200);
export const passkeyEnrolment = z.object({ token: enrolmentToken }).meta({ id: "PasskeyEnrolment" });
export const enrolledPasskey = newPasskey.extend({ token: enrolmentToken }).meta({ id: "EnrolledPasskey" });
export type PasskeyEnrolmentRequest = z.output<typeof enrolledPasskey>;

export const passkeySignIn = z
  .object({
    challengeId: id,
    credential: answerOf(
      z.looseObject({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
    ),
  })
  .meta({ id: "PasskeySignIn" });
export type PasskeySignIn = z.output<typeof passkeySignIn>;
