import type { Entity, EntityRecord } from "@orbita/contract/back-office/entity";
import { Avatar, type AvatarSize } from "@orbita/ui/base/avatar.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { plain } from "./shown.tsx";

export const titleLength = 80;
const short = (text: string): string => (text.length > titleLength ? `${text.slice(0, titleLength)}…` : text);

/** The record's title; long texts such as posts are truncated. */
export const titleOf = ({ title }: Entity, record: EntityRecord): string =>
  short(
    title
      .map((name) => plain(record[name]))
      .filter(Boolean)
      .join(" "),
  ) || record.id.slice(0, 8);

/** Round for people, square for Spaces; other kinds have no avatar. */
export function RecordAvatar({ entity, record, size }: { entity: Entity; record: EntityRecord; size: AvatarSize }) {
  const name = titleOf(entity, record);
  if (entity.kind === "space") return <SpaceAvatar name={name} seed={record.id} size={size} />;
  return entity.personal ? <Avatar name={name} seed={record.id} size={size} /> : null;
}
