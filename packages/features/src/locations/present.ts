import type { Place } from "@orbita/contract";
import type { LocationRow } from "./queries.ts";

export const presentPlace = ({
  population: _,
  typed: __,
  postal_code,
  other_name,
  province_name,
  postal_codes,
  ...row
}: LocationRow): Place => ({
  ...row,
  postalCode: postal_code,
  otherName: other_name,
  provinceName: province_name,
  postalCodes: postal_codes,
});
