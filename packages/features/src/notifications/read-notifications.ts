import type { Notification, NotificationTopic, Page } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { notificationChanged } from "./events.ts";
import { presentNotification } from "./present.ts";
import { countShown, countUnread, findShown, setRead, type Filter } from "./queries.ts";
import { kindsOf } from "./rules.ts";

type NotificationListFilter = {
  spaceId?: string | undefined;
  group?: string | undefined;
  topic?: NotificationTopic | undefined;
};

const filterOf = ({ actor }: Pick<ReadCtx, "actor">, asked: NotificationListFilter): Filter => ({
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
    content: (await findShown(ctx.tx, filter, { page, size })).map(presentNotification),
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    cursor: null,
    // Counts the whole Space or personal list, regardless of the tab.
    unread: await countUnread(ctx.tx, filterOf(ctx, { spaceId: asked.spaceId })),
  };
}

export const readUnread = async (
  ctx: ReadCtx,
  asked: { spaceId?: string | undefined },
): Promise<{ unread: number }> => ({
  unread: await countUnread(ctx.tx, filterOf(ctx, asked)),
});

/** Announces the change, so that the user's other windows update. */
export async function markRead(
  ctx: Ctx,
  { ids, spaceId }: { ids?: string[] | undefined; spaceId?: string | undefined },
): Promise<{ unread: number }> {
  const filter = filterOf(ctx, { spaceId });
  const changed = ids?.length === 0 ? 0 : await setRead(ctx.tx, filter, ids, ctx.now);
  if (changed > 0) await ctx.tell(notificationChanged, { userId: filter.viewer.id });
  return { unread: await countUnread(ctx.tx, filter) };
}
