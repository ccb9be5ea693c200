import type { FieldError, lockedField, SpaceChange } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import type { Selectable, Updateable } from "kysely";
import { validate } from "stdnum/lib/cjs/it/iva.js";
import type { z } from "zod";
import { storedPhone } from "../kernel/phone.ts";

type StoredSpace = Selectable<Tables["spaces"]>;
export type SpaceColumns = Updateable<Tables["spaces"]>;
type FirstPublication = { first_published_at: Date | null };

/** Whether the check digit of the VAT number is valid. */
export const vatFits = (vat: string): boolean => validate(vat).isValid;

/**
 * The fields of a Space that owners cannot change. A VAT number is locked once it is valid; owners can correct an invalid one. The URL is locked
 * after the first publication. Prices and slots are always locked.
 */
export const lockedFields = (
  { vat }: Pick<StoredSpace, "vat">,
  { first_published_at }: FirstPublication,
): z.output<typeof lockedField>[] => [
  ...(first_published_at === null ? [] : (["url"] as const)),
  ...(vat === null || !vatFits(vat) ? [] : (["vat"] as const)),
  "licensePrice",
  "slots",
];

/** Whether a change of a Space affects a locked field, which only support staff may change. */
export const touchesLocked = (
  row: Pick<StoredSpace, "url" | "vat">,
  change: SpaceColumns,
  fixed: FirstPublication,
): boolean => {
  const locked = lockedFields(row, fixed);
  return (["url", "vat"] as const).some(
    (field) => locked.includes(field) && change[field] !== undefined && change[field] !== row[field],
  );
};

/** Fields of a Space that are stored unchanged, with their columns. */
const plainColumns = {
  name: "name",
  url: "url",
  headline: "headline",
  description: "description",
  type: "type",
  authorisationNumber: "authorisation_number",
  businessSector: "business_sector",
  yearFounded: "year_founded",
  website: "website",
  logo: "logo_id",
  cover: "cover_id",
  email: "email",
  legalName: "legal_name",
  companyType: "company_type",
  vat: "vat",
  fiscalCode: "fiscal_code",
  companySize: "company_size",
  sdi: "sdi",
  primaryPolicy: "primary_policy",
  policyDescription: "policy_description",
  onsiteStart: "onsite_start",
  onsiteEnd: "onsite_end",
  ccnl: "ccnl",
  replyDays: "reply_days",
  blindFirstStage: "blind_first_stage",
  showReaders: "show_readers",
} as const satisfies Partial<Record<keyof SpaceChange, keyof SpaceColumns>>;

/** The columns for a change of a Space; fields that are not sent stay unchanged. */
export function spaceColumns(change: SpaceChange): SpaceColumns {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(plainColumns)) {
    const value = change[field as keyof typeof plainColumns];
    if (value !== undefined) columns[column] = value;
  }
  if (change.phone !== undefined) columns.phone = change.phone === null ? null : storedPhone(change.phone);
  return columns;
}

const differs = (before: unknown, after: unknown) => before !== after;

/** Only the columns of a Space that differ, so that saving a form without a change leaves no history entry. */
export const changedColumns = (row: StoredSpace, columns: SpaceColumns): SpaceColumns =>
  Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => differs(row[column as keyof StoredSpace], value)),
  );

type SpaceFieldsToCheck = Pick<StoredSpace, "type" | "authorisation_number" | "onsite_start" | "onsite_end">;

/**
 * Errors that involve several fields of a Space. `whole` is the Space after the change, because a request may contain only one
 * of these fields.
 */
export function spaceFaults(whole: SpaceFieldsToCheck, change: SpaceColumns): FieldError[] {
  const faults: FieldError[] = [];
  if (whole.type === "agency" && !whole.authorisation_number)
    faults.push({ path: "authorisationNumber", code: "field.required", params: {} });
  const { onsite_start: start, onsite_end: end } = whole;
  if (start !== null && end !== null && end <= start)
    faults.push(
      change.onsite_end === undefined
        ? { path: "onsiteStart", code: "date.startAfterEnd", params: {} }
        : { path: "onsiteEnd", code: "date.endBeforeStart", params: {} },
    );
  return faults;
}
