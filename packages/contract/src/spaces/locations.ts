import { z } from "zod";
import { words } from "../kernel/fields.ts";
import { placeFields } from "../locations/schema.ts";
import { spaceLimits as limits } from "./limits.ts";

/** Where a Space is: a place, with its street. A postcode has five digits in Italy and its country's form elsewhere. */
export const spaceLocation = z.object({
  ...placeFields,
  street: words(limits.street).nullable().default(null),
  number: words(limits.number).nullable().default(null),
  postalCode: z.string().trim().max(12).nullable().default(null),
  /** The registered office; one at most. */
  legalSeat: z.boolean().default(false),
});
export type SpaceLocation = z.output<typeof spaceLocation>;

const fiveDigits = /^\d{5}$/;
export const checkedLocation = spaceLocation.refine(
  ({ country, postalCode }) => country !== "IT" || postalCode === null || fiveDigits.test(postalCode),
  { path: ["postalCode"], error: "postcode.fiveDigits" },
);
