import type { Me } from "@orbita/contract";
import { Avatar, type AvatarSize } from "@orbita/ui/base/avatar.tsx";
import { imageUrl } from "../api/file-url.ts";

type Props = { person: Pick<Me, "id" | "firstName" | "lastName" | "profileImage">; size?: AvatarSize };

/** A person's picture, or the initials if there is no picture. */
export function PersonAvatar({ person, size }: Props) {
  const src = person.profileImage ? imageUrl(person.profileImage, size === "xl" ? 256 : 96) : undefined;
  return <Avatar name={`${person.firstName} ${person.lastName}`} seed={person.id} src={src} size={size} />;
}
