import { notificationKinds, type Settings, type settingsChange, type NotificationKind } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { personChanged } from "./events.ts";
import { presentSettings } from "./present.ts";
import { findHidden, findSettings, lockSettings, saveSettings, findPersonById } from "./queries.ts";
import {
  changedKinds,
  settingsChanges,
  mergeNotifications,
  quietColumns,
  type StoredNotificationSettings,
  wantedOf,
} from "./rules.ts";

export async function readSettings({ tx, actor }: Pick<ReadCtx, "tx" | "actor">): Promise<Settings> {
  const id = actor.id ?? fail("access.unauthenticated");
  return presentSettings(await findSettings(tx, id), await findHidden(tx, id));
}

/** Changes a user's settings. Fields that are not sent stay unchanged. Each actual change is an entry in the user's activity log. */
export async function changeSettings(
  ctx: Ctx,
  { privacy, appearance, notifications, quietHours, timeZone, jobFits }: z.output<typeof settingsChange>,
): Promise<Settings> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const row = await lockSettings(ctx.tx, id);
  const before = presentSettings(row, []);
  const stored = row.notifications as StoredNotificationSettings;
  const merged = mergeNotifications(notificationKinds, stored, (notifications ?? {}) as StoredNotificationSettings);
  const next = { ...before.privacy, ...privacy };
  await withReason(ctx.tx, "settings");
  await saveSettings(ctx.tx, id, {
    visible_in_talent_search: next.visibleInTalentSearch,
    show_name: next.showName,
    show_contacts: next.showContacts,
    profile_visibility: next.profileVisibility,
    search_engines: next.searchEngines,
    appearance: appearance ?? row.appearance,
    notifications: JSON.stringify(merged),
    ...(quietHours !== undefined && quietColumns(quietHours)),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(jobFits !== undefined && { job_fits: jobFits }),
  });
  const after = await readSettings(ctx);
  for (const change of settingsChanges(before.privacy, after.privacy))
    await noteActivity(ctx, id, "privacy.changed", change);
  for (const name of changedKinds(before.notifications, after.notifications))
    await noteActivity(ctx, id, "notifications.changed", { name });
  await ctx.tell(personChanged, { id });
  return after;
}

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
