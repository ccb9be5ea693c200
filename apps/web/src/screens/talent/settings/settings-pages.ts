import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconBell,
  IconCreditCard,
  IconDatabaseExport,
  IconEye,
  IconHistory,
  IconKey,
  IconShieldLock,
  IconUser,
} from "@tabler/icons-react";

export type SettingsPageName = "privacy" | "who-saw" | "notifications" | "security" | "payments" | "activity" | "data";
/** A link to a settings page. `part` is undefined for the first page, which has no path segment of its own. */
type SettingsPageLink = { part: SettingsPageName | undefined; label: MessageDescriptor; icon: IconShape };

/** The settings pages, in the order of the navigation. Every page needs an entry here. */
export const settingsPages: readonly SettingsPageLink[] = [
  { part: undefined, label: msg`Profile and images`, icon: IconUser },
  { part: "privacy", label: msg`Privacy`, icon: IconShieldLock },
  { part: "who-saw", label: msg`Profile views`, icon: IconEye },
  { part: "notifications", label: msg`Notifications`, icon: IconBell },
  { part: "security", label: msg`Sign-in and security`, icon: IconKey },
  { part: "payments", label: msg`Your cards`, icon: IconCreditCard },
  { part: "activity", label: msg`Activity`, icon: IconHistory },
  { part: "data", label: msg`Your data`, icon: IconDatabaseExport },
];
