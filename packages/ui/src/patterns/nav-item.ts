import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";
import type { IconShape } from "../icons/icon.tsx";

/** A navigation link. `current` marks the page; a router's link that marks itself needs none. */
export interface NavItem {
  id: string;
  label: ReactNode;
  link: LinkElement;
  icon?: IconShape | undefined;
  /** Replaces the icon: the user at the bottom of the sidebar. */
  avatar?: ReactNode;
  count?: ReactNode;
  current?: boolean | undefined;
}

export interface NavGroup {
  /** The title of the group. */
  label?: string | undefined;
  items: readonly NavItem[];
}
