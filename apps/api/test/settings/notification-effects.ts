import type { MailRhythm, NotificationKind } from "@orbita/contract";
import { optionalNotificationKinds, type OptionalNotificationKind } from "@orbita/contract/settings";
import { notificationCauses } from "./notification-causes.ts";
import { eachValue, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

type NotificationPreference = { here?: boolean; email?: boolean; rhythm?: MailRhythm };
const everything = { here: true, email: true, rhythm: "atOnce" } as const;

/** Sets the recipient's preference for this kind of notification, triggers the event, and returns the immediate notifications. */
async function notified(world: SettingsWorld, kind: OptionalNotificationKind, choice: NotificationPreference) {
  const { api, worker } = world;
  let recipientId = "";
  await notificationCauses[kind](world, async (userId) => {
    recipientId = userId;
    const client = await api.as(userId);
    await client.people.changeSettings({ body: { notifications: { [kind]: { ...everything, ...choice } } } });
  });
  const recipient = await api.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", recipientId)
    .executeTakeFirstOrThrow();
  const listed = (await (await api.as(recipientId)).notifications.list({ query: { size: 100 } }))!.content;
  const mails = await worker.sendMails(recipient);
  const sent = await api.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", recipientId)
    .where("kind", "=", kind)
    .where("mailed_at", "is not", null)
    .execute();
  return {
    here: listed.some((one) => one.kind === (kind satisfies NotificationKind)),
    mailed: sent.length > 0 && mails.length > 0,
  };
}

/** Caches the outcome of each preference: the three channels of a kind share their default, which is therefore tried only once. */
const known = new Map<string, ReturnType<typeof notified>>();
function outcomeOf(world: SettingsWorld, kind: OptionalNotificationKind, choice: NotificationPreference) {
  const key = JSON.stringify([kind, { ...everything, ...choice }]);
  const outcome = known.get(key) ?? notified(world, kind, choice);
  known.set(key, outcome);
  return outcome;
}

const channelEffects = (kind: OptionalNotificationKind): Record<keyof NotificationPreference, SettingEffectProbe> => ({
  here: (world) => eachValue([true, false], async (here) => (await outcomeOf(world, kind, { here })).here),
  email: (world) => eachValue([true, false], async (email) => (await outcomeOf(world, kind, { email })).mailed),
  rhythm: (world) =>
    eachValue(["atOnce", "daily"], async (rhythm) => (await outcomeOf(world, kind, { rhythm })).mailed),
});

export const notificationEffects: SettingEffectProbes<"notifications"> = {
  notifications: Object.fromEntries(
    optionalNotificationKinds.flatMap((kind) =>
      Object.entries(channelEffects(kind)).map(([channel, effect]) => [`${kind} ${channel}`, effect]),
    ),
  ) as SettingEffectProbes<"notifications">["notifications"],
};
