import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import type { IconShape } from "../icons/icon.tsx";
import type { AvatarSize } from "./avatar.tsx";
import { initialsOf, spaceTint } from "./tint.ts";
import styles from "./avatar.module.css";

export interface SpaceAvatarProps {
  name: string;
  /** The Space's id. The tint is derived from it instead of the name, which may change. */
  seed?: string | undefined;
  src?: string | undefined;
  /** An icon in place of the initials. */
  glyph?: IconShape | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

/**
 * A square avatar of a Space: an image, an icon, or initials on a tint. It is decorative, because the name is written beside it.
 */
export function SpaceAvatar({ name, seed, src, glyph: Glyph, size = "md", className }: SpaceAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.space, size !== "md" && styles[size], className)}
      data-initials={src || Glyph ? undefined : initialsOf(name)}
      style={{ "--sp": spaceTint(seed ?? name) } as CSSProperties}
    >
      {src ? <img src={src} alt="" /> : Glyph && <Glyph stroke={1.7} />}
    </span>
  );
}
