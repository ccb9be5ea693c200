import type { FairnessRun } from "@orbita/contract";
import type { LegalLanguage } from "./document.ts";

type FairnessSummary = { day: string; profiles: string; queries: string; changes: string };
type FairnessLabels = {
  last: (told: FairnessSummary) => string;
  lastJobs: (told: FairnessSummary) => string;
  swapped: Record<FairnessRun["swaps"][number]["kind"], string>;
  changes: (count: number, shown: string) => string;
  fault: string;
  notYet: string;
  away: string;
};

export const fairnessLabels: Record<LegalLanguage, FairnessLabels> = {
  it: {
    last: ({ day, profiles, queries, changes }) =>
      `Ultima prova: ${day}, ${profiles} profili, ${queries} ricerche, ${changes}.`,
    lastJobs: ({ day, profiles, changes }) => `Ultima prova: ${day}, ${profiles} profili, ${changes}.`,
    swapped: {
      name: "Altro nome",
      gender: "Altro genere",
      birthYear: "Altro anno di nascita",
      address: "Altro indirizzo",
      nationality: "Altra nazionalità",
    },
    changes: (count, shown) => (count === 1 ? "1 cambio d’ordine" : `${shown} cambi d’ordine`),
    fault: "È un errore nostro, e ci stiamo lavorando.",
    notYet: "La prova non è ancora stata fatta: la prima è questa notte.",
    away: "Adesso non riusciamo a leggere l’ultima prova. Riprova tra poco.",
  },
  en: {
    last: ({ day, profiles, queries, changes }) =>
      `Last test: ${day}, ${profiles} profiles, ${queries} searches, ${changes}.`,
    lastJobs: ({ day, profiles, changes }) => `Last test: ${day}, ${profiles} profiles, ${changes}.`,
    swapped: {
      name: "Another name",
      gender: "Another gender",
      birthYear: "Another year of birth",
      address: "Another address",
      nationality: "Another nationality",
    },
    changes: (count, shown) => (count === 1 ? "1 change of order" : `${shown} changes of order`),
    fault: "It is a fault of ours, and we are working on it.",
    notYet: "The test has not run yet: the first is tonight.",
    away: "We cannot read the last test right now. Try again in a while.",
  },
};
