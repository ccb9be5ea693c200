import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { isReserved, nameOfPerson } from "../kernel/names.ts";
import { languages } from "../vocab/languages.ts";
import { spaceRole } from "../spaces/schema.ts";
import { accountLimits as limits } from "./limits.ts";

export const username = z
  .string()
  .trim()
  .min(limits.username.min)
  .max(limits.username.max)
  .regex(/^[\p{L}\p{N},_. -]+$/u, "username.characters")
  .refine((name) => !isReserved(name), "name.reserved");

/** What a new password must have. One that is only compared is any text: an old one may follow older rules. */
export const newPassword = z
  .string()
  .min(limits.password.min)
  .max(limits.password.max)
  .regex(/\p{Ll}/u, "password.lowercase")
  .regex(/\p{Lu}/u, "password.uppercase")
  .regex(/\p{N}/u, "password.digit")
  .regex(/[^\p{L}\p{N}]/u, "password.special");

export const personName = nameOfPerson(limits.name);
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "code.sixDigits");
export const language = z.enum(languages);

/**
 * Specification §5: an optional country code, then groups of 3, 3 and 3 to 4 digits; or exactly ten characters. How a number
 * is stored is decided by who knows all countries' plans: E.164 where it parses.
 */
export const phone = z
  .string()
  .trim()
  .refine(
    (value) =>
      /^(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{3,4}$/.test(value) ||
      new RegExp(`^\\d{${limits.phone.digits}}$`).test(value),
    "phone.invalid",
  );

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

/** Languages that a person reads: ISO 639-1. */
export const readLanguage = z.string().regex(/^[a-z]{2}$/, "field.invalid");

/** What a person changes about themselves. The address is changed by a code: see credentials. */
export const meChange = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    username,
    phone: phone.nullable(),
    languages: z.array(readLanguage).max(limits.languages),
    /** A file of one's own with that purpose; null takes it away. */
    profileImage: id.nullable(),
    coverImage: id.nullable(),
  })
  .partial()
  .meta({ id: "MeChange" });
export type MeChange = z.output<typeof meChange>;

export const onboardingKind = z.enum(["talent", "company", "both"]);
export const onboardingStep = z.enum(["kind", "language", "name", "start"]);
export type OnboardingStep = z.output<typeof onboardingStep>;
/** Each step saves what it asked; `complete` ends it. */
export const onboarding = z
  .strictObject({
    kind: onboardingKind,
    language,
    firstName: personName,
    lastName: personName,
    /** The step that one is at now. */
    step: onboardingStep,
    complete: z.literal(true),
  })
  .partial()
  .meta({ id: "Onboarding" });

export const signInMethod = z.enum(["password", "code", "passkey", "google", "github", "twitter"]);
export type SignInMethod = z.output<typeof signInMethod>;

/** One sign-in on one device, as its owner reads it. */
export const signIn = z
  .object({
    id,
    /** The one that asks. */
    current: z.boolean(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    device: z.enum(["computer", "phone", "tablet", "other"]),
    address: z.string().nullable(),
    method: signInMethod,
    created: instant,
    lastUsed: instant,
  })
  .meta({ id: "SignIn" });
export type SignIn = z.output<typeof signIn>;

export const me = z
  .object({
    id,
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    /** Ids of files: `GET /file/{id}?size=…`. */
    profileImage: id.nullable(),
    coverImage: id.nullable(),
    language,
    languages: z.array(z.string()),
    /** `talentconnect` for members of a Space, `admin` for the back office. */
    scopes: z.array(z.string()),
    /** There for administrators, also where this sign-in carries no `admin`: then a passkey opens the back office. */
    administrator: z.literal(true).optional(),
    /** There where the account is to be deleted: nothing else is open until its owner says whether to keep it. */
    deletes: instant.optional(),
    emailVerified: z.boolean(),
    onboarded: z.boolean(),
    onboarding: z.object({ kind: onboardingKind.nullable(), step: onboardingStep }),
    spaces: z.array(
      z.object({
        id,
        name: z.string(),
        url: z.string(),
        role: spaceRole,
        /** Verified, and not expired: without it some things are closed to its members. */
        verified: z.boolean(),
        /** There where it is suspended, with the decision that says why: its people read, and change nothing. */
        suspended: z.object({ decisionId: id.nullable() }).optional(),
      }),
    ),
    created: instant,
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof me>;

export const exists = z.object({ exists: z.boolean() });
