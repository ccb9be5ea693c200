import type { MapPlace, MapSuggestion } from "@orbita/contract";
import { z } from "zod";

/** The fields of Google's responses that we read; the field masks request no others. */
const component = z.object({
  longText: z.string(),
  shortText: z.string().optional(),
  types: z.array(z.string()).default([]),
});
export const googlePlace = z.object({
  id: z.string(),
  formattedAddress: z.string().optional(),
  displayName: z.object({ text: z.string() }).optional(),
  addressComponents: z.array(component).default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  types: z.array(z.string()).default([]),
});
export type GooglePlace = z.output<typeof googlePlace>;
export const googlePlaces = z.object({ places: z.array(googlePlace).default([]) });
export const placeMask = "id,formattedAddress,displayName,addressComponents,location,types";
export const placesMask = placeMask
  .split(",")
  .map((field) => `places.${field}`)
  .join(",");

const words = z.object({ text: z.string() });
export const googleSuggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: words,
            structuredFormat: z.object({ mainText: words, secondaryText: words.optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
export const suggestionsMask = ["placeId", "text", "structuredFormat"]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(",");

/** A response of the older Geocoding API, which has other names for the same fields. */
export const googleGeocodes = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        types: z.array(z.string()).default([]),
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
});

export const placesOf = ({ results }: z.output<typeof googleGeocodes>): GooglePlace[] =>
  results.map((result) => ({
    id: result.place_id,
    formattedAddress: result.formatted_address,
    types: result.types,
    location: { latitude: result.geometry.location.lat, longitude: result.geometry.location.lng },
    addressComponents: result.address_components.map((one) => ({
      longText: one.long_name,
      shortText: one.short_name,
      types: one.types,
    })),
  }));

const kinds: readonly [MapPlace["kind"], readonly string[]][] = [
  ["address", ["street_address", "premise", "subpremise", "route", "street_number", "intersection"]],
  ["postcode", ["postal_code"]],
  ["city", ["locality", "postal_town", "administrative_area_level_3"]],
];
const kindOf = (types: readonly string[]): MapPlace["kind"] =>
  kinds.find(([, known]) => known.some((type) => types.includes(type)))?.[0] ?? "other";

const short = (text: string | undefined, max = 80) => text?.slice(0, max) ?? null;

/** Converts a place to the contract. A place outside any town (a mountain, a motorway) has its own name as the city. */
export function presentPlace({
  id,
  formattedAddress,
  displayName,
  addressComponents,
  location,
  types,
}: GooglePlace): MapPlace {
  const part = (...wanted: readonly string[]) =>
    wanted.flatMap((type) => addressComponents.find((one) => one.types.includes(type)) ?? [])[0];
  const label = formattedAddress ?? displayName?.text ?? id;
  const town = part("locality", "postal_town", "administrative_area_level_3", "administrative_area_level_2");
  const country = part("country")?.shortText;
  return {
    placeId: id,
    label,
    kind: kindOf(types),
    location: {
      street: short(part("route")?.longText),
      number: short(part("street_number")?.longText, 20),
      city: short(town?.longText ?? displayName?.text ?? label)!,
      province: short(part("administrative_area_level_2")?.shortText),
      region: short(part("administrative_area_level_1")?.longText),
      postalCode: short(part("postal_code")?.longText, 12),
      country: country && /^[A-Z]{2}$/.test(country) ? country : "IT",
      lat: location?.latitude ?? null,
      lon: location?.longitude ?? null,
    },
    source: "provider",
  };
}

export const presentSuggestions = ({ suggestions }: z.output<typeof googleSuggestions>): MapSuggestion[] =>
  suggestions.flatMap(({ placePrediction: one }) =>
    one
      ? [
          {
            placeId: one.placeId,
            label: one.structuredFormat?.mainText.text ?? one.text.text,
            detail: one.structuredFormat?.secondaryText?.text ?? null,
            source: "provider" as const,
          },
        ]
      : [],
  );
