import type { z } from "zod";
import { endpoint } from "../social/endpoints.ts";
import {
  googleGeocodes,
  googlePlace,
  googlePlaces,
  googleSuggestions,
  placeMask,
  placesMask,
  placesOf,
  presentPlace,
  presentSuggestions,
  suggestionsMask,
} from "./google-answers.ts";
import { MapsUnavailable, type MapsProvider } from "./port.ts";

type CircuitOptions = { failures: number; restMs: number; clock?: () => number };

/** Circuit breaker: after several failures in a row, calls fail at once for a while; then one call probes the provider. */
function createCircuit({ failures, restMs, clock = () => performance.now() }: CircuitOptions) {
  let inARow = 0;
  let restsUntil = 0;
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (clock() < restsUntil) throw new MapsUnavailable("resting after failures in a row");
    // The current call becomes the probe: extending the pause makes all other calls fail at once until the probe ends.
    if (inARow >= failures) restsUntil = clock() + restMs;
    try {
      const answer = await work();
      [inARow, restsUntil] = [0, 0];
      return answer;
    } catch (error) {
      inARow += 1;
      if (inARow >= failures) restsUntil = clock() + restMs;
      throw error;
    }
  };
}

export type GoogleMapsOptions = {
  key: string;
  /** Base URL of the Places API (New). */
  placesUrl: string;
  /** Base URL of the Geocoding API. */
  geocodeUrl: string;
  patienceMs: number;
};

/** When the circuit breaker opens. A user waits for each call, so three failures in a row already count as an outage. */
const rest = { failures: 3, restMs: 30_000 };
const offered = 10;

type GoogleMapsCall = { url: string; mask?: string; body?: unknown };

/** A map provider that uses Google's API: https://developers.google.com/maps/documentation/places/web-service */
export function createGoogleMaps({ key, placesUrl, geocodeUrl, patienceMs }: GoogleMapsOptions): MapsProvider {
  const through = createCircuit(rest);

  /**
   * Sends a request to Google and parses the response. Returns null if the place does not exist. Any other status than 200 counts
   * as a failure of the provider.
   */
  async function read<S extends z.ZodType>(
    schema: S,
    { url, mask, body }: GoogleMapsCall,
  ): Promise<z.output<S> | null> {
    try {
      const answered = await fetch(url, {
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
        headers: {
          ...(mask && { "x-goog-api-key": key, "x-goog-fieldmask": mask }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        signal: AbortSignal.timeout(patienceMs),
      });
      // Google answers 400 for an unreadable id, which means that there is no such place, but also for an invalid key, which is a
      // failure.
      if (answered.status === 404) return null;
      if (answered.status === 400 && !/api[ _]key/i.test(await answered.text())) return null;
      if (!answered.ok) throw new MapsUnavailable(`answered ${answered.status}`);
      return schema.parse(await answered.json());
    } catch (error) {
      // Never include the URL in the error: it contains the key or the user's input.
      throw error instanceof MapsUnavailable
        ? error
        : new MapsUnavailable(error instanceof Error ? error.name : "failed");
    }
  }

  async function geocode(words: { text: string; language: string }) {
    const asked = new URLSearchParams({ address: words.text, language: words.language, region: "it", key });
    const answer = await read(googleGeocodes, {
      url: `${endpoint(geocodeUrl, "/maps/api/geocode/json")}?${asked.toString()}`,
    });
    if (!answer || !["OK", "ZERO_RESULTS"].includes(answer.status))
      throw new MapsUnavailable(answer?.status ?? "refused");
    return placesOf(answer).map(presentPlace);
  }

  return {
    geocode: (words) => through(() => geocode(words)),
    textSearch: ({ text, language }) =>
      through(async () => {
        const body = { textQuery: text, languageCode: language, regionCode: "IT", pageSize: offered };
        const found = await read(googlePlaces, {
          url: endpoint(placesUrl, "/v1/places:searchText"),
          mask: placesMask,
          body,
        });
        return (found?.places ?? []).map(presentPlace);
      }),
    autocomplete: ({ text, language }) =>
      through(async () => {
        const body = { input: text, languageCode: language, regionCode: "IT" };
        const url = endpoint(placesUrl, "/v1/places:autocomplete");
        const found = await read(googleSuggestions, { url, mask: suggestionsMask, body });
        return found ? presentSuggestions(found) : [];
      }),
    place: ({ text, language }) =>
      through(async () => {
        const asked = new URLSearchParams({ languageCode: language, regionCode: "IT" });
        const url = `${endpoint(placesUrl, `/v1/places/${encodeURIComponent(text)}`)}?${asked.toString()}`;
        const found = await read(googlePlace, { url, mask: placeMask });
        return found && presentPlace(found);
      }),
  };
}
