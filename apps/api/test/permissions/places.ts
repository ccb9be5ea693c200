import { everyone, type PermissionCases } from "./roles.ts";

export const locationsRows: PermissionCases<"locations"> = {
  search: { who: everyone, call: (c) => c.locations.search({ body: {} }) },
  exists: { who: everyone, call: (c) => c.locations.exists({ body: { city: "Bergamo" } }) },
};

export const mapsRows: PermissionCases<"maps"> = {
  textSearch: { who: everyone, call: (c) => c.maps.textSearch({ query: { query: "Bergamo" } }) },
  placeId: { who: everyone, call: (c) => c.maps.placeId({ query: { placeId: "A794" } }) },
  geocode: { who: everyone, call: (c) => c.maps.geocode({ query: { address: "Via Roma 12, Bergamo" } }) },
  autocomplete: { who: everyone, call: (c) => c.maps.autocomplete({ query: { input: "Berg" } }) },
};
