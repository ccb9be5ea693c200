import { z } from "zod";
import { placeFields } from "../locations/schema.ts";

/** The source of the result: our own gazetteer, or the provider that the operator configured. */
export const mapSource = z.enum(["gazetteer", "provider"]);

export const mapPlace = z
  .object({
    placeId: z.string(),
    label: z.string(),
    kind: z.enum(["address", "city", "postcode", "other"]),
    location: z.object({
      ...placeFields,
      street: z.string().nullable(),
      number: z.string().nullable(),
      postalCode: z.string().nullable(),
    }),
    source: mapSource,
  })
  .meta({ id: "MapPlace" });
export type MapPlace = z.output<typeof mapPlace>;

export const mapSuggestion = z
  .object({ placeId: z.string(), label: z.string(), detail: z.string().nullable(), source: mapSource })
  .meta({ id: "MapSuggestion" });
export type MapSuggestion = z.output<typeof mapSuggestion>;
