import { readRecords, splitCell as listed } from "../records.ts";

/** A kind of job. Employers use several titles for it; `near` are the kinds that a person could also take. */
export type JudgedRole = {
  readonly code: string;
  readonly field: string;
  readonly near: readonly string[];
  readonly titles: { readonly it: readonly string[]; readonly en: readonly string[] };
  readonly skills: readonly string[];
  /** The usual gross pay per year, in thousands of euros: of the worst paid and of the best paid posts. */
  readonly pay: readonly [number, number];
  /** The qualifications that employers ask for; each post asks for one of them. */
  readonly education: readonly string[];
  readonly task: { readonly it: string; readonly en: string };
};

export const roles: readonly JudgedRole[] = readRecords(new URL("roles.tsv", import.meta.url)).map((row) => ({
  code: row["code"]!,
  field: row["field"]!,
  near: listed(row["near"]),
  titles: { it: listed(row["titles_it"]), en: listed(row["titles_en"]) },
  skills: listed(row["skills"]),
  pay: row["pay"]!.split("-").map(Number) as [number, number],
  education: listed(row["education"]),
  task: { it: row["task_it"]!, en: row["task_en"]! },
}));

export type JudgedPlace = {
  readonly city: string;
  readonly province: string;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
};
const place = (city: string, province: string, region: string, [lat, lon]: readonly [number, number]): JudgedPlace => ({
  city,
  province,
  region,
  lat,
  lon,
});
/** The places of the posts. A place that is listed several times is drawn more often. */
export const places: readonly JudgedPlace[] = [
  ...Array.from({ length: 4 }, () => place("Milano", "MI", "Lombardia", [45.4667, 9.1907])),
  place("Monza", "MB", "Lombardia", [45.5844, 9.2736]),
  place("Sesto San Giovanni", "MI", "Lombardia", [45.5337, 9.2366]),
  place("Bergamo", "BG", "Lombardia", [45.6948, 9.6677]),
  ...Array.from({ length: 2 }, () => place("Torino", "TO", "Piemonte", [45.0733, 7.6807])),
  place("Genova", "GE", "Liguria", [44.4072, 8.934]),
  ...Array.from({ length: 2 }, () => place("Bologna", "BO", "Emilia-Romagna", [44.4938, 11.3387])),
  place("Padova", "PD", "Veneto", [45.407, 11.8764]),
  place("Verona", "VR", "Veneto", [45.4379, 10.9939]),
  place("Firenze", "FI", "Toscana", [43.7793, 11.2463]),
  place("Prato", "PO", "Toscana", [43.8809, 11.0968]),
  ...Array.from({ length: 3 }, () => place("Roma", "RM", "Lazio", [41.8919, 12.5113])),
  ...Array.from({ length: 2 }, () => place("Napoli", "NA", "Campania", [40.8522, 14.2681])),
  place("Bari", "BA", "Puglia", [41.1255, 16.8671]),
  place("Palermo", "PA", "Sicilia", [38.115, 13.3622]),
];

/** What a judged question asks for. An empty list means no requirement. */
export type JudgedQuestion = {
  readonly half: "tuning" | "held";
  /** `mixed`: Italian and English words in one text. */
  readonly language: "it" | "en" | "mixed";
  readonly text: string;
  readonly wanted: Readonly<Partial<Record<WantedKey, readonly string[]>>>;
};
const wantedKeys = [
  "role",
  "also",
  "skill",
  "place",
  "km",
  "region",
  "work",
  "hours",
  "contract",
  "pay",
  "level",
  "speaks",
  "education",
] as const;
export type WantedKey = (typeof wantedKeys)[number];

const wantedOf = (cell: string): JudgedQuestion["wanted"] =>
  Object.fromEntries(
    cell.split(" ").map((part) => {
      const [key = "", values = ""] = part.split("=");
      if (!(wantedKeys as readonly string[]).includes(key)) throw new Error(`unknown requirement ${part}`);
      return [key, values.split(",")];
    }),
  );

export const questions: readonly JudgedQuestion[] = readRecords(new URL("questions.tsv", import.meta.url)).map(
  (row) => ({
    half: row["half"] as JudgedQuestion["half"],
    language: row["language"] as JudgedQuestion["language"],
    text: row["text"]!,
    wanted: wantedOf(row["wanted"]!),
  }),
);
