import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { me, meChange, onboarding, readLanguage, signIn } from "./schema.ts";

/** Changes to the user's own account, and the user's sign-ins. */
export const selfRoutes = {
  changeMe: defineRoute({
    method: "PATCH",
    path: "/me",
    area: "any",
    summary: "Change my names, username, phone, languages and images",
    body: meChange,
    response: me,
    errors: ["account.usernameTaken", "file.notFound"],
  }),
  onboard: defineRoute({
    method: "PATCH",
    path: "/me/onboard",
    area: "any",
    summary: "Save a step of the onboarding, or complete it",
    body: onboarding,
    response: me,
    errors: ["account.onboardingFailed"],
  }),
  addLanguage: defineRoute({
    method: "POST",
    path: "/me/languages",
    area: "any",
    summary: "Add a language that I read",
    body: z.object({ language: readLanguage }),
    response: me,
    errors: [],
  }),
  signIns: defineRoute({
    method: "GET",
    path: "/me/sessions",
    area: "any",
    summary: "List my sign-ins, most recently used first",
    response: z.array(signIn),
    errors: [],
  }),
  endSignIn: defineRoute({
    method: "DELETE",
    path: "/me/sessions/{id}",
    area: "any",
    summary: "End one of my sign-ins",
    params: byId,
    response: nothing,
    errors: ["session.notFound"],
  }),
  endOtherSignIns: defineRoute({
    method: "DELETE",
    path: "/me/sessions",
    area: "any",
    summary: "End all my sign-ins except this one",
    response: z.object({ ended: z.int() }),
    errors: [],
  }),
};
