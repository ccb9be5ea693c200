import { randomUUIDv7 } from "node:crypto";
import type { NotificationKind } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { notificationChanged } from "./events.ts";
import { sendNotificationMail } from "./jobs.ts";
import { findWanted, insertNotifications, type RecipientSettings } from "./queries.ts";

export type NotificationInput = {
  readonly kind: NotificationKind;
  readonly userIds: readonly string[];
  /** Idempotency key: each user is notified once per key. */
  readonly key: string;
  readonly spaceId?: string | null;
  readonly jobPostId?: string | null;
  readonly applicationId?: string | null;
  readonly postId?: string | null;
  readonly commentId?: string | null;
  readonly channelId?: string | null;
  /** The sender. Users who blocked or muted the sender get no notification. */
  readonly fromId?: string | null;
  /** Parameters of the notification's text. They must not contain a name that the recipient may not see yet. */
  readonly data?: Readonly<Record<string, string>>;
};

type NotificationCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

const rowOf = (told: NotificationInput, { userId, here }: RecipientSettings, now: Date) => ({
  id: randomUUIDv7(),
  user_id: userId,
  kind: told.kind,
  space_id: told.spaceId ?? null,
  job_post_id: told.jobPostId ?? null,
  application_id: told.applicationId ?? null,
  post_id: told.postId ?? null,
  comment_id: told.commentId ?? null,
  channel_id: told.channelId ?? null,
  from_id: told.fromId ?? null,
  data: JSON.stringify(told.data ?? {}),
  key: told.key,
  here,
  created_at: now,
});

async function notifyOf(
  ctx: NotificationCtx,
  kind: NotificationKind,
  all: readonly NotificationInput[],
): Promise<void> {
  const people = await findWanted(
    ctx.tx,
    kind,
    all.flatMap(({ userIds }) => userIds),
  );
  const wanted = new Map(people.filter(({ here, email }) => here || email).map((one) => [one.userId, one]));
  const rows = all.flatMap((told) =>
    [...new Set(told.userIds)].flatMap((userId) => {
      const one = wanted.get(userId);
      return one ? [rowOf(told, one, ctx.now)] : [];
    }),
  );
  const isNew = await insertNotifications(ctx.tx, rows);
  const fresh = rows.filter(({ id }) => isNew.has(id));
  for (const { id, user_id } of fresh) if (wanted.get(user_id)!.email) await ctx.enqueue(sendNotificationMail, { id });
  const woken = new Set(fresh.filter(({ here }) => here).map(({ user_id }) => user_id));
  for (const userId of woken) await ctx.tell(notificationChanged, { userId });
}

/**
 * Notifies users in the app and by email, according to their settings: inserts rows and jobs in the caller's transaction. The
 * feature of the kind renders the email when it is sent: see `NotificationMail`.
 */
export const notify = (ctx: NotificationCtx, told: NotificationInput): Promise<void> =>
  notifyOf(ctx, told.kind, [told]);

/** Whether the user also gets an email for notifications of this kind. */
export const wantsEmail = async (tx: Tx, kind: NotificationKind, userId: string): Promise<boolean> =>
  (await findWanted(tx, kind, [userId])).some(({ email }) => email);

/** Sends many notifications with few queries, like `notify`. */
export async function notifyAll(ctx: NotificationCtx, all: readonly NotificationInput[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(all, (told) => told.kind)) await notifyOf(ctx, kind, some);
}
