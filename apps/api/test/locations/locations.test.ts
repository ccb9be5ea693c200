import { asTyped, type Place, type SearchPayload } from "@orbita/contract";
import { loadGazetteer } from "@orbita/db/seed";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let places: Place[];
beforeAll(async () => {
  api = await startApi();
  await loadGazetteer(api.db);
  places = await all();
});
afterAll(() => api.stop());

type LocationSearchBody = Partial<Omit<SearchPayload, "filters">> & { filters?: object[] };
const search = async (body: LocationSearchBody) => (await api.guest.locations.search({ body: body as never }))!;
const typed = async (text: string, size = 100) => (await search({ size, filters: [{ f: "text", v: text }] })).content;
const names = async (text: string, size = 3) =>
  (await typed(text, size)).map(({ city, province, country }) => `${city} ${province ?? country}`);

/** Reads all places of the gazetteer, page by page, as a client without filters gets them. */
async function all(): Promise<Place[]> {
  const found: Place[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ size: 100, ...(cursor && { cursor }) });
    found.push(...page.content);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return found;
}

test("gazetteer loaded → 7,896 Italian and 13,030 foreign places, each once; loaded again → nothing changes", async () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(20_926);
  expect(places).toHaveLength(20_926);
  expect(places.filter(({ country }) => country === "IT")).toHaveLength(7896);
  for (const { country, province, provinceName, region, postalCodes, lat, lon, id } of places) {
    expect([lat, lon].every(Number.isFinite), id).toBe(true);
    if (country === "IT") expect(province && provinceName && region && postalCodes.length > 0, id).toBeTruthy();
  }
  expect(await loadGazetteer(api.db)).toBe(0);
});

describe("search for places while typing", () => {
  test.each([
    ["aglie", "Agliè TO"],
    ["l aquila", "L'Aquila AQ"],
    ["laquila", "L'Aquila AQ"],
    ["L’Aquila", "L'Aquila AQ"],
    ["sant angelo lod", "Sant'Angelo Lodigiano LO"],
    ["santangelo lod", "Sant'Angelo Lodigiano LO"],
    ["Reggio Emilia", "Reggio nell'Emilia RE"],
    ["bozen", "Bolzano BZ"],
    ["Florence", "Firenze FI"],
    ["Parigi", "Paris FR"],
    ["Bergamo (BG)", "Bergamo BG"],
    ["presicceacq", "Presicce-Acquarica LE"],
    ["vaticano", "Vatican City VA"],
    // Typos: one letter too many, too few or wrong, or two letters swapped.
    ["Begramo", "Bergamo BG"],
    ["Napolli", "Napoli NA"],
    ["Milamo", "Milano MI"],
    ["Catnia", "Catania CT"],
  ])("place search for the text %s → the first result is %s", async (text, first) =>
    expect((await names(text))[0]).toBe(first),
  );

  test("place search → ranks exact names first, then name prefixes, then word prefixes, then other matches", async () => {
    expect((await names("roma", 100)).slice(0, 2)).toEqual(["Roma RM", "Romano di Lombardia BG"]);
    const gradeOf = ({ city, otherName }: Place) => {
      const forms = [city, otherName ?? ""].map(asTyped);
      const tests = [
        (form: string) => form === "asti",
        (form: string) => form.startsWith("asti"),
        (form: string) => form.includes(" asti"),
      ];
      const grade = tests.findIndex((holds) => forms.some(holds));
      return grade === -1 ? tests.length : grade;
    };
    const grades = (await typed("asti")).map(gradeOf);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(new Set(grades).size).toBeGreaterThan(2);
  });

  test("place search for mon → Italian Monza among the first six; for Barcelona → the Spanish city first", async () => {
    expect(await names("mon", 6)).toContain("Monza MB");
    expect(await names("Barcelona", 1)).toEqual(["Barcelona ES"]);
  });

  test("place search with a typo in a name of four letters → no result; with the exact name → no similar names", async () => {
    expect(await names("rmoa")).toEqual([]);
    expect(await typed("bergamo")).toHaveLength(1);
  });

  test("place search with SQL wildcards → no result", async () => {
    for (const text of ["%", "_", "|", "#", "'", "\\", "%%%", "|#"]) expect(await typed(text), text).toEqual([]);
  });

  test("place search paged by number or by cursor → the same order; a cursor of another text → refused", async () => {
    const filters = [{ f: "text", v: "san" }];
    const whole = await search({ size: 100, filters });
    const halves = [await search({ size: 50, filters }), await search({ size: 50, page: 1, filters })];
    expect(halves.flatMap(({ content }) => content)).toEqual(whole.content);
    const { cursor } = halves[0]!;
    expect((await search({ size: 50, filters, cursor: cursor! })).content).toEqual(halves[1]!.content);
    const others = [{ f: "text", v: "santa" }];
    expect(await codeOf(search({ size: 50, filters: others, cursor: cursor! }))).toBe("request.invalid");
  });

  test("place search by text with a country filter and a sort → only places of that country, in that order", async () => {
    const italy = { f: "country", v: "IT", mm: "is" };
    const found = await search({ size: 100, sort: "city:asc", filters: [{ f: "text", v: "bergam" }, italy] });
    expect(found.content.map(({ city }) => city)).toEqual([
      "Bergamasco",
      "Bergamo",
      ...found.content.slice(2).map(({ city }) => city),
    ]);
    expect(found.content.every(({ country }) => country === "IT")).toBe(true);
  });
});

