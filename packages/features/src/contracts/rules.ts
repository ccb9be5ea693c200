import type { ContractChange, FieldError } from "@orbita/contract";
import type { ContractRow } from "./queries.ts";

type AgreedTerms = Pick<
  ContractRow,
  "free_slots" | "premium_slots" | "license_price_cents" | "starts_on" | "ends_on" | "note"
>;

/** The contract of a Space after a change; a field that is not given keeps its current value. */
export const changeAgreement = (row: ContractRow, given: ContractChange): AgreedTerms => ({
  free_slots: given.freeSlots ?? row.free_slots,
  premium_slots: given.premiumSlots ?? row.premium_slots,
  license_price_cents: given.licenceCents ?? row.license_price_cents,
  starts_on: given.startsOn ?? row.starts_on,
  ends_on: given.endsOn === undefined ? row.ends_on : given.endsOn,
  note: given.note === undefined ? row.note : given.note,
});

/** The values that differ from the current contract of the Space, so that saving a form without a change leaves no trace. */
export const differences = (row: ContractRow, next: AgreedTerms): Partial<AgreedTerms> =>
  Object.fromEntries(Object.entries(next).filter(([column, value]) => row[column as keyof AgreedTerms] !== value));

/** If a contract ends before it starts: an error at the changed date, or at the end date if both dates changed. */
export function contractFaults({ starts_on, ends_on }: AgreedTerms, { endsOn }: ContractChange): FieldError[] {
  if (ends_on === null || ends_on >= starts_on) return [];
  return endsOn === undefined
    ? [{ path: "startsOn", code: "date.startAfterEnd", params: {} }]
    : [{ path: "endsOn", code: "date.endBeforeStart", params: {} }];
}
