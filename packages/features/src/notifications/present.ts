import { notificationKinds, type Notification, type NotificationKind } from "@orbita/contract";
import type { ShownRow } from "./queries.ts";

export const presentNotification = (row: ShownRow): Notification => {
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
