const setOf = (...rows: string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split(/\s+/)).filter(Boolean));

/**
 * Words that an answer may use although they are not in the resume, because they make no claim of their own. Never add words that
 * judge ("ottimo"), guess ("probably", "can"), count ("several", "all", "only"), order ("before") or reveal a gender ("she",
 * "lei").
 */
export const smallWords = setOf(
  // Italian articles, prepositions, pronouns without a gender, and auxiliary verbs.
  "il lo la i gli le l un uno una di d del dello della dell dei degli delle a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle",
  "in nel nello nella nell nei negli nelle con col su sul sullo sulla sull sui sugli sulle per tra fra presso come e ed che cui si ci vi c s questa questo queste questi",
  "ha hanno aveva avere avuto e' era essere anche inoltre ossia cioe quale quali dove",
  // English articles, prepositions, pronouns without a gender, and auxiliary verbs.
  "the a an of in on at to from for with among within into as and also plus that this these which where it its their they who s is was are were be been being has have had",
  // Words with which an answer refers to itself and to its source.
  "cv curriculum resume profilo profile",
  "persona candidato candidata candidate person",
  "dice indica riporta cita menziona elenca dichiara descrive risulta figura figurano compare compaiono segnala nomina dichiarato indicato indicata indicati riportato elencato elencati citato",
  "says states lists mentions reports names describes shows indicates declares stated listed mentioned named described includes include comprende comprendono tra",
  "periodo period durata duration seguente seguenti following ovvero namely rispettivamente respectively",
);

/** Names of months. They are read together with their year. */
export const months = new Map(
  [
    "gennaio january jan gen",
    "febbraio february feb",
    "marzo march mar",
    "aprile april apr",
    "maggio may mag",
    "giugno june jun giu",
    "luglio july jul lug",
    "agosto august aug ago",
    "settembre september sept sep set",
    "ottobre october oct ott",
    "novembre november nov",
    "dicembre december dec dic",
  ].flatMap((row, place) => row.split(" ").map((word): [string, string] => [word, String(place + 1).padStart(2, "0")])),
);
