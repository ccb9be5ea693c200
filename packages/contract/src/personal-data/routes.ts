import { z } from "zod";
import { username } from "../accounts/schema.ts";
import { instant } from "../kernel/fields.ts";
import { defineRoute, fileAnswer } from "../kernel/route.ts";

export const personalDataRoutes = {
  export: defineRoute({
    method: "GET",
    path: "/me/data",
    area: "any",
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
    body: z.object({ username }),
    response: z.object({ deletes: instant }),
    errors: ["account.usernameMismatch", "account.onlyOwner"],
  }),
};
