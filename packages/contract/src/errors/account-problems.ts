import { z } from "zod";
import { stepUpPurposes } from "../kernel/step-up.ts";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of accounts, sign-in and the captcha. */
export const accountProblems = {
  "account.invalidCredentials": { status: 401 },
  "account.disabled": { status: 403 },
  "account.emailTaken": { status: 409 },
  "account.usernameTaken": { status: 409 },
  "account.notFound": { status: 404 },
  "account.codeInvalid": { status: 409, params: z.object({ triesLeft: z.int() }) },
  "account.codeExpired": { status: 409 },
  "account.onboardingFailed": { status: 500 },
  "account.passwordWrong": { status: 409 },
  /** The user's last remaining way to sign in cannot be removed. */
  "account.lastSignInMethod": { status: 409 },
  /** The account cannot be deleted, because the other members of a Space would be left without an owner. */
  "account.onlyOwner": { status: 409, params: z.object({ space: z.string() }) },
  "account.usernameMismatch": { status: 409 },
  /** The user must confirm their identity for the purpose in `params` before the request is accepted. */
  "account.stepUpNeeded": { status: 403, params: z.object({ purpose: z.enum(stepUpPurposes) }) },
  /** The account cannot use this method of confirmation, or the confirmation belongs to another account. */
  "account.stepUpRefused": { status: 409 },
  /** The undo link of an email change was used before, or its 72 hours are over. */
  "account.undoExpired": { status: 409 },
  /** The account is scheduled for deletion: all other routes stay closed until its owner decides whether to keep it. */
  "account.leaving": { status: 403 },
  "session.notFound": { status: 404 },

  "social.unavailable": { status: 404 },
  /** The user refused access on the page of the sign-in provider. */
  "social.denied": { status: 409 },
  /** The sign-in provider returned the user to another browser, too late, or a second time. */
  "social.flowInvalid": { status: 409 },
  "social.failed": { status: 502 },
  /** The provider knows the person, but we have no account: they must accept the terms first, and perhaps give an address. */
  "social.signUpNeeded": {
    status: 409,
    params: z.object({
      pending: z.string(),
      email: z.string(),
      emailVerified: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  },
  /** An account with this address exists: the user signs in to it first, then connects the provider. */
  "social.signInFirst": { status: 409, params: z.object({ email: z.string() }) },
  "social.alreadyLinked": { status: 409 },
  "social.notFound": { status: 404 },

  "passkey.refused": { status: 409 },
  /** The one-time link to enrol a passkey was used before, or has expired. */
  "passkey.enrolmentExpired": { status: 409 },
  "passkey.alreadyThere": { status: 409 },
  "passkey.notFound": { status: 404 },
  "passkey.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "email.notValidated": { status: 403 },
  "email.sendFailed": { status: 502 },
  "recaptcha.invalidKey": { status: 409 },
  "recaptcha.failed": { status: 502 },
  "recaptcha.needed": { status: 403 },
} as const satisfies Record<string, ProblemSpec>;
