import type { Author } from "@orbita/contract";
import { Avatar, type AvatarSize } from "@orbita/ui/base/avatar.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Mark } from "@orbita/ui/icons/mark.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./author.module.css";

type Props = { author: Author; size?: Extract<AvatarSize, "xs" | "sm" | "md"> };

/** The author's image: round for a person, square for a Space, the logo for the installation's operator. */
export function AuthorMark({ author, size = "md" }: Props) {
  const { voice, name, id, picture } = author;
  const src = picture ? imageUrl(picture, 96) : undefined;
  const seed = id ?? name;
  if (voice === "person") return <Avatar name={name} seed={seed} src={src} size={size} />;
  if (voice === "space") return <SpaceAvatar name={name} seed={seed} src={src} size={size} />;
  return (
    <span aria-hidden="true" className={styles.house} data-size={size}>
      <Mark className={styles.sign} />
    </span>
  );
}

/** The author's name, linked to their page if the viewer may open it. */
export function AuthorName({ author, className }: { author: Author; className?: string | undefined }) {
  const { voice, name, address, hasPage } = author;
  const shown = { className, children: <bdi>{name}</bdi> };
  if (!hasPage) return <span {...shown} />;
  if (address && voice === "person") return <Link to="/u/$username" params={{ username: address }} {...shown} />;
  if (address && voice === "space") return <Link to="/space/$url" params={{ url: address }} {...shown} />;
  return <span {...shown} />;
}
