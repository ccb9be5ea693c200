import type { ApplicationStatus } from "@orbita/contract";
import type { SpaceKey } from "./types.ts";

type DemoApplicationStep = {
  readonly to: Exclude<ApplicationStatus, "submitted" | "withdrawn" | "expired">;
  readonly daysAgo: number;
  /** The member who took the step, as an index into the Space's list of members. */
  readonly by: number;
  readonly words?: string;
};
export type DemoApplication = {
  readonly space: SpaceKey;
  readonly title: string;
  readonly sentDaysAgo: number;
  readonly motivation: string;
  readonly steps: readonly DemoApplicationStep[];
  readonly withdrawnDaysAgo?: number;
};

/** The post that the design mock-ups show on the talent's and on the Space's side. */
export const shownPost = { space: "lanterna", title: "Sviluppatrice/sviluppatore backend Java" } as const;

/** Giulia's applications: four open ones (interview, in review, received, one with an overdue reply) and some that ended. */
export const giuliasApplications: readonly DemoApplication[] = [
  {
    ...shownPost,
    sentDaysAgo: 1.9,
    motivation:
      "Da cinque anni scrivo servizi per terminal portuali. Vorrei una squadra che misuri prima di riscrivere: dal vostro annuncio pare che la siate.",
    steps: [
      { to: "inReview", daysAgo: 1.3, by: 0, words: "Esperienza nel dominio portuale, la leggiamo con Davide." },
      { to: "shortlisted", daysAgo: 0.95, by: 0 },
      {
        to: "interview",
        daysAgo: 0.1,
        by: 1,
        words: "Ci è piaciuto il lavoro sui tempi di risposta. Vorremmo parlarne.",
      },
    ],
  },
  {
    space: "nibbio",
    title: "Software engineer, integration",
    sentDaysAgo: 6,
    motivation: "Mi interessano i sistemi che non possono fermarsi, anche quando volano.",
    steps: [{ to: "inReview", daysAgo: 2, by: 1 }],
  },
  { space: "quadra", title: "Tech lead, payments", sentDaysAgo: 5, motivation: "", steps: [] },
  {
    space: "velamare",
    title: "Backend engineer, onboard systems",
    sentDaysAgo: 16,
    motivation: "Vado a vela d’altura: il software di bordo lo uso, vorrei scriverlo.",
    steps: [],
  },
  {
    space: "brenta",
    title: "Sviluppatore/sviluppatrice full-stack e-commerce",
    sentDaysAgo: 12,
    motivation: "",
    steps: [
      {
        to: "rejected",
        daysAgo: 9,
        by: 1,
        words: "Grazie per la tua candidatura. Cerchiamo qualcuno con esperienza di frontend, che nel tuo CV non c’è.",
      },
    ],
  },
  {
    space: "nibbio",
    title: "Backend engineer, maintenance records",
    sentDaysAgo: 15,
    motivation: "",
    steps: [
      { to: "inReview", daysAgo: 13, by: 1 },
      {
        to: "rejected",
        daysAgo: 10,
        by: 1,
        words: "Abbiamo scelto una persona più vicina a quello che ci serve adesso. Il tuo lavoro ci è piaciuto.",
      },
    ],
  },
  {
    space: "lanterna",
    title: "Sviluppo backend senior, pianificazione dei piazzali",
    sentDaysAgo: 14,
    motivation: "",
    steps: [{ to: "inReview", daysAgo: 12, by: 1 }],
    withdrawnDaysAgo: 8,
  },
];
