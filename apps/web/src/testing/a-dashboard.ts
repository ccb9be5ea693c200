import type { Dashboard } from "@orbita/contract";

const weeks = [
  "08-17",
  "08-24",
  "08-31",
  "09-07",
  "09-14",
  "09-21",
  "09-28",
  "10-05",
  "10-12",
  "10-19",
  "10-26",
  "11-02",
];
const visits = [120, 138, 131, 150, 162, 149, 171, 188, 180, 203, 214, 196, 221, 240];
const openings = [36, 44, 32, 52, 60, 48, 64, 76, 68, 88, 96, 80, 104, 116];
const course = [...weeks, "11-09", "11-16"].map((day, index) => ({
  from: `2026-${day}`,
  visits: visits[index] ?? 0,
  openings: openings[index] ?? 0,
  applications: index % 5 === 2 ? null : 12 + index,
}));
const answers = [8, 31, 52, 61, 34, 19, 10, 5, null, null, null];

const post = (id: string, title: string, numbers: readonly [number, number | null, number]) => ({
  id,
  title,
  status: "published",
  visits: numbers[0],
  evidenceSeen: Math.round(numbers[0] / 4),
  applications: numbers[1],
  hires: null,
  medianAnswerDays: numbers[2],
  promises: { promisedDays: 7, medianDays: 3, inTime: 136, due: 148 },
  costCents: 0,
  costPerApplicationCents: null as number | null,
});

/** A Space's statistics over ninety days, with the figures of the design draft. */
export const aDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  from: "2026-08-19",
  to: "2026-11-16",
  computed: "2026-11-16T16:20:00.000Z",
  promisedDays: 7,
  promises: { promisedDays: 7, medianDays: 3, inTime: 136, due: 148 },
  figures: {
    medianAnswerDays: { value: 3, before: 4 },
    answeredShare: { value: 0.96, before: 0.92, answered: 48, due: 50 },
    applications: { value: 231, before: 196 },
    averageExperience: { value: 7.3, before: 6.9 },
    openPosts: { value: 5, expiring: 1 },
    costCents: { value: 17_280, before: 12_150 },
    costPerApplicationCents: { value: 75, before: 62 },
  },
  course,
  answers: answers.map((count, days) => ({ days, count })),
  funnel: [
    { step: "views", count: 2_463 },
    { step: "evidenceSeen", count: 612 },
    { step: "applications", count: 231 },
    { step: "reviewed", count: 219 },
    { step: "interviews", count: 34 },
    { step: "offers", count: 6 },
    { step: "hires", count: null },
  ],
  funnelBefore: [
    { step: "views", count: 2_010 },
    { step: "evidenceSeen", count: 520 },
    { step: "applications", count: 196 },
    { step: "reviewed", count: 180 },
    { step: "interviews", count: 28 },
    { step: "offers", count: 5 },
    { step: "hires", count: null },
  ],
  timeInState: [
    { state: "submitted", medianDays: 2.5, count: 219 },
    { state: "inReview", medianDays: 4, count: 120 },
    { state: "shortlisted", medianDays: 2, count: 48 },
    { state: "interview", medianDays: 8.5, count: 30 },
    { state: "offer", medianDays: null, count: null },
  ],
  posts: [
    { ...post("p1", "Backend Java", [884, 38, 3]), costCents: 17_280, costPerApplicationCents: 455 },
    post("p2", "Tester tempo reale", [412, 21, 2]),
    post("p3", "Assistenza, turni", [629, 97, 5]),
    post("p4", "Tirocinio documentazione", [371, 62, 4]),
    post("p5", "Resp. amministrativo/a", [167, null, 3]),
  ],
  sources: [
    { source: "search", visits: 1_104, applications: 118, hires: null, costCents: 9_900 },
    { source: "list", visits: 702, applications: 64, hires: null, costCents: 7_380 },
    { source: "direct", visits: 398, applications: 31, hires: null, costCents: 0 },
    { source: "share", visits: 259, applications: 18, hires: null, costCents: 0 },
  ],
  ...change,
});
