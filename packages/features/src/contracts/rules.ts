import type { ContractChange, FieldError } from "@orbita/contract";
import type { ContractRow } from "./queries.ts";

type Agreed = Pick<
  ContractRow,
  "free_slots" | "premium_slots" | "license_price_cents" | "starts_on" | "ends_on" | "note"
>;

/** Keeps the current value of each field that is not given. */
export const change = (row: ContractRow, given: ContractChange): Agreed => ({
  free_slots: given.freeSlots ?? row.free_slots,
  premium_slots: given.premiumSlots ?? row.premium_slots,
  license_price_cents: given.licenceCents ?? row.license_price_cents,
  starts_on: given.startsOn ?? row.starts_on,
  ends_on: given.endsOn === undefined ? row.ends_on : given.endsOn,
  note: given.note === undefined ? row.note : given.note,
});

/** Only changed values: saving a form without a change leaves no trace. */
export const differences = (row: ContractRow, next: Agreed): Partial<Agreed> =>
  Object.fromEntries(Object.entries(next).filter(([column, value]) => row[column as keyof Agreed] !== value));

/** Reports the field that was given; the end date if both were. */
export function faultsOf({ starts_on, ends_on }: Agreed, { endsOn }: ContractChange): FieldError[] {
  if (ends_on === null || ends_on >= starts_on) return [];
  return endsOn === undefined
    ? [{ path: "startsOn", code: "date.startAfterEnd", params: {} }]
    : [{ path: "endsOn", code: "date.endBeforeStart", params: {} }];
}
