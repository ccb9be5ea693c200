export { notificationChanged } from "./events.ts";
export { sendDigest, sendNotificationMail } from "./jobs.ts";
export type { MailCtx, NotificationMail } from "./mail.ts";
export { notify, notifyAll, wantsEmail } from "./notify.ts";
export { deleteNotificationsOfComment, type NotificationRow } from "./queries.ts";
export { notificationHandlers } from "./routes.ts";
