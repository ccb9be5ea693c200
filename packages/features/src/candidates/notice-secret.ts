import { createHash } from "node:crypto";
import type { Codes } from "@orbita/platform";

/** 32 bytes that only our key makes of this id, so that the mail can be written later and nothing but a hash is kept. */
export const noticeSecret = (codes: Pick<Codes, "ticketOf">, id: string): string => codes.ticketOf(`candidate ${id}`);

export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
