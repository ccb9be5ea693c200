import type { Passkey } from "@orbita/contract";
import type { PasskeyRow } from "./queries.ts";

/** Nothing of the key itself: whoever reads it here can neither use nor recognise it elsewhere. */
export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created: row.created_at.toISOString(),
  lastUsed: row.last_used_at?.toISOString() ?? null,
});
