import { pendingCode } from "./pending-code.ts";

/** `sentAt` is null before a code was asked for: the address that was typed at the sign-in. */
export const { keep: keepReset, drop: dropReset, read: readReset } = pendingCode("orbita.reset");
