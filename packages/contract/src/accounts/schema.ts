import { z } from "zod";
import { email, id, instant, words } from "../kernel/fields.ts";
import { languages } from "../vocab/languages.ts";
import { spaceRole } from "../spaces/schema.ts";
import { accountLimits as limits } from "./limits.ts";

export const username = z
  .string()
  .trim()
  .min(limits.username.min)
  .max(limits.username.max)
  .regex(/^[\p{L}\p{N},_. -]+$/u, "username.characters");

/** What a new password must have. One that is only compared is any text: an old one may follow older rules. */
export const newPassword = z
  .string()
  .min(limits.password.min)
  .max(limits.password.max)
  .regex(/\p{Ll}/u, "password.lowercase")
  .regex(/\p{Lu}/u, "password.uppercase")
  .regex(/\p{N}/u, "password.digit")
  .regex(/[^\p{L}\p{N}]/u, "password.special");

export const personName = words(limits.name);
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "code.sixDigits");
export const language = z.enum(languages);

export const registration = z
  .object({
    email,
    username,
    password: newPassword,
    passwordConfirmation: z.string().optional(),
    firstName: personName,
    lastName: personName,
    language: language.default("it"),
    acceptTerms: z.literal(true, "field.notAccepted"),
  })
  .refine(
    ({ password, passwordConfirmation }) => passwordConfirmation === undefined || passwordConfirmation === password,
    {
      path: ["passwordConfirmation"],
      error: "password.mismatch",
      // All errors of a form show at once, also while another field is of the wrong type.
      when: () => true,
    },
  )
  .meta({ id: "Registration" });

export const credentials = z.object({ email, password: z.string().min(1).max(200) }).meta({ id: "Credentials" });
export const emailValidation = z.object({ email, code: oneTimeCode }).meta({ id: "EmailValidation" });

export const auth = z.object({ access_token: z.string(), refresh_token: z.string() }).meta({ id: "Auth" });

export const me = z
  .object({
    id,
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language,
    /** `talentconnect` for members of a Space, `admin` for the back office. */
    scopes: z.array(z.string()),
    emailVerified: z.boolean(),
    onboarded: z.boolean(),
    spaces: z.array(z.object({ id, name: z.string(), url: z.string(), role: spaceRole })),
    created: instant,
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof me>;

export const exists = z.object({ exists: z.boolean() });
