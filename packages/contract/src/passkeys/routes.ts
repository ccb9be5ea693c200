import { z } from "zod";
import { auth } from "../accounts/schema.ts";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { newPasskey, passkey, passkeyChallenge, passkeyName, passkeySignIn } from "./schema.ts";

export const passkeyRoutes = {
  signInOptions: defineRoute({
    method: "POST",
    path: "/auth/passkey/options",
    area: "public",
    whileClosed: true,
    guests: true,
    // Each sign-in page that is opened asks once, for the browser's own suggestions.
    limit: { per: "minute", max: 120 },
    summary: "What an authenticator is asked to sign, for a sign-in without a name",
    response: passkeyChallenge,
    errors: [],
  }),
  signIn: defineRoute({
    method: "POST",
    path: "/auth/passkey",
    area: "public",
    whileClosed: true,
    guests: true,
    inSteps: true,
    signsIn: true,
    limit: { per: "minute", max: 30 },
    summary: "Sign in with a passkey",
    body: passkeySignIn,
    response: auth,
    errors: ["passkey.refused", "account.disabled"],
  }),
  list: defineRoute({
    method: "GET",
    path: "/me/passkeys",
    area: "any",
    summary: "My passkeys",
    response: z.array(passkey),
    errors: [],
  }),
  options: defineRoute({
    method: "POST",
    path: "/me/passkeys/options",
    area: "any",
    limit: { per: "minute", max: 30 },
    summary: "What an authenticator is asked for, to make a passkey",
    response: passkeyChallenge,
    errors: ["passkey.tooMany"],
  }),
  add: defineRoute({
    method: "POST",
    path: "/me/passkeys",
    area: "any",
    inSteps: true,
    limit: { per: "minute", max: 30 },
    summary: "Keep a passkey that the authenticator has made",
    body: newPasskey,
    response: passkey,
    errors: ["passkey.refused", "passkey.alreadyThere", "passkey.tooMany"],
  }),
  rename: defineRoute({
    method: "PATCH",
    path: "/me/passkeys/{id}",
    area: "any",
    summary: "Name a passkey",
    params: byId,
    body: z.object({ name: passkeyName }),
    response: passkey,
    errors: ["passkey.notFound"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/me/passkeys/{id}",
    area: "any",
    summary: "Remove a passkey; one way to sign in always stays",
    params: byId,
    response: nothing,
    errors: ["passkey.notFound", "account.lastSignInMethod"],
  }),
};