describe("place search for a sample of the Italian municipalities", () => {
  const comuni = () => places.filter(({ country }) => country === "IT");
  /** A sample over HTTP. packages/features/test/places.test.ts tests more municipalities without HTTP, with `./orbita prove` all 7,896. */
  const size = proofSize({ short: 40, whole: 200 });
  const step = Math.floor(7_896 / size);
  const sample = () =>
    comuni()
      .filter((_, index) => index % step === 7)
      .slice(0, size);

  test(`${size} Italian municipalities → found by name with or without accents, by other name and by postcode`, async () => {
    expect(sample()).toHaveLength(size);
    for (const { id, city, otherName, postalCodes } of sample()) {
      const bare = city.normalize("NFD").replaceAll(/\p{M}/gu, "");
      const forms = [
        city,
        bare,
        bare.replaceAll(/['-]/g, ""),
        bare.replaceAll(/['-]/g, " "),
        ...(otherName ? [otherName] : []),
      ];
      for (const text of new Set([...forms, ...postalCodes.slice(0, 5)]))
        expect(
          (await typed(text)).map((place) => place.id),
          text,
        ).toContain(id);
    }
  });
});

describe("existence check of a place", () => {
  test.each([
    [{ id: "A794" }, true],
    [{ id: "Z999" }, false],
    [{ city: "bergamo" }, true],
    [{ city: "L’aquila" }, true],
    [{ city: "Bozen" }, true],
    [{ city: "Berg" }, false],
    [{ city: "%" }, false],
    [{ city: "Samone", province: "TN" }, true],
    [{ city: "Samone", province: "Trento" }, true],
    [{ city: "Samone", province: "MI" }, false],
    [{ postalCode: "24121" }, true],
    [{ postalCode: "24121", city: "Bergamo" }, true],
    [{ postalCode: "24121", city: "Milano" }, false],
    [{ postalCode: "2412" }, false],
    [{ city: "Parigi", country: "FR" }, true],
    [{ city: "Parigi", country: "IT" }, false],
  ])("existence check of the place %j → exists: %s", async (body, exists) =>
    expect(await api.guest.locations.exists({ body })).toEqual({ exists }),
  );

  test("existence check of a place without id, city or postcode → refused", async () => {
    for (const body of [{}, { province: "BG" }])
      expect(await codeOf(api.guest.locations.exists({ body }))).toBe("request.invalid");
  });
});
