import { loadGazetteer } from "@orbita/db/seed";
import { startMaps } from "@orbita/simulators/maps";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await loadGazetteer(database.db);
});
afterAll(() => database.drop());

const address = "Via Roma 12, 24121 Bergamo";

describe("geocoding with the gazetteer", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ database });
  });
  afterAll(() => api.stop());
  const geocode = async (text: string) => (await api.guest.maps.geocode({ query: { address: text } }))![0];

  test("geocoding an address → the coordinates of its town, with street, number and postcode as typed", async () => {
    expect(await geocode(address)).toEqual({
      placeId: "A794?street=Via+Roma&number=12&postalCode=24121",
      label: "Via Roma 12, 24121 Bergamo (BG)",
      kind: "address",
      location: {
        street: "Via Roma",
        number: "12",
        postalCode: "24121",
        city: "Bergamo",
        province: "BG",
        region: "Lombardia",
        country: "IT",
        lat: expect.closeTo(45.69, 1),
        lon: expect.closeTo(9.67, 1),
      },
      source: "gazetteer",
    });
  });

  test.each([
    ["via roma 12 san dona di piave", "San Donà di Piave", "via roma"],
    ["Piazza Duomo 1, L'Aquila", "L'Aquila", "Piazza Duomo"],
    ["Corso Italia 3, 38059 Samone TN", "Samone", "Corso Italia"],
    // The postcode is old or wrong, so the town's name decides.
    ["Via Verdi 1, 99999 Genova", "Genova", "Via Verdi"],
    // The town's name is unknown, so the postcode decides.
    ["Via Verdi 1, 24121 Nonesistepoli", "Bergamo", "Via Verdi"],
    ["Via Verdi 1, Begramo", "Bergamo", "Via Verdi"],
  ])("geocoding the address %s → an address in the town %s", async (text, city, street) => {
    expect(await geocode(text)).toMatchObject({ kind: "address", location: { city, street } });
  });

  test("geocoding an address in a town whose name exists in two provinces → the given province decides", async () => {
    expect((await geocode("Via Roma 1, Samone (TO)"))?.location.province).toBe("TO");
    expect((await geocode("Via Roma 1, Samone (TN)"))?.location.province).toBe("TN");
  });

  test("geocoding a street without a town, or meaningless text → no result", async () => {
    expect(await geocode("Via Roma 12")).toBeUndefined();
    expect(await geocode("xqzwvk")).toBeUndefined();
  });

  test("reading a geocoded place by its id → the same place; unknown id → not found", async () => {
    const place = await geocode(address);
    expect(await api.guest.maps.placeId({ query: { placeId: place!.placeId } })).toEqual(place);
    for (const placeId of ["Z999", "g1", "ChIJ-whatever"])
      expect(await codeOf(api.guest.maps.placeId({ query: { placeId } }))).toBe("place.notFound");
  });

  test("geocoding a foreign place → label in the requested language; autocomplete → places, addresses and postcodes", async () => {
    const label = async (language: "it" | "en") =>
      (await api.guest.maps.textSearch({ query: { query: "Parigi", language } }))![0]?.label;
    expect(await label("it")).toBe("Parigi, Francia");
    expect(await label("en")).toBe("Paris, France");
    const typing = async (input: string) => (await api.guest.maps.autocomplete({ query: { input } }))![0];
    expect(await typing("Berg")).toEqual({
      placeId: "A794",
      label: "Bergamo (BG)",
      detail: "Lombardia",
      source: "gazetteer",
    });
    const [berga, ...longer] = (await api.guest.maps.autocomplete({ query: { input: "via roma 12, berga" } }))!;
    expect(berga).toMatchObject({ label: "via roma 12", detail: "Berga, Spagna" });
    expect(longer[0]).toMatchObject({ label: "via roma 12", detail: "Bergamo (BG), Lombardia" });
    expect(await typing("24121")).toMatchObject({ label: "24121 Bergamo (BG)" });
  });

  test("geocoding an empty address → refused", async () => {
    expect(await codeOf(api.guest.maps.geocode({ query: { address: "  " } }))).toBe("request.invalid");
  });
});

