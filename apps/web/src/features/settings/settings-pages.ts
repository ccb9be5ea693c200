import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconKey, IconBell, IconDatabaseExport, IconHistory, IconShieldLock, IconUser } from "@tabler/icons-react";
import type { LinkProps } from "@tanstack/react-router";

export type SettingsPageLink = { to: NonNullable<LinkProps["to"]>; label: MessageDescriptor; icon: IconShape };

/** The parts of a person's settings, in the order of the list beside them. A page that exists has a line here. */
export const settingsPages: readonly SettingsPageLink[] = [
  { to: "/settings", label: msg`Profile and images`, icon: IconUser },
  { to: "/settings/privacy", label: msg`Privacy`, icon: IconShieldLock },
  { to: "/settings/notifications", label: msg`Notifications`, icon: IconBell },
  { to: "/settings/security", label: msg`Sign-in and security`, icon: IconKey },
  { to: "/settings/activity", label: msg`Activity`, icon: IconHistory },
  { to: "/settings/data", label: msg`Your data`, icon: IconDatabaseExport },
];
