import { setTimeout as sleep } from "node:timers/promises";
import { readBody, send, sendJson, type Exchange } from "../support/http.ts";
import { serve } from "../support/serve.ts";
import { knownPlaces, matching, type SimulatedPlace } from "./world.ts";

type MapsFault = "error" | "hang" | "quota" | "denied" | "nonsense";

const hangMs = 20_000;
const key = "not-a-secret-simulators-only";

let fault: MapsFault | null = null;
let calls: string[] = [];

/** A place in the format of the Places API (New), which returns only the fields of the mask and fails without a mask. */
function placeNew(place: SimulatedPlace, mask: readonly string[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {
    id: place.id,
    name: `places/${place.id}`,
    formattedAddress: place.address,
    displayName: { text: place.name, languageCode: "it" },
    location: { latitude: place.lat, longitude: place.lon },
    types: place.types,
    addressComponents: place.parts.map(([longText, shortText, ...types]) => ({
      longText,
      shortText,
      types,
      languageCode: "it",
    })),
    rating: 4.5,
  };
  return Object.fromEntries(Object.entries(whole).filter(([name]) => mask.includes(name)));
}

const refusal = (code: number, status: string, message: string) => ({ error: { code, message, status } });

function suggestionOf({ id, address, name }: SimulatedPlace) {
  const rest = address.slice(address.indexOf(", ") + 2);
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text: address, matches: [{ endOffset: 1 }] },
      structuredFormat: { mainText: { text: name }, secondaryText: { text: rest } },
    },
  };
}

async function answerPlaces({ request, response, url }: Exchange): Promise<void> {
  const mask = String(request.headers["x-goog-fieldmask"] ?? "")
    .split(",")
    .filter(Boolean);
  if (fault === "quota") return sendJson(response, 429, refusal(429, "RESOURCE_EXHAUSTED", "Quota exceeded"));
  if (fault === "denied")
    return sendJson(response, 403, refusal(403, "PERMISSION_DENIED", "The caller does not have permission"));
  if (request.headers["x-goog-api-key"] !== key)
    return sendJson(response, 400, refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."));
  if (mask.length === 0)
    return sendJson(response, 400, refusal(400, "INVALID_ARGUMENT", "FieldMask is a required parameter."));
  if (request.method === "GET") {
    const id = decodeURIComponent(url.pathname.slice("/v1/places/".length));
    if (!id.startsWith("ChIJ"))
      return sendJson(response, 400, refusal(400, "INVALID_ARGUMENT", "Not a valid Place ID"));
    const place = knownPlaces.find((one) => one.id === id);
    return place
      ? sendJson(response, 200, placeNew(place, mask))
      : sendJson(response, 404, refusal(404, "NOT_FOUND", "The Place ID is no longer valid."));
  }
  const body = JSON.parse(await readBody(request)) as { textQuery?: string; input?: string };
  if (url.pathname === "/v1/places:searchText") {
    const wanted = mask.map((field) => field.replace("places.", ""));
    // The list is omitted if there are no results, as in the real API.
    const places = matching(body.textQuery ?? "").map((place) => placeNew(place, wanted));
    return sendJson(response, 200, places.length ? { places } : {});
  }
  const suggestions = matching(body.input ?? "").map(suggestionOf);
  sendJson(response, 200, suggestions.length ? { suggestions } : {});
}

/** Responds like the older Geocoding API, which always has status 200 and the result in `status`. */
function answerGeocode({ response, url }: Exchange): void {
  const said = (status: string, error_message?: string) =>
    sendJson(response, 200, { results: [], status, ...(error_message && { error_message }) });
  if (fault === "quota") return said("OVER_QUERY_LIMIT", "You have exceeded your daily request quota for this API.");
  if (fault === "denied" || url.searchParams.get("key") !== key)
    return said("REQUEST_DENIED", "The provided API key is invalid.");
  const results = matching(url.searchParams.get("address") ?? "").map((place) => ({
    place_id: place.id,
    formatted_address: place.address,
    types: place.types,
    address_components: place.parts.map(([long_name, short_name, ...types]) => ({ long_name, short_name, types })),
    geometry: { location: { lat: place.lat, lng: place.lon }, location_type: "ROOFTOP" },
  }));
  if (results.length === 0) return said("ZERO_RESULTS");
  sendJson(response, 200, { results, status: "OK" });
}

async function control({ request, response, url }: Exchange): Promise<void> {
  if (url.pathname === "/control/fault") {
    ({ fault } = JSON.parse(await readBody(request)) as { fault: MapsFault | null });
    return sendJson(response, 200, {});
  }
  sendJson(response, 200, { calls });
  calls = [];
}

await serve("maps", () => {
  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    if (url.pathname.startsWith("/control/")) return control(exchange);
    calls.push(`${request.method} ${url.pathname}`);
    if (fault === "hang") await sleep(hangMs, undefined, { ref: false });
    if (fault === "error") return send(response, 503, "text/html", "Service Unavailable");
    if (fault === "nonsense") return send(response, 200, "text/html", "<html>a portal</html>");
    if (url.pathname === "/maps/api/geocode/json") return answerGeocode(exchange);
    if (url.pathname.startsWith("/v1/places")) return answerPlaces(exchange);
    send(response, 404, "text/html", "Not Found");
  }
  return (request, response) =>
    void answer({ request, response, url: new URL(request.url ?? "/", "http://localhost") });
});
