import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { buttonClass, type ButtonStyle } from "./button-class.ts";
import { fillLink, type LinkElement } from "./slot.tsx";

export interface ButtonLinkProps extends ButtonStyle {
  /** The anchor to style: `<Link to="/jobs" />`. */
  link: LinkElement;
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  /** Accessible name, where the visible text alone does not describe the target. */
  label?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ link, icon, iconEnd, label, className, children, ...look }: ButtonLinkProps) {
  return fillLink(link, {
    className: cx(buttonClass(look), className),
    label,
    children: (
      <>
        {icon && <Icon icon={icon} size={look.size === "lg" ? "md" : "sm"} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} size="xs" flip />}
      </>
    ),
  });
}
