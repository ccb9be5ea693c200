import type { EntityDescription, EntityRecord } from "@orbita/contract/back-office/entity";
import { Avatar, type AvatarSize } from "@orbita/ui/base/avatar.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { toPlainText } from "./field-value.tsx";

export const titleLength = 80;
const short = (text: string): string => (text.length > titleLength ? `${text.slice(0, titleLength)}…` : text);

/** The record's title; long texts such as posts are truncated. */
export const formatRecordTitle = ({ title }: EntityDescription, record: EntityRecord): string =>
  short(
    title
      .map((name) => toPlainText(record[name]))
      .filter(Boolean)
      .join(" "),
  ) || record.id.slice(0, 8);

/** The avatar of a record: square for Spaces, round for kinds with personal data, such as users. Other entity kinds have none. */
export function RecordAvatar({
  entity,
  record,
  size,
}: {
  entity: EntityDescription;
  record: EntityRecord;
  size: AvatarSize;
}) {
  const name = formatRecordTitle(entity, record);
  if (entity.kind === "space") return <SpaceAvatar name={name} seed={record.id} size={size} />;
  return entity.personal ? <Avatar name={name} seed={record.id} size={size} /> : null;
}
