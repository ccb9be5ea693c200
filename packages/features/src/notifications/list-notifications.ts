import {
  notificationKinds,
  type Notification,
  type NotificationTopic,
  type Page,
  type NotificationKind,
} from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { notificationChanged } from "./events.ts";
import {
  countShown,
  countUnreadNotifications,
  findShownNotifications,
  setRead,
  type NotificationFilter,
  type VisibleNotificationRow,
} from "./queries.ts";
import { kindsOf } from "./rules.ts";

const presentNotification = (row: VisibleNotificationRow): Notification => {
  const kind = row.kind as NotificationKind;
  return {
    id: row.id,
    kind,
    group: notificationKinds[kind].group,
    space:
      row.space_id === null
        ? null
        : { id: row.space_id, name: row.space_name!, url: row.space_url!, logo: row.logo_id },
    from: row.from_id === null ? null : { id: row.from_id, picture: row.from_picture },
    jobPostId: row.job_post_id,
    applicationId: row.application_id,
    postId: row.post_id,
    commentId: row.comment_id,
    channelId: row.channel_id,
    data: row.data as Record<string, string>,
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
};

type NotificationListFilter = {
  spaceId?: string | undefined;
  group?: string | undefined;
  topic?: NotificationTopic | undefined;
};

const filterOf = ({ actor }: Pick<ReadCtx, "actor">, asked: NotificationListFilter): NotificationFilter => ({
  viewer: { ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") },
  spaceId: asked.spaceId,
  kinds: kindsOf(asked),
});

export async function listNotifications(
  ctx: ReadCtx,
  { page, size, ...asked }: NotificationListFilter & { page: number; size: number },
): Promise<Page<Notification> & { unread: number }> {
  const filter = filterOf(ctx, asked);
  const total = await countShown(ctx.tx, filter);
  return {
    content: (await findShownNotifications(ctx.tx, filter, { page, size })).map(presentNotification),
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    cursor: null,
    // Counts all unread notifications of the Space, or of the user, regardless of the selected tab.
    unread: await countUnreadNotifications(ctx.tx, filterOf(ctx, { spaceId: asked.spaceId })),
  };
}

export const readUnreadNotifications = async (
  ctx: ReadCtx,
  asked: { spaceId?: string | undefined },
): Promise<{ unread: number }> => ({
  unread: await countUnreadNotifications(ctx.tx, filterOf(ctx, asked)),
});

/** Marks notifications as read. Emits a change event, so that the user's other windows update. */
export async function markNotificationsRead(
  ctx: Ctx,
  { ids, spaceId }: { ids?: string[] | undefined; spaceId?: string | undefined },
): Promise<{ unread: number }> {
  const filter = filterOf(ctx, { spaceId });
  const changed = ids?.length === 0 ? 0 : await setRead(ctx.tx, filter, ids, ctx.now);
  if (changed > 0) await ctx.tell(notificationChanged, { userId: filter.viewer.id });
  return { unread: await countUnreadNotifications(ctx.tx, filter) };
}
