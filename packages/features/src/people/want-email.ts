import { notificationKinds, type NotificationKind } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { personChanged } from "./events.ts";
import { findPersonById, lockSettings, saveSettings } from "./queries.ts";
import { mergeNotifications, wantedOf, type StoredNotificationSettings } from "./rules.ts";

type EmailChoice = { userId: string; kind: NotificationKind; email: boolean };

/** Turns emails about one kind of notification on or off by a link in an email, without sign-in. Returns false if the user no longer exists. */
export async function wantEmail(ctx: Ctx, { userId, kind, email }: EmailChoice): Promise<boolean> {
  if (!(await findPersonById(ctx.tx, userId))) return false;
  const { notifications: stored } = await lockSettings(ctx.tx, userId);
  if (wantedOf(notificationKinds, stored, kind).email === email) return true;
  const merged = mergeNotifications(notificationKinds, stored as StoredNotificationSettings, { [kind]: { email } });
  await withReason(ctx.tx, "link in a mail");
  await saveSettings(ctx.tx, userId, { notifications: JSON.stringify(merged) });
  await noteActivity(ctx, userId, "notifications.changed", { name: kind });
  await ctx.tell(personChanged, { id: userId });
  return true;
}
