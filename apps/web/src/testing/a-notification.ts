import type { Notification } from "@orbita/contract";

/** A notification that a Space moved the reader's application. */
export const aNotification = (fields: Partial<Notification> = {}): Notification => ({
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e40",
  kind: "application.moved",
  group: "applications",
  space: { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e20", name: "Lanterna Software", url: "lanterna", logo: null },
  from: null,
  jobPostId: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e2f",
  applicationId: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e50",
  postId: null,
  commentId: null,
  channelId: null,
  data: { to: "interview", jobPostTitle: "Backend Java", stepId: "s1" },
  at: "2026-11-15T09:14:00Z",
  read: false,
  ...fields,
});
