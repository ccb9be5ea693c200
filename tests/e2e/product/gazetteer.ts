import type { Db } from "@orbita/db";

/** The handful of places that journeys name; the whole gazetteer comes with the demo data. */
const places = [
  {
    id: "D969",
    city: "Genova",
    province: "GE",
    region: "Liguria",
    postal_code: "16121",
    lat: 44.4072,
    lon: 8.934,
    population: 558_745,
  },
  {
    id: "F205",
    city: "Milano",
    province: "MI",
    region: "Lombardia",
    postal_code: "20121",
    lat: 45.4642,
    lon: 9.19,
    population: 1_371_499,
  },
  {
    id: "L219",
    city: "Torino",
    province: "TO",
    region: "Piemonte",
    postal_code: "10121",
    lat: 45.0703,
    lon: 7.6869,
    population: 846_926,
  },
];

export async function fillGazetteer(db: Db): Promise<void> {
  await db.insertInto("locations").values(places).execute();
}
