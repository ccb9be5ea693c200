import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@orbita/db";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import type { ProductionSetup } from "./production.ts";

/**
 * Returns an access token of a signed-in user. Each call issues a new token, because a token is valid for minutes and a slow
 * machine takes longer.
 */
export type BearerSource = () => Promise<string>;

export async function bearerOf(
  db: Db,
  { keysFile, sessionKey }: ProductionSetup,
  userId: string,
): Promise<BearerSource> {
  const sessionId = randomUUIDv7();
  await db
    .insertInto("sessions")
    .values({ id: sessionId, user_id: userId, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const signer = createTokenSigner({
    keys: await loadTokenKeys(keysFile),
    sessionKeys: readSessionKeys(sessionKey),
    issuer: "orbita",
  });
  return async () => `Bearer ${(await signer.sign({ userId, sessionId }, new Date())).token}`;
}
