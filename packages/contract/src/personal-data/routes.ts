import { z } from "zod";
import { instant } from "../kernel/fields.ts";
import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { accountDeletion } from "./schema.ts";

export const personalDataRoutes = {
  export: defineRoute({
    method: "GET",
    path: "/me/data",
    area: "any",
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
  remove: defineRoute({
    method: "DELETE",
    path: "/me",
    area: "any",
    signsOut: true,
    summary: "Delete my account: gone from sight now, for good in fourteen days; a sign-in takes it back",
    body: accountDeletion,
    response: z.object({ deletes: instant }),
    errors: ["account.usernameMismatch", "account.onlyOwner", "admin.last"],
  }),
};
