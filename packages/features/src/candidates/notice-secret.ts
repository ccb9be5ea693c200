import { createHash } from "node:crypto";
import type { Codes } from "@orbita/platform";

/** 32 bytes derived from this id with our key, so that the mail can be rendered later and only a hash is stored. */
export const noticeSecret = (codes: Pick<Codes, "ticketOf">, id: string): string => codes.ticketOf(`candidate ${id}`);

export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
