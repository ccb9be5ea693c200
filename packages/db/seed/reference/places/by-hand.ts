/** English names of Italian municipalities, by cadastral code. The search finds them, but the product never shows them. */
export const inEnglish: Readonly<Record<string, string>> = {
  D612: "Florence",
  D969: "Genoa",
  E625: "Leghorn",
  E897: "Mantua",
  F205: "Milan",
  F839: "Naples",
  G224: "Padua",
  H501: "Rome",
  I754: "Syracuse",
  L219: "Turin",
  L378: "Trent",
  L736: "Venice",
};

/** Capitals that are too small for the list of larger cities. Both belong to the Italian postal system. */
export const smallStates = [
  {
    id: "g3168070",
    city: "San Marino",
    other_name: null,
    country: "SM",
    postal_code: "47890",
    lat: 43.9367,
    lon: 12.4464,
    population: 4500,
  },
  {
    id: "g6691831",
    city: "Vatican City",
    other_name: "Città del Vaticano",
    country: "VA",
    postal_code: "00120",
    lat: 41.9027,
    lon: 12.4541,
    population: 829,
  },
  {
    id: "g2562305",
    city: "Valletta",
    other_name: "La Valletta",
    country: "MT",
    postal_code: null,
    lat: 35.8997,
    lon: 14.5148,
    population: 6794,
  },
  {
    id: "g3042030",
    city: "Vaduz",
    other_name: null,
    country: "LI",
    postal_code: null,
    lat: 47.1415,
    lon: 9.5215,
    population: 5197,
  },
];
