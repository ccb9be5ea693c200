import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import type { IconShape } from "../icons/icon.tsx";
import type { AvatarSize } from "./avatar.tsx";
import { hashOf, initialsOf } from "./tint.ts";
import styles from "./avatar.module.css";

/** Dark enough for white letters (7:1) in both schemes. */
const tints = [
  "#0e4a43",
  "#22456b",
  "#8a3b12",
  "#3b2b52",
  "#2f5d2a",
  "#27313f",
  "#6b4a2b",
  "#5f5a1c",
  "#7c2a3e",
  "#39506b",
] as const;

export interface SpaceAvatarProps {
  name: string;
  /** What the tint is taken from when names may change: the Space's id. */
  seed?: string | undefined;
  src?: string | undefined;
  /** A sign in place of the initials. */
  glyph?: IconShape | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

/** The colour of a Space without images of its own. */
export const tintOfSpace = (seed: string): string => tints[hashOf(seed) % tints.length] ?? tints[0];

/** A Space: square, on a tint of its own. Decoration: the name stands beside it. */
export function SpaceAvatar({ name, seed, src, glyph: Glyph, size = "md", className }: SpaceAvatarProps) {
  const tint = tintOfSpace(seed ?? name);
  return (
    <span
      aria-hidden="true"
      className={cx(styles.space, size !== "md" && styles[size], className)}
      data-initials={src || Glyph ? undefined : initialsOf(name)}
      style={{ "--sp": tint } as CSSProperties}
    >
      {src ? <img src={src} alt="" /> : Glyph && <Glyph stroke={1.7} />}
    </span>
  );
}
