import { z } from "zod";
import { isSafeEndpoint } from "../social/endpoints.ts";
import { createGoogleMaps } from "./google.ts";
import type { MapsProvider } from "./port.ts";

const address = (url: string) => z.url().refine(isSafeEndpoint, "must be https, or on this machine").default(url);

/** Environment variables for the map provider, read by the API. */
export const mapsSettings = {
  MAPS_PROVIDER: z
    .enum(["none", "google"])
    .default("none")
    .describe(
      "Provider for streets and for places abroad; without one, and whenever it fails, our own gazetteer is used",
    ),
  MAPS_KEY: z.string().optional().describe("The provider's key; required if MAPS_PROVIDER is google"),
  MAPS_PLACES_URL: address("https://places.googleapis.com").describe("Google: Places API (New)"),
  MAPS_GEOCODE_URL: address("https://maps.googleapis.com").describe("Google: Geocoding API"),
  MAPS_PATIENCE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(10_000)
    .default(2_000)
    .describe("Timeout of the provider, after which the gazetteer is used"),
};

type MapsSettings = z.output<z.ZodObject<typeof mapsSettings>>;

/** Opens the configured map provider; null if none is configured, so that only the gazetteer is used. */
export function openMaps(settings: MapsSettings): MapsProvider | null {
  if (settings.MAPS_PROVIDER === "none") return null;
  if (!settings.MAPS_KEY) throw new Error("configuration:\n  MAPS_KEY: wanted when MAPS_PROVIDER is google");
  return createGoogleMaps({
    key: settings.MAPS_KEY,
    placesUrl: settings.MAPS_PLACES_URL,
    geocodeUrl: settings.MAPS_GEOCODE_URL,
    patienceMs: settings.MAPS_PATIENCE_MS,
  });
}
