import { seededRandom } from "./random.ts";
import { day } from "./moments.ts";
import { spaceKeys, type SpaceKey } from "./types.ts";

/** A closed post of the last year. Only the salary compass shows them: it needs more jobs of one role than the demo has open. */
export type DemoPastAd = {
  readonly space: SpaceKey;
  readonly title: string;
  readonly city: string;
  readonly region: string;
  readonly ccnl: string;
  readonly ccnlLevel: string;
  readonly salaryMin: number;
  readonly salaryMax: number;
  readonly publishedAt: Date;
};

type PastRole = {
  readonly title: string;
  readonly ccnl: string;
  /** The levels of the agreement, with the usual salary of each. */
  readonly levels: readonly (readonly [level: string, salary: number])[];
  readonly ads: number;
};

const roles: readonly PastRole[] = [
  {
    title: "Sviluppatrice/sviluppatore backend",
    ccnl: "C011",
    levels: [
      ["C3", 32_500],
      ["B1", 36_500],
      ["B2", 41_000],
      ["B3", 45_500],
    ],
    ads: 150,
  },
  {
    title: "Infermiera/infermiere",
    ccnl: "T011",
    levels: [
      ["D", 29_500],
      ["DS", 32_500],
    ],
    ads: 70,
  },
  {
    title: "Magazziniera/magazziniere",
    ccnl: "I100",
    levels: [
      ["5", 24_500],
      ["4", 26_500],
    ],
    ads: 60,
  },
  {
    title: "Contabile",
    ccnl: "H011",
    levels: [
      ["4", 27_000],
      ["3", 31_000],
    ],
    ads: 50,
  },
];

/** Cities with their region, the region's factor of the salary, and how often they occur. */
const cities = [
  ["Milano", "Lombardia", 1.1, 6],
  ["Genova", "Liguria", 1, 5],
  ["Roma", "Lazio", 1.03, 4],
  ["Torino", "Piemonte", 1.01, 3],
  ["Bologna", "Emilia-Romagna", 1.02, 3],
  ["Padova", "Veneto", 1, 2],
  ["Firenze", "Toscana", 0.97, 2],
  ["Napoli", "Campania", 0.91, 2],
  ["Bari", "Puglia", 0.89, 1],
  ["Cagliari", "Sardegna", 0.9, 1],
] as const;
const drawn = cities.flatMap((city) => Array.from({ length: city[3] }, () => city));

const [oldestDays, newestDays] = [390, 45];

/** The closed posts of the last year. Their Spaces are drawn from all but the first, whose lists other parts of the demo show. */
export function demoPastAds(now: Date): DemoPastAd[] {
  const random = seededRandom(41);
  return roles.flatMap(({ title, ccnl, levels, ads }) =>
    Array.from({ length: ads }, (): DemoPastAd => {
      const [city, region, factor] = random.pick(drawn);
      const [ccnlLevel, salary] = random.pick(levels);
      const age = newestDays + random.next() * (oldestDays - newestDays);
      const spread = 0.94 + random.next() * 0.12;
      const salaryMin = Math.round((salary * factor * spread * (1 - (age / 365) * 0.03) * 0.95) / 500) * 500;
      return {
        space: random.pick(spaceKeys.slice(1)),
        title,
        city,
        region,
        ccnl,
        ccnlLevel,
        salaryMin,
        salaryMax: Math.round((salaryMin * (1.06 + random.next() * 0.1)) / 500) * 500,
        publishedAt: new Date(now.getTime() - age * day),
      };
    }),
  );
}
