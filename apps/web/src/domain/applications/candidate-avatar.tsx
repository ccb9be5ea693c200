import type { ApplicationCard } from "@orbita/contract";
import { Avatar, type AvatarSize } from "@orbita/ui/base/avatar.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";

type Props = { candidate: Pick<ApplicationCard, "id" | "name" | "code" | "profileImage">; size?: AvatarSize };

/**
 * Photo or initials of a candidate. A blind application has a mask instead, which at size `lg` also shows the application's code.
 */
export function CandidateAvatar({ candidate: { id, name, code, profileImage }, size }: Props) {
  if (name === null) return <Avatar.Blind size={size} code={size === "lg" ? code : undefined} />;
  return <Avatar name={name} seed={id} src={profileImage ? imageUrl(profileImage, 96) : undefined} size={size} />;
}
