import type { Db } from "@orbita/db";

/** The few places that journeys use; the whole gazetteer comes with the demo data. */
const places = [
  {
    id: "D969",
    city: "Genova",
    province: "GE",
    province_name: "Genova",
    region: "Liguria",
    postal_codes: ["16121", "16122"],
    lat: 44.4072,
    lon: 8.934,
    population: 558_745,
  },
  {
    id: "F205",
    city: "Milano",
    province: "MI",
    province_name: "Milano",
    region: "Lombardia",
    postal_codes: ["20121", "20122"],
    lat: 45.4642,
    lon: 9.19,
    population: 1_371_499,
  },
  {
    id: "L219",
    city: "Torino",
    province: "TO",
    province_name: "Torino",
    region: "Piemonte",
    postal_codes: ["10121", "10122"],
    lat: 45.0703,
    lon: 7.6869,
    population: 846_926,
  },
  {
    id: "A794",
    city: "Bergamo",
    province: "BG",
    province_name: "Bergamo",
    region: "Lombardia",
    postal_codes: ["24121", "24122"],
    lat: 45.6942,
    lon: 9.6698,
    population: 115_349,
  },
];

/** The names and postcodes of a place, separated by bars, as the gazetteer's loader stores them. */
const typedOf = ({ city, postal_codes }: (typeof places)[number]) =>
  `|${[city.toLowerCase(), ...postal_codes].join("|")}|`;

export async function fillGazetteer(db: Db): Promise<void> {
  await db
    .insertInto("locations")
    .values(places.map((place) => ({ ...place, typed: typedOf(place) })))
    .execute();
}
