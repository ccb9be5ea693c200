import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { notificationKinds, type NotificationKind } from "../people/schema.ts";

const kinds = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]);

/** What somebody was told. The web app has a sentence for each kind; `data` is what it speaks of. */
export const notification = z
  .object({
    id,
    kind: kinds,
    group: z.string(),
    /** Whose it is about, for its picture and its link. */
    space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }).nullable(),
    /** The person who said it, for their picture. */
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
  /** Older ones leave by themselves. */
  keptDays: 180,
  page: 30,
} as const;

/** What the tabs of the list are about. */
export const notificationTopics = {
  promises: ["application.late", "application.answerDue", "promise.near"],
  applications: ["application.moved", "application.received", "application.withdrawn"],
} as const satisfies Record<string, readonly NotificationKind[]>;
export const notificationTopic = z.enum(["promises", "applications"]);
export type NotificationTopic = z.output<typeof notificationTopic>;
