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

/**
 * Rules for a new password. A form that only verifies an existing password accepts any text, because that password may follow
 * older rules.
 */
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
 * A phone number (specification §5): an optional country code, then groups of 3, 3 and 3 to 4 digits, with or without separators.
 * The server stores a number as E.164 if it parses with the numbering plans of all countries.
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
      // Compares the two passwords even if another field has the wrong type, so that a form shows all its errors at once.
      when: () => true,
    },
  )
  .meta({ id: "Registration" });

export const credentials = z.object({ email, password: z.string().min(1).max(200) }).meta({ id: "Credentials" });
export const emailValidation = z.object({ email, code: oneTimeCode }).meta({ id: "EmailValidation" });

export const auth = z.object({ access_token: z.string(), refresh_token: z.string() }).meta({ id: "Auth" });

/** A language that a person reads, as an ISO 639-1 code. */
export const readLanguage = z.string().regex(/^[a-z]{2}$/, "field.invalid");

/** Changes to a user's own account. The email address is not among them: it is changed with a mailed code, in the feature `credentials`. */
export const meChange = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    username,
    phone: phone.nullable(),
    languages: z.array(readLanguage).max(limits.languages),
    /** Ids of files that the user uploaded as profile image and as cover image; null removes the image. */
    profileImage: id.nullable(),
    coverImage: id.nullable(),
  })
  .partial()
  .meta({ id: "MeChange" });
export type MeChange = z.output<typeof meChange>;

export const onboardingKind = z.enum(["talent", "company", "both"]);
export const onboardingStep = z.enum(["kind", "language", "name", "start"]);
export type OnboardingStep = z.output<typeof onboardingStep>;
/** Each step of the onboarding saves its own fields; `complete` ends the onboarding. */
export const onboarding = z
  .strictObject({
    kind: onboardingKind,
    language,
    firstName: personName,
    lastName: personName,
    /** The step that the user has reached. */
    step: onboardingStep,
    complete: z.literal(true),
  })
  .partial()
  .meta({ id: "Onboarding" });

export const signInMethod = z.enum(["password", "code", "passkey", "google", "github", "twitter"]);
export type SignInMethod = z.output<typeof signInMethod>;

/** A sign-in on one device, as its owner sees it. */
export const signIn = z
  .object({
    id,
    /** True for the sign-in that sent this request. */
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
export type SignInSession = z.output<typeof signIn>;

export const me = z
  .object({
    id,
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    /** Ids of image files, which `GET /file/{id}?size=…` returns. */
    profileImage: id.nullable(),
    coverImage: id.nullable(),
    language,
    languages: z.array(z.string()),
    /** The capacities in which the user may act: `talentconnect` for members of a Space, `admin` for the back office. */
    scopes: z.array(z.string()),
    /** True for administrators, even if this sign-in lacks the `admin` scope; signing in with a passkey then opens the back office. */
    administrator: z.literal(true).optional(),
    /** The deletion time, if the account is scheduled for deletion: all other routes stay closed until its owner decides whether to keep it. */
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
        /**
         * True if the Space is verified and the verification has not expired. Some features are closed to members of other Spaces.
         */
        verified: z.boolean(),
        /** The suspension of the Space, with the decision that gives the reason; its members can then only read. Absent if not suspended. */
        suspended: z.object({ decisionId: id.nullable() }).optional(),
      }),
    ),
    created: instant,
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof me>;

export const exists = z.object({ exists: z.boolean() });