describe("geocoding with an external provider", () => {
  let api: TestApi;
  let maps: Awaited<ReturnType<typeof startMaps>>;
  beforeAll(async () => {
    maps = await startMaps();
  });
  afterAll(() => maps.stop());
  // Each test starts its own API process, because the circuit breaker stays open after failures.
  beforeEach(async () => {
    await maps.break(null);
    api = await startApi({ database, ...maps.environment });
    await maps.calls();
    return () => api.stop();
  });
  const askAll = async () => {
    const [text] = (await api.guest.maps.textSearch({ query: { query: address } }))!;
    const [point] = (await api.guest.maps.geocode({ query: { address } }))!;
    const [suggestion] = (await api.guest.maps.autocomplete({ query: { input: address } }))!;
    return { text, point, suggestion };
  };

  test("geocoding provider answers → results in the same format as those of the gazetteer", async () => {
    const { text, point, suggestion } = await askAll();
    const location = {
      street: "Via Roma",
      number: "12",
      postalCode: "24121",
      city: "Bergamo",
      province: "BG",
      region: "Lombardia",
      country: "IT",
      lat: 45.6953,
      lon: 9.6699,
    };
    const whole = { placeId: "ChIJ-simulated-via-roma-12", kind: "address", location, source: "provider" };
    expect(text).toMatchObject(whole);
    expect(point).toMatchObject(whole);
    expect(suggestion).toMatchObject({ placeId: whole.placeId, label: "Via Roma, 12", source: "provider" });
    const read = await api.guest.maps.placeId({ query: { placeId: whole.placeId } });
    expect(read).toMatchObject(whole);
    expect(await maps.calls()).toEqual([
      "POST /v1/places:searchText",
      "GET /maps/api/geocode/json",
      "POST /v1/places:autocomplete",
      "GET /v1/places/ChIJ-simulated-via-roma-12",
    ]);
    const [pass] = (await api.guest.maps.textSearch({ query: { query: "presolana" } }))!;
    expect(pass).toMatchObject({ kind: "other", location: { city: "Passo della Presolana", street: null } });
  });

  test("address unknown to the geocoding provider → the gazetteer is used; gazetteer ids are not sent to the provider", async () => {
    expect((await api.guest.maps.geocode({ query: { address: "Via Verdi 1, Agliè" } }))![0]).toMatchObject({
      source: "gazetteer",
      location: { city: "Agliè" },
    });
    await maps.calls();
    expect(await api.guest.maps.placeId({ query: { placeId: "A794" } })).toMatchObject({ source: "gazetteer" });
    expect(await maps.calls()).toEqual([]);
    for (const placeId of ["ChIJ-gone", "not an id"])
      expect(await codeOf(api.guest.maps.placeId({ query: { placeId } }))).toBe("place.notFound");
  });

  test.each(["error", "hang", "quota", "denied", "nonsense"] as const)(
    "geocoding provider fails (%s) → the gazetteer geocodes the address",
    async (fault) => {
      await maps.break(fault);
      const { text, point, suggestion } = await askAll();
      for (const one of [text, point, suggestion])
        expect(one).toMatchObject({ source: "gazetteer", placeId: "A794?street=Via+Roma&number=12&postalCode=24121" });
      expect(await codeOf(api.guest.maps.placeId({ query: { placeId: "ChIJ-simulated-bergamo" } }))).toBe(
        "search.unavailable",
      );
      // After three failures in a row the circuit breaker is open, so no request is sent to the provider and nobody waits for it.
      await maps.calls();
      const start = performance.now();
      expect(await api.guest.maps.geocode({ query: { address } })).toMatchObject([{ source: "gazetteer" }]);
      expect(await maps.calls()).toEqual([]);
      if (fault === "hang") expect(performance.now() - start).toBeLessThan(maps.environment.MAPS_PATIENCE_MS);
    },
  );

  test("geocoding provider refuses the API key → its place ids are unavailable, not unknown; the gazetteer geocodes", async () => {
    const other = await startApi({ database, ...maps.environment, MAPS_KEY: "wrong" });
    try {
      expect(await other.guest.maps.geocode({ query: { address } })).toMatchObject([{ source: "gazetteer" }]);
      expect(await codeOf(other.guest.maps.placeId({ query: { placeId: "ChIJ-simulated-bergamo" } }))).toBe(
        "search.unavailable",
      );
    } finally {
      await other.stop();
    }
  });
});

test("geocoding provider configured without a key → the API does not start", async () => {
  await expect(startApi({ database, MAPS_PROVIDER: "google" })).rejects.toThrow("MAPS_KEY");
});
