import type { LegalDocument } from "../document.ts";

export const dataEn: LegalDocument = {
  title: "Data we use",
  description: "Where the places, occupations, skills and lists of {product} come from, and under which licences.",
  lead: "Places, occupations and lists on {product} are built on data that others collect and share. Here is who they are, what we take and what we changed.",
  since: "2026-11-15",
  sections: [
    {
      id: "places",
      title: "Places and maps",
      short: "Places",
      blocks: [
        "Place data: GeoNames (CC BY 4.0), ISTAT (CC BY), Garda Informatica (MIT). Boundaries: openpolis / ISTAT (CC BY).",
        {
          records: [
            {
              title: "Italian municipalities",
              facts: [
                ["Source", "Garda Informatica’s database, with the population of ISTAT’s 2011 census"],
                ["Licence", "MIT; ISTAT data CC BY 3.0 IT"],
                ["State", "30 June 2025: 7,896 municipalities and 107 provinces"],
              ],
            },
            {
              title: "Cities of the world",
              facts: [
                ["Source", "[GeoNames](https://www.geonames.org)"],
                ["Licence", "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)"],
                ["Changed by us", "The larger cities only; the Italian names are ours"],
              ],
            },
            {
              title: "The outlines of Italy, its regions and provinces",
              facts: [
                [
                  "Source",
                  "Limits of the regions and provinces by ISTAT, through [openpolis](https://github.com/openpolis/geojson-italy)",
                ],
                ["Licence", "CC BY"],
                ["Changed by us", "Simplified, and drawn on our own pages: no map service learns what you look at"],
              ],
            },
          ],
        },
        "Postcodes help to find a place. They are no reason to refuse an address, because no complete open list of them exists.",
      ],
    },
    {
      id: "occupations",
      title: "Occupations and skills",
      short: "Occupations",
      blocks: [
        "This service uses the ESCO classification of the European Commission.",
        "We give each occupation its feminine form where the source has none, use the title that ads use where the official one is rare, and add skills written by us. What comes from ESCO is reused under Commission Decision 2011/833/EU; the Commission does not answer for our changes.",
      ],
    },
    {
      id: "lists",
      title: "Sectors, education and agreements",
      short: "Lists",
      blocks: [
        "Sectors: ISTAT ATECO 2025 (CC BY 4.0), Eurostat NACE Rev. 2.1.",
        "Education levels: national controlled vocabularies, schema.gov.it (CC BY 4.0). Collective agreements: CNEL.",
        "The short names of sectors and agreements are ours, and so is the order in which lists suggest them.",
      ],
    },
    {
      id: "mistakes",
      title: "If something is wrong",
      short: "Mistakes",
      blocks: [
        "A place that is missing, a wrong postcode, a name that is spelled otherwise: [write to us](/contact), and we correct it here and tell the source.",
      ],
    },
  ],
};
