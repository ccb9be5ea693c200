import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";
import type { IconShape } from "../icons/icon.tsx";

/** One way to go. `current` marks the page; a router's link that marks itself needs none. */
export interface NavItem {
  id: string;
  label: ReactNode;
  link: LinkElement;
  icon?: IconShape | undefined;
  /** In place of the icon: the person at the sidebar's foot. */
  avatar?: ReactNode;
  count?: ReactNode;
  current?: boolean | undefined;
}

export interface NavGroup {
  /** The words above the group. */
  label?: string | undefined;
  items: readonly NavItem[];
}
