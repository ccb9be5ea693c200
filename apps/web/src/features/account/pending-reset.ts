import { pendingCode } from "./pending-code.ts";

/** `sentAt` is null until a code is requested; the address is then the one typed at sign-in. */
export const { keep: keepReset, drop: dropReset, read: readReset } = pendingCode("orbita.reset");
