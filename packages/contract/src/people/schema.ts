import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { timeZone } from "../interviews/time-zone.ts";
import type { SearchFields } from "../kernel/search.ts";

export const profileVisibility = z.enum(["nobody", "link", "signedIn", "everyone"]);
export type ProfileVisibility = z.output<typeof profileVisibility>;
export const appearance = z.enum(["system", "light", "dark"]);

type Kind = {
  group: string;
  here: boolean;
  email: boolean;
  always?: true;
  bulk?: true;
  members?: true;
  due?: true;
  evenSuspended?: true;
};
/**
 * What one can be told about, here and by mail. `always` ones concern a person's rights and cannot be switched off. Each
 * feature adds its kinds, and their words in the web app's catalogue. `bulk` ones come unasked and in numbers: their mails carry a
 * one-click way out (RFC 8058). `members` ones, as those of the group "space", are also read by members of a Space as such.
 * `due` ones are owed by law or for security: they are mailed to addresses that are not confirmed as well. `evenSuspended` ones
 * are also sent to a person whose account is suspended or about to be deleted.
 */
export const notificationKinds = {
  /** To talents: each step of an application, with its reason; and that an answer is late. */
  "application.moved": { group: "applications", here: true, email: true },
  "application.late": { group: "applications", here: true, email: true, bulk: true },
  /** To members: what came in, what was taken back, and what is to be answered. */
  "application.received": { group: "space", here: true, email: true, bulk: true },
  "application.withdrawn": { group: "space", here: true, email: false, bulk: true },
  "application.answerDue": { group: "space", here: true, email: true, bulk: true },
  "jobPost.notice": { group: "space", here: true, email: true },
  /** To who may answer: so many wait past the promised day that soon nothing more can be published. */
  "promise.near": { group: "space", here: true, email: true, bulk: true },
  /** To owners: the Space was verified, a record is missing, the verification is about to expire or has expired. */
  "space.verification": { group: "space", here: true, email: true, always: true },
  /** To talents: somebody offers them a job. To the member who wrote: what they say. */
  "offer.received": { group: "offers", here: true, email: true },
  "offer.answered": { group: "space", here: true, email: true },
  /** To either side: what was said and is not read yet. The app has a place of its own for it. */
  "message.received": { group: "messages", here: false, email: true, bulk: true, members: true },
  /** Times for an interview. To the talent: which; to both sides: what was agreed on, moved, called off, and that it is soon; to members: that others are wanted. */
  "interview.proposed": { group: "applications", here: true, email: true },
  "interview.confirmed": { group: "applications", here: true, email: true, members: true },
  "interview.moved": { group: "space", here: true, email: true },
  "interview.asked": { group: "space", here: true, email: true },
  "interview.cancelled": { group: "applications", here: true, email: true, members: true },
  "interview.reminder": { group: "applications", here: true, email: true, members: true },
  /** To who saved a search, on either side: what is new. */
  "search.matched": { group: "searches", here: true, email: true, bulk: true, members: true },
  /** Somebody speaks to me, or to what I said. */
  "feed.mentioned": { group: "feed", here: true, email: true, bulk: true },
  "feed.commented": { group: "feed", here: true, email: true, bulk: true },
  /** A post in a channel of which one wants to hear everything. */
  "channel.posted": { group: "feed", here: true, email: false, bulk: true },
  "channel.invited": { group: "feed", here: true, email: true, bulk: true },
  "channel.accepted": { group: "feed", here: true, email: false },
  /** To moderators. */
  "channel.asked": { group: "feed", here: true, email: false },
  /** DSA art. 16 and 17: what became of a report; what became of what one said, and why. */
  "report.answered": { group: "feed", here: true, email: true, always: true, due: true },
  "moderation.decided": { group: "feed", here: true, email: true, always: true, due: true, evenSuspended: true },
  /** To owners of a Space: an invoice came; a card said no, with what to do; it could not be written; sponsoring rests, or not any more. */
  "invoice.issued": { group: "space", here: true, email: true },
  "invoice.blocked": { group: "space", here: true, email: true, always: true },
  "payment.failed": { group: "space", here: true, email: true, always: true },
  "payment.paused": { group: "space", here: true, email: true, always: true },
  "resume.ready": { group: "resume", here: true, email: true },
  "account.security": { group: "account", here: true, email: true, always: true, due: true },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;

/** Mails of a kind: each when it happens, or together in the morning, or on Monday morning. */
export const mailRhythm = z.enum(["atOnce", "daily", "weekly"]);
export type MailRhythm = z.output<typeof mailRhythm>;

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "field.invalid");
/** No mail between the two, by the clock of the person's zone; what falls into them waits for the end, together. */
export const quietHours = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "field.invalid" })
  .meta({ id: "QuietHours" });
export type QuietHours = z.output<typeof quietHours>;

export const notificationChannels = z.object({ here: z.boolean(), email: z.boolean(), rhythm: mailRhythm });
const kinds = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]);

export const privacySettings = z.object({
  visibleInTalentSearch: z.boolean(),
  showName: z.boolean(),
  showContacts: z.boolean(),
  profileVisibility,
  searchEngines: z.boolean(),
});

export const hiddenFrom = z
  .object({
    id,
    kind: z.enum(["space", "domain"]),
    spaceId: id.nullable(),
    /** The Space's name, or the domain. */
    name: z.string(),
    since: instant,
  })
  .meta({ id: "HiddenFrom" });
export type HiddenFrom = z.output<typeof hiddenFrom>;

export const settings = z
  .object({
    privacy: privacySettings,
    appearance,
    notifications: z.array(notificationChannels.extend({ kind: kinds, group: z.string(), always: z.boolean() })),
    quietHours: quietHours.nullable(),
    /** As the browser that chose it named it; null: Italy's. */
    timeZone: z.string().nullable(),
    hiddenFrom: z.array(hiddenFrom),
  })
  .meta({ id: "Settings" });
export type Settings = z.output<typeof settings>;

export const settingsChange = z
  .strictObject({
    privacy: privacySettings.partial(),
    appearance,
    notifications: z.partialRecord(kinds, notificationChannels.partial()).superRefine((wanted, context) => {
      for (const [kind, asked] of Object.entries(wanted)) {
        const { always, here, email }: Kind = notificationKinds[kind as NotificationKind];
        const defaults = { here, email, rhythm: "atOnce" };
        for (const channel of ["here", "email", "rhythm"] as const)
          if (always && asked?.[channel] !== undefined && asked[channel] !== defaults[channel])
            context.addIssue({
              code: "custom",
              message: "field.invalid",
              path: [kind, channel],
              input: asked[channel],
            });
      }
    }),
    quietHours: quietHours.nullable(),
    timeZone,
  })
  .partial()
  .meta({ id: "SettingsChange" });
export type SettingsChange = z.input<typeof settingsChange>;

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^@?(?=.{4,})(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, "field.invalid")
  .transform((value) => value.replace(/^@/, ""));
export const hiding = z
  .union([z.strictObject({ spaceId: z.uuidv7() }), z.strictObject({ domain })])
  .meta({ id: "Hiding" });

/** A person as others see one: never the address, the phone or the scopes. */
export const person = z
  .object({
    id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImage: id.nullable(),
    coverImage: id.nullable(),
    headline: z.string().nullable(),
    /** Whether search engines may list the page. */
    searchEngines: z.boolean(),
    created: instant,
  })
  .meta({ id: "Person" });
export type Person = z.output<typeof person>;

export const personFields = {
  username: "text",
  firstName: "text",
  lastName: "text",
  name: "text",
  created: "date",
} as const satisfies SearchFields;
