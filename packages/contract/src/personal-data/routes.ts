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
    // `inSteps`, because the route logs the export in the person's activity log although it is a read.
    inSteps: true,
    limit: { per: "hour", max: 20 },
    summary: "Export all the caller's data as JSON",
    response: fileAnswer,
    errors: [],
  }),
  consequences: defineRoute({
    method: "GET",
    path: "/me/deletion",
    area: "any",
    summary: "Preview the effects of deleting the caller's account",
    response: z.object({
      days: z.int(),
      /** Names of Spaces without other members; they are closed with the account. */
      closingSpaces: z.array(z.string()),
      /** Names of Spaces that would lose their only owner; the user must name another owner first. */
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
    summary: "Cancel the deletion of the caller's account",
    response: me,
    errors: [],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/me",
    area: "any",
    stepUp: "deleteAccount",
    signsOut: true,
    summary: "Delete the caller's account: hidden now, erased in fourteen days, restorable by signing in until then",
    body: accountDeletion,
    response: z.object({ deletes: instant }),
    errors: ["account.usernameMismatch", "account.onlyOwner", "admin.last"],
  }),
};
