import { IconUserQuestion } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { hashOf, initialsOf } from "./tint.ts";
import styles from "./avatar.module.css";

export type AvatarSize = "xs" | "sm" | "md" | "lg" | "xl";

/** Pairs of background and text colour, with a contrast of at least 7:1. */
const tints = [
  ["#cfdbe2", "#1f3b49"],
  ["#e5d2d8", "#55253a"],
  ["#d8d3e0", "#3b2f4d"],
  ["#c9ded3", "#16412d"],
  ["#d9dfc9", "#36401f"],
  ["#e6d3c3", "#54331a"],
  ["#e7ddb8", "#4d3f0b"],
] as const;

export interface AvatarProps {
  name: string;
  /** The person's id. The tint is derived from it instead of the name, which may change. */
  seed?: string | undefined;
  src?: string | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

/**
 * A round avatar of a person: an image, or initials on one of seven tints. It is decorative, because the name is written beside it.
 */
export function Avatar({ name, seed, src, size = "md", className }: AvatarProps) {
  const [ground, ink] = tints[hashOf(seed ?? name) % tints.length] ?? tints[0];
  return (
    <span
      aria-hidden="true"
      className={cx(styles.person, size !== "md" && styles[size], className)}
      // The initials are drawn with CSS: visible letters inside a named button or link would have to be part of its name (WCAG
      // 2.5.3).
      data-initials={src ? undefined : initialsOf(name)}
      style={{ "--av": ground, "--av-ink": ink } as CSSProperties}
    >
      {src && <img src={src} alt="" />}
    </span>
  );
}

export interface BlindAvatarProps {
  /** The pseudonym that replaces the person's name until it is revealed. Give it only where its text fits; without it, an icon is shown. */
  code?: string | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

/** The avatar of a person whose name is not revealed yet. */
function BlindAvatar({ code, size = "md", className }: BlindAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.person, styles.blind, size !== "md" && styles[size], code && styles.code, className)}
      data-initials={code}
    >
      {!code && <Icon icon={IconUserQuestion} />}
    </span>
  );
}
Avatar.Blind = BlindAvatar;
