import type { Place } from "@orbita/contract";
import type { LocationRow } from "./queries.ts";

export const presentPlace = ({ population: _, postal_code, ...row }: LocationRow): Place => ({
  ...row,
  postalCode: postal_code,
});
