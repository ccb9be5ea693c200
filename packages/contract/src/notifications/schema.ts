import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { notificationKinds, type NotificationKind } from "../people/schema.ts";

const kinds = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]);

/** A notification. The web app has a text for each kind; `data` holds the values that the text uses. */
export const notification = z
  .object({
    id,
    kind: kinds,
    group: z.string(),
    /** The Space that the notification is about, for its logo and link. */
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }).nullable(),
    /** The person who caused the notification, for their picture. */
    from: z.object({ id, picture: id.nullable() }).nullable(),
    jobPostId: id.nullable(),
    applicationId: id.nullable(),
    postId: id.nullable(),
    commentId: id.nullable(),
    channelId: id.nullable(),
    data: z.record(z.string(), z.string()),
    at: instant,
    read: z.boolean(),
  })
  .meta({ id: "Notification" });
export type Notification = z.output<typeof notification>;

export const notificationLimits = {
  /** Days after which notifications are deleted automatically. */
  keptDays: 180,
  page: 30,
} as const;

/** The kinds of notification in each tab of the list. */
export const notificationTopics = {
  promises: ["application.late", "application.answerDue", "promise.near"],
  applications: ["application.moved", "application.received", "application.withdrawn"],
} as const satisfies Record<string, readonly NotificationKind[]>;
export const notificationTopic = z.enum(["promises", "applications"]);
export type NotificationTopic = z.output<typeof notificationTopic>;
