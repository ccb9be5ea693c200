import { createHash } from "node:crypto";
import type { DuplicateSign, Resume } from "@orbita/contract";
import { storedPhone } from "../kernel/phone.ts";
import { fingerprintOf, partsOf } from "./fingerprint.ts";

export type Mark = { readonly kind: DuplicateSign; readonly value: Buffer };
export type Marks = { readonly fingerprint: bigint | null; readonly marks: readonly Mark[] };

const hashed = (kind: string, value: string): Buffer => createHash("sha256").update(`${kind}:${value}`).digest();

/** Only of what the Space reads anyway: an address that somebody signs in with and did not send says nothing here. */
export function marksOf(resume: Resume, email?: string | null): Marks {
  const { contacts } = resume;
  const emails = new Set([contacts.email, email].flatMap((one) => one?.trim().toLowerCase() || []));
  const phone = contacts.phone && storedPhone(contacts.phone);
  const fingerprint = fingerprintOf(resume);
  return {
    fingerprint,
    marks: [
      ...[...emails].map((one): Mark => ({ kind: "email", value: hashed("email", one) })),
      // What no plan knows is no number: "on request" is nobody's.
      ...(phone?.startsWith("+") ? [{ kind: "phone" as const, value: hashed("phone", phone) }] : []),
      ...(fingerprint === null ? [] : partsOf(fingerprint).map((value): Mark => ({ kind: "cv", value }))),
    ],
  };
}
