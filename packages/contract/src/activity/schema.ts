import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

/** The kinds of entries in a person's activity log. Each feature adds its kinds here, and a sentence in the web app's catalogue. */
export const activityKinds = [
  "account.opened",
  "account.deletionAsked",
  "account.deletionTakenBack",
  "session.opened",
  "session.ended",
  "session.stolen",
  "password.changed",
  "password.reset",
  "email.verified",
  "email.changed",
  "email.changeUndone",
  "name.changed",
  "username.changed",
  "phone.changed",
  "profileImage.changed",
  "coverImage.changed",
  "provider.linked",
  "provider.unlinked",
  "passkey.added",
  "passkey.renamed",
  "passkey.removed",
  "card.added",
  "card.removed",
  "privacy.changed",
  "hiddenFrom.added",
  "hiddenFrom.removed",
  "notifications.changed",
  "data.exported",
  "resume.shared",
  "resume.unshared",
  "resume.linkAdded",
  "resume.linkWithdrawn",
  "resume.emptied",
  "space.joined",
  "space.left",
  "space.roleChanged",
  "resume.sentForYou",
  "resume.claimed",
  "resume.opened",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activity = z
  .object({
    id,
    kind: z.enum(activityKinds),
    /** Values for the placeholders of the web app's sentence about this kind of entry, such as `from` and `to`, a provider, or a name. */
    details: z.record(z.string(), z.string()),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    at: instant,
  })
  .meta({ id: "Activity" });
export type Activity = z.output<typeof activity>;

export const activityFields = { kind: "keyword", at: "date" } as const satisfies SearchFields;
