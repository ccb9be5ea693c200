import type { StoredFile } from "@orbita/contract";
import type { FileRow } from "./queries.ts";

export const presentFile = (row: FileRow): StoredFile => ({
  id: row.id,
  purpose: row.purpose,
  name: row.name,
  type: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  visibility: row.visibility,
  created: row.created_at.toISOString(),
});
