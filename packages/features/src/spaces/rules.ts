import type { FieldError, lockedField, SpaceChange } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import type { Selectable, Updateable } from "kysely";
import { validate } from "stdnum/lib/cjs/it/iva.js";
import type { z } from "zod";
import { storedPhone } from "../kernel/phone.ts";

type Row = Selectable<Tables["spaces"]>;
export type SpaceColumns = Updateable<Tables["spaces"]>;
type Fixed = { first_published_at: Date | null };

/** Whether the check digit of the VAT number is valid. */
export const vatFits = (vat: string): boolean => validate(vat).isValid;

/**
 * A VAT number is locked once it is given and valid; owners can correct an invalid one. The URL is locked once something was
 * published. Owners can never change prices and slots.
 */
export const lockedFields = (
  { vat }: Pick<Row, "vat">,
  { first_published_at }: Fixed,
): z.output<typeof lockedField>[] => [
  ...(first_published_at === null ? [] : (["url"] as const)),
  ...(vat === null || !vatFits(vat) ? [] : (["vat"] as const)),
  "licensePrice",
  "slots",
];

/** Whether only support may make this change. */
export const touchesLocked = (row: Pick<Row, "url" | "vat">, change: SpaceColumns, fixed: Fixed): boolean => {
  const locked = lockedFields(row, fixed);
  return (["url", "vat"] as const).some(
    (field) => locked.includes(field) && change[field] !== undefined && change[field] !== row[field],
  );
};

/** Fields that are stored unchanged, with their columns. */
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

/** Fields that are not sent stay unchanged. */
export function columnsOf(change: SpaceChange): SpaceColumns {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(plainColumns)) {
    const value = change[field as keyof typeof plainColumns];
    if (value !== undefined) columns[column] = value;
  }
  if (change.phone !== undefined) columns.phone = change.phone === null ? null : storedPhone(change.phone);
  return columns;
}

const differs = (before: unknown, after: unknown) => before !== after;

/** Only columns that differ: saving a form without a change leaves no history entry. */
export const changedColumns = (row: Row, columns: SpaceColumns): SpaceColumns =>
  Object.fromEntries(Object.entries(columns).filter(([column, value]) => differs(row[column as keyof Row], value)));

type Whole = Pick<Row, "type" | "authorisation_number" | "onsite_start" | "onsite_end">;

/** Errors that involve several fields, so existing values count too. */
export function faultsOf(whole: Whole, change: SpaceColumns): FieldError[] {
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
