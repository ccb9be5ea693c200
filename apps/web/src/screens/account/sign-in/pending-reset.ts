import { pendingCode } from "./pending-code.ts";

/**
 * Stores the pending password reset.
 * `sentAt` is null until a code is requested; until then the address is the one typed at sign-in.
 */
export const { keep: keepReset, drop: dropReset, read: readReset } = pendingCode("orbita.reset");
