import { pendingCode, type PendingCode } from "./pending-code.ts";

export type PendingVerification = PendingCode;

export const {
  keep: keepVerification,
  drop: dropVerification,
  read: readVerification,
} = pendingCode("orbita.verification");
