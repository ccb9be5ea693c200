import { createHash } from "node:crypto";
import type { OneTimeCodeGenerator } from "@orbita/platform";

/**
 * The secret in the link of the notice: 32 bytes derived from this id with our key. The mail can thus be rendered later, although
 * only a hash is stored.
 */
export const noticeSecret = (codes: Pick<OneTimeCodeGenerator, "ticketOf">, id: string): string =>
  codes.ticketOf(`candidate ${id}`);

export const noticeHashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
