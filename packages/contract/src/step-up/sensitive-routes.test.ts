import { expect, test } from "vitest";
import type { Route } from "../kernel/route.ts";
import type { StepUpPurpose } from "../kernel/step-up.ts";
import { routes } from "../routes.ts";

const all = Object.entries(routes as Record<string, Record<string, Route>>).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
);

/**
 * Every route that must require a step-up: it changes how users sign in to an account, exports or deletes the account's data, or
 * administers the platform.
 */
const sensitive: Record<string, StepUpPurpose> = {
  "credentials.changePassword": "changePassword",
  "credentials.changeEmail": "changeEmail",
  "passkeys.options": "changePasskeys",
  "passkeys.add": "changePasskeys",
  "passkeys.remove": "changePasskeys",
  "social.link": "changeProviders",
  "social.disconnect": "changeProviders",
  "personalData.export": "exportData",
  "personalData.remove": "deleteAccount",
  "backOffice.register": "administer",
  "backOffice.scopes": "administer",
  "backOffice.export": "administer",
};

/** Routes that touch credentials and need no step-up, each with the reason. */
const exempt: Record<string, string> = {
  "accounts.validateEmail": "takes a code that was mailed to the address",
  "accounts.sendVerificationEmail": "only mails the account's own address",
  "credentials.resetPassword": "only mails the account's own address",
  "credentials.validateReset": "takes a code that was mailed to the address",
  "credentials.setPassword": "takes the ticket of such a code",
  "credentials.confirmPassword": "completes a change that asked for the step-up, with a mailed code",
  "credentials.confirmEmail": "completes a change that asked for the step-up, with a mailed code",
  "credentials.undoEmail": "takes the link that was mailed to the old address",
  "passkeys.signInOptions": "signs in",
  "passkeys.signIn": "signs in",
  "passkeys.enrolOptions": "takes the one-time link that an operator gave",
  "passkeys.enrol": "takes the one-time link that an operator gave",
  "passkeys.rename": "changes a label",
  "social.start": "changes nothing",
  "social.login": "signs in",
  "social.register": "signs in",
  "social.signUp": "opens an account",
  "social.confirmSignUp": "opens an account",
  "verification.mailLink": "verifies the website of a Space, and opens no account",
  "stepUp.byPassword": "is a step-up",
  "stepUp.passkeyOptions": "is a step-up",
  "stepUp.byPasskey": "is a step-up",
  "stepUp.sendCode": "is a step-up",
  "stepUp.byCode": "is a step-up",
  "stepUp.byProvider": "is a step-up",
};

test("step-up → required by exactly the listed sensitive routes, for the listed purpose", () => {
  const found = all.filter(({ route }) => route.stepUp).map(({ name, route }) => [name, route.stepUp]);
  expect(Object.fromEntries(found)).toEqual(sensitive);
});

test("a writing route with a credential in its path → requires a step-up or is listed as exempt", () => {
  const about = /passkey|password|email|connected-accounts|oauth2|step-up|^\/me\/data$/;
  const unsafe = all.filter(({ route }) => route.area !== "admin" && (route.method !== "GET" || route.inSteps));
  const undecided = unsafe
    .filter(({ name, route }) => about.test(route.path) && !(name in sensitive) && !(name in exempt))
    .map(({ name }) => name);
  expect(undecided).toEqual([]);
});

test("routes that require a step-up → none is open to guests", () => {
  expect(all.filter(({ route }) => route.stepUp && route.guests).map(({ name }) => name)).toEqual([]);
});
