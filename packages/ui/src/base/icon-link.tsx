import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { buttonClass, type ButtonVariant } from "./button-class.ts";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./button.module.css";

export interface IconLinkProps {
  link: LinkElement;
  icon: IconShape;
  /** The accessible name, which describes the target. */
  label: string;
  variant?: ButtonVariant | undefined;
  /** Shows an accent dot: something is new. The label must say so too. */
  dot?: boolean | undefined;
  className?: string | undefined;
}

/** A link that looks like an icon-only button. */
export function IconLink({ link, icon, label, variant = "quiet", dot, className }: IconLinkProps) {
  return fillLink(link, {
    className: cx(buttonClass({ variant }), styles.icon, dot && styles.dot, className),
    label,
    children: <Icon icon={icon} />,
  });
}
