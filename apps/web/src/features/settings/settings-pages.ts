import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconUser } from "@tabler/icons-react";
import type { LinkProps } from "@tanstack/react-router";

export type SettingsPageLink = { to: NonNullable<LinkProps["to"]>; label: MessageDescriptor; icon: IconShape };

/** The parts of a person's settings, in the order of the list beside them. A page that exists has a line here. */
export const settingsPages: readonly SettingsPageLink[] = [
  { to: "/settings", label: msg`Profile and images`, icon: IconUser },
  // The order is fixed: privacy, notifications, security, activity, data.
];
