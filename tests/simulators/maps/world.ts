/** A place that the simulator knows, for the responses of both Google APIs. */
export type SimulatedPlace = {
  id: string;
  name: string;
  address: string;
  types: string[];
  lat: number;
  lon: number;
  /** The address parts of the place: long name, short name, types. */
  parts: [long: string, short: string, ...types: string[]][];
};

const italy: SimulatedPlace["parts"] = [["Italia", "IT", "country", "political"]];
const lombardy: SimulatedPlace["parts"] = [
  ["Provincia di Bergamo", "BG", "administrative_area_level_2", "political"],
  ["Lombardia", "Lombardia", "administrative_area_level_1", "political"],
  ...italy,
];

export const knownPlaces: readonly SimulatedPlace[] = [
  {
    id: "ChIJ-simulated-via-roma-12",
    name: "Via Roma, 12",
    address: "Via Roma, 12, 24121 Bergamo BG, Italia",
    types: ["street_address"],
    lat: 45.6953,
    lon: 9.6699,
    parts: [
      ["12", "12", "street_number"],
      ["Via Roma", "Via Roma", "route"],
      ["Bergamo", "Bergamo", "locality", "political"],
      ["Bergamo", "Bergamo", "administrative_area_level_3", "political"],
      ...lombardy,
      ["24121", "24121", "postal_code"],
    ],
  },
  {
    id: "ChIJ-simulated-bergamo",
    name: "Bergamo",
    address: "Bergamo BG, Italia",
    types: ["locality", "political"],
    lat: 45.6982,
    lon: 9.6773,
    parts: [["Bergamo", "Bergamo", "locality", "political"], ...lombardy],
  },
  {
    id: "ChIJ-simulated-pass",
    name: "Passo della Presolana",
    address: "Passo della Presolana, Italia",
    types: ["mountain_pass", "natural_feature"],
    lat: 45.9256,
    lon: 10.1,
    parts: italy,
  },
];

/** Finds the places that contain all words of the text, in any order. */
export const matching = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return knownPlaces.filter(({ address }) => words.every((word) => address.toLowerCase().includes(word)));
};
