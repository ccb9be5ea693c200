import { createHash } from "node:crypto";
import type { DuplicateIndicator, Resume } from "@orbita/contract";
import { storedPhone } from "../kernel/phone.ts";
import { fingerprintOf, partsOf } from "./fingerprint.ts";

export type DuplicateKey = { readonly kind: DuplicateIndicator; readonly value: Buffer };
export type DuplicateKeys = { readonly fingerprint: bigint | null; readonly marks: readonly DuplicateKey[] };

const hashed = (kind: string, value: string): Buffer => createHash("sha256").update(`${kind}:${value}`).digest();

/**
 * The hashed email addresses, phone number and CV fingerprint by which duplicates are found. Uses only data that the Space can
 * read anyway, never a sign-in address that the person did not send.
 */
export function marksOf(resume: Resume, email?: string | null): DuplicateKeys {
  const { contacts } = resume;
  const emails = new Set([contacts.email, email].flatMap((one) => one?.trim().toLowerCase() || []));
  const phone = contacts.phone && storedPhone(contacts.phone);
  const fingerprint = fingerprintOf(resume);
  return {
    fingerprint,
    marks: [
      ...[...emails].map((one): DuplicateKey => ({ kind: "email", value: hashed("email", one) })),
      // A phone number that could not be parsed, such as "on request", has no country prefix and identifies nobody.
      ...(phone?.startsWith("+") ? [{ kind: "phone" as const, value: hashed("phone", phone) }] : []),
      ...(fingerprint === null ? [] : partsOf(fingerprint).map((value): DuplicateKey => ({ kind: "cv", value }))),
    ],
  };
}
