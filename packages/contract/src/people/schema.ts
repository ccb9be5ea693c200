import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { timeZone } from "../interviews/time-zone.ts";
import type { SearchFields } from "../kernel/search.ts";

export const profileVisibility = z.enum(["nobody", "link", "signedIn", "everyone"]);
export type ProfileVisibility = z.output<typeof profileVisibility>;
export const appearance = z.enum(["system", "light", "dark"]);

type NotificationKindSpec = {
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
 * Notification kinds, with their defaults in the app (`here`) and by email. A new kind also needs a message in the web app's
 * catalogue. The flags:
 * - `always`: concerns a person's rights and cannot be switched off.
 * - `bulk`: unsolicited and frequent; its emails have one-click unsubscribe (RFC 8058).
 * - `members`: also appears for members of a Space, like the kinds of the group "space".
 * - `due`: required by law or for security; also sent to unconfirmed addresses.
 * - `evenSuspended`: also sent to accounts that are suspended or about to be deleted.
 */
export const notificationKinds = {
  /** Notify talents: each status change of an application with its reason, and a reply that is late. */
  "application.moved": { group: "applications", here: true, email: true },
  "application.late": { group: "applications", here: true, email: true, bulk: true },
  /** Notify members of a Space: new and withdrawn applications, and applications whose reply is due. */
  "application.received": { group: "space", here: true, email: true, bulk: true },
  "application.withdrawn": { group: "space", here: true, email: false, bulk: true },
  "application.answerDue": { group: "space", here: true, email: true, bulk: true },
  "jobPost.notice": { group: "space", here: true, email: true },
  /** Notifies members who may answer applications: so many replies are overdue that publishing will soon be blocked. */
  "promise.near": { group: "space", here: true, email: true, bulk: true },
  /** Notifies owners of a Space: it was verified, its DNS record is missing, or the verification is about to expire or has expired. */
  "space.verification": { group: "space", here: true, email: true, always: true },
  /**
   * Notify a talent of a new contact request, and the member who sent it of the response. The names `offer.…` are stored, so they
   * cannot change.
   */
  "offer.received": { group: "contactRequests", here: true, email: true },
  "offer.answered": { group: "space", here: true, email: true },
  /** Notifies talents and members of unread messages, by email only, because the app lists messages elsewhere. */
  "message.received": { group: "messages", here: false, email: true, bulk: true, members: true },
  /**
   * Notifications about interviews. Talents: proposed times. Talents and members: confirmed, moved or cancelled interviews, and
   * reminders. Members: a request for other times.
   */
  "interview.proposed": { group: "applications", here: true, email: true },
  "interview.confirmed": { group: "applications", here: true, email: true, members: true },
  "interview.moved": { group: "space", here: true, email: true },
  "interview.asked": { group: "space", here: true, email: true },
  "interview.cancelled": { group: "applications", here: true, email: true, members: true },
  "interview.reminder": { group: "applications", here: true, email: true, members: true },
  /** Notifies talents and members who saved a search: it has new matches. */
  "search.matched": { group: "searches", here: true, email: true, bulk: true, members: true },
  /** Notifies of mentions of the user, and of comments on the user's posts. */
  "feed.mentioned": { group: "feed", here: true, email: true, bulk: true },
  "feed.commented": { group: "feed", here: true, email: true, bulk: true },
  /** Notifies of a post in a channel for which the user chose to be notified of every post. */
  "channel.posted": { group: "feed", here: true, email: false, bulk: true },
  "channel.invited": { group: "feed", here: true, email: true, bulk: true },
  "channel.accepted": { group: "feed", here: true, email: false },
  /** Notifies the moderators of a channel: somebody asks to join it. */
  "channel.asked": { group: "feed", here: true, email: false },
  /**
   * Notify of the outcome of a report, and of decisions on the user's own content with their reasons (Regulation (EU) 2022/2065,
   * art. 16 and 17).
   */
  "report.answered": { group: "feed", here: true, email: true, always: true, due: true },
  "moderation.decided": { group: "feed", here: true, email: true, always: true, due: true, evenSuspended: true },
  /** Notify owners of a Space: an invoice was issued or could not be issued, a card was declined, sponsoring was paused or resumed. */
  "invoice.issued": { group: "space", here: true, email: true },
  "invoice.blocked": { group: "space", here: true, email: true, always: true },
  "payment.failed": { group: "space", here: true, email: true, always: true },
  "payment.paused": { group: "space", here: true, email: true, always: true },
  "resume.ready": { group: "resume", here: true, email: true },
  /** Notifies talents at most once a week: new jobs fit their CV. */
  "jobFit.found": { group: "resume", here: true, email: true, bulk: true },
  "account.security": { group: "account", here: true, email: true, always: true, due: true },
} as const satisfies Record<string, NotificationKindSpec>;
export type NotificationKind = keyof typeof notificationKinds;

/** How often emails of a kind are sent: immediately, or in a digest every morning or every Monday morning. */
export const mailRhythm = z.enum(["atOnce", "daily", "weekly"]);
export type MailRhythm = z.output<typeof mailRhythm>;

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "field.invalid");
/** Quiet hours, in the person's time zone. No emails are sent during them; delayed emails are sent together at the end. */
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
    /** The Space or the email domain from which the user hides. */
    name: z.string(),
    since: instant,
  })
  .meta({ id: "HiddenFrom" });
export type HidingTarget = z.output<typeof hiddenFrom>;

export const settings = z
  .object({
    privacy: privacySettings,
    appearance,
    notifications: z.array(notificationChannels.extend({ kind: kinds, group: z.string(), always: z.boolean() })),
    quietHours: quietHours.nullable(),
    /** The time zone of the quiet hours, as reported by the browser in which the user set them; null means Italy. */
    timeZone: z.string().nullable(),
    /** Whether the user's CV is compared with jobs, for the user only. */
    jobFits: z.boolean(),
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
        const { always, here, email }: NotificationKindSpec = notificationKinds[kind as NotificationKind];
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
    jobFits: z.boolean(),
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

/** A person as others see them: without email address, phone or scopes. */
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
