import { startProcess } from "../support/start-process.ts";

type MapsFault = "error" | "hang" | "quota" | "denied" | "nonsense";

/** Starts a simulator of Google's Places and Geocoding in a separate process, with a handful of places. */
export async function startMaps() {
  const { origin, stop } = await startProcess("maps", "http://localhost");
  async function tell<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${origin}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await answer.json()) as T;
  }
  return {
    environment: {
      MAPS_PROVIDER: "google" as const,
      MAPS_KEY: "not-a-secret-simulators-only",
      MAPS_PLACES_URL: origin,
      MAPS_GEOCODE_URL: origin,
      // Timeout of the product for map requests: long enough for a response on a busy machine, short enough to time out in a
      // test.
      MAPS_PATIENCE_MS: 1_500,
    },
    /** Makes all requests fail until it is called again; null repairs the simulator. */
    break: (fault: MapsFault | null) => tell("fault", { fault }),
    /** Returns the requests that the simulator received since the last call. */
    calls: async () => (await tell<{ calls: string[] }>("calls", {})).calls,
    stop,
  };
}
