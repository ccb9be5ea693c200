import type { ConnectedAccount } from "@orbita/contract";
import type { IdentityRow } from "./queries.ts";

export const presentIdentity = ({ id, provider, email, created_at, last_used_at }: IdentityRow): ConnectedAccount => ({
  id,
  provider,
  email,
  created: created_at.toISOString(),
  lastUsed: last_used_at.toISOString(),
});
