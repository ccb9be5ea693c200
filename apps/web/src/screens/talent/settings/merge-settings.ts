import type { Settings, SettingsChange } from "@orbita/contract";

type PlainObject = Readonly<Record<string, unknown>>;

/** Merges a change into an object. Ignores properties whose value is undefined. */
const over = <T extends PlainObject>(before: T, change: PlainObject = {}): T =>
  Object.assign({}, before, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));

/** The settings as they will be after the save; used for the optimistic update. */
export const mergeSettings = (
  settings: Settings,
  { privacy, appearance, notifications, quietHours, timeZone, jobFits }: SettingsChange,
): Settings => ({
  ...settings,
  privacy: over(settings.privacy, privacy),
  appearance: appearance ?? settings.appearance,
  notifications: settings.notifications.map((one) => over(one, notifications?.[one.kind])),
  quietHours: quietHours === undefined ? settings.quietHours : quietHours,
  timeZone: timeZone ?? settings.timeZone,
  jobFits: jobFits ?? settings.jobFits,
});

/** The previous values of the changed fields only, so that undoing keeps concurrent changes to other fields. */
export const undoOf = (
  settings: Settings,
  { privacy, appearance, notifications, quietHours, jobFits }: SettingsChange,
): SettingsChange => ({
  ...(privacy && { privacy: pick(settings.privacy, privacy) }),
  ...(appearance && { appearance: settings.appearance }),
  ...(quietHours !== undefined && { quietHours: settings.quietHours }),
  ...(jobFits !== undefined && { jobFits: settings.jobFits }),
  ...(notifications && {
    notifications: Object.fromEntries(
      settings.notifications.flatMap((one) => {
        const change = notifications[one.kind];
        return change ? [[one.kind, pick(one, change)]] : [];
      }),
    ),
  }),
});

const pick = <T extends PlainObject>(from: T, like: PlainObject): Partial<T> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, from[name]])) as Partial<T>;
