import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";
import type { IconShape } from "../icons/icon.tsx";

/** A navigation link. `current` marks the current page; links of a router that marks them itself need no `current`. */
export interface NavItem {
  id: string;
  label: ReactNode;
  link: LinkElement;
  icon?: IconShape | undefined;
  /** An avatar in place of the icon, for the user at the bottom of the sidebar. */
  avatar?: ReactNode;
  count?: ReactNode;
  current?: boolean | undefined;
}

export interface NavGroup {
  /** The title of the group of links. */
  label?: string | undefined;
  items: readonly NavItem[];
}
