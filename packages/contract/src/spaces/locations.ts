import { z } from "zod";
import { words } from "../kernel/fields.ts";
import { placeFields } from "../locations/schema.ts";
import { spaceLimits as limits } from "./limits.ts";

/** An office of a Space: a place with its street. A postcode has five digits in Italy and the country's own format elsewhere. */
export const spaceLocation = z.object({
  ...placeFields,
  street: words(limits.street).nullable().default(null),
  number: words(limits.number).nullable().default(null),
  postalCode: z.string().trim().max(12).nullable().default(null),
  /** True for the registered office; at most one per Space. */
  legalSeat: z.boolean().default(false),
});
export type SpaceLocation = z.output<typeof spaceLocation>;

const fiveDigits = /^\d{5}$/;
export const checkedLocation = spaceLocation.refine(
  ({ country, postalCode }) => country !== "IT" || postalCode === null || fiveDigits.test(postalCode),
  { path: ["postalCode"], error: "postcode.fiveDigits" },
);
