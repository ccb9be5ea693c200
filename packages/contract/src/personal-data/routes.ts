import { z } from "zod";
import { me } from "../accounts/schema.ts";
import { instant } from "../kernel/fields.ts";
import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { accountDeletion } from "./schema.ts";

export const personalDataRoutes = {
  export: defineRoute({
    method: "GET",
    path: "/me/data",
    area: "any",
    stepUp: "exportData",
    // Writes that it was asked for, in the person's log.
    inSteps: true,
    limit: { per: "hour", max: 20 },
    summary: "Everything that is kept about me, as JSON",
    response: fileAnswer,
    errors: [],
  }),
  consequences: defineRoute({
    method: "GET",
    path: "/me/deletion",
    area: "any",
    summary: "What would happen if I deleted my account now",
    response: z.object({
      days: z.int(),
      /** Spaces with nobody else in them: they close. */
      closingSpaces: z.array(z.string()),
      /** Spaces that would be left without an owner: another one is wanted first. */
      blockingSpaces: z.array(z.string()),
      files: z.int(),
    }),
    errors: [],
  }),
  keep: defineRoute({
    method: "POST",
    path: "/me/keep",
    area: "any",
    whileLeaving: true,
    summary: "Keep my account, which was to be deleted",
    response: me,
    errors: [],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/me",
    area: "any",
    stepUp: "deleteAccount",
    signsOut: true,
    summary: "Delete my account: hidden now, erased in fourteen days; until then I can sign in and keep it",
    body: accountDeletion,
    response: z.object({ deletes: instant }),
    errors: ["account.usernameMismatch", "account.onlyOwner", "admin.last"],
  }),
};
