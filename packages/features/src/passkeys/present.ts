import type { Passkey } from "@orbita/contract";
import type { PasskeyRow } from "./queries.ts";

/** A passkey as shown to its owner, without key and credential id, so that a reader can neither use the passkey nor recognise it elsewhere. */
export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created: row.created_at.toISOString(),
  lastUsed: row.last_used_at?.toISOString() ?? null,
});
