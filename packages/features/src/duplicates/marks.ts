import { createHash } from "node:crypto";
import type { DuplicateSign, Resume } from "@orbita/contract";
import { storedPhone } from "../kernel/phone.ts";
import { fingerprintOf, partsOf } from "./fingerprint.ts";

export type Mark = { readonly kind: DuplicateSign; readonly value: Buffer };
export type Marks = { readonly fingerprint: bigint | null; readonly marks: readonly Mark[] };

const hashed = (kind: string, value: string): Buffer => createHash("sha256").update(`${kind}:${value}`).digest();

/** Uses only data that the Space can read anyway: never a sign-in address that the person did not send. */
export function marksOf(resume: Resume, email?: string | null): Marks {
  const { contacts } = resume;
  const emails = new Set([contacts.email, email].flatMap((one) => one?.trim().toLowerCase() || []));
  const phone = contacts.phone && storedPhone(contacts.phone);
  const fingerprint = fingerprintOf(resume);
  return {
    fingerprint,
    marks: [
      ...[...emails].map((one): Mark => ({ kind: "email", value: hashed("email", one) })),
      // A phone that could not be parsed, such as "on request", has no country prefix and identifies nobody.
      ...(phone?.startsWith("+") ? [{ kind: "phone" as const, value: hashed("phone", phone) }] : []),
      ...(fingerprint === null ? [] : partsOf(fingerprint).map((value): Mark => ({ kind: "cv", value }))),
    ],
  };
}
