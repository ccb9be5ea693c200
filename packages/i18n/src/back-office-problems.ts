import type { ProblemCode } from "@orbita/contract";
import type { Text } from "./fill.ts";

type Prefix = "record" | "statement" | "admin" | "bulk" | "view" | "run" | "deadLetter" | "index";
type BackOfficeCode = Extract<ProblemCode, `${Prefix}.${string}`>;

/** Problems of administrator actions. */
export const backOfficeProblemTexts: Record<BackOfficeCode, Text> = {
  "record.notFound": { it: "Non c’è, o non c’è più", en: "It is not there, or no longer" },
  "record.changedMeanwhile": {
    it: "Qualcuno l’ha modificato nel frattempo: guardalo di nuovo",
    en: "Somebody changed it meanwhile: look at it again",
  },
  "record.inUse": {
    it: "È in uso: si può disattivare, non eliminare",
    en: "It is in use: it can be disabled, not removed",
  },
  "statement.missing": {
    it: "Chi è toccato dalla decisione deve leggerne i motivi",
    en: "Whoever it concerns must be able to read the reasons",
  },
  "admin.last": {
    it: "È l’ultimo amministratore: deve restarne uno",
    en: "It is the last administrator: one must stay",
  },
  "bulk.changedMeanwhile": {
    it: "Ora sono {count}: guarda di nuovo prima di procedere",
    en: "They are {count} now: look again before going on",
  },
  "view.notFound": { it: "Questa vista non c’è più", en: "This view is gone" },
  "view.tooMany": { it: "Hai troppe viste salvate: togline una", en: "You keep too many views: remove one" },
  "run.notFound": { it: "Questa esecuzione non c’è", en: "There is no such run" },
  "run.over": { it: "È già finita", en: "It has ended already" },
  "run.already": { it: "È già in corso", en: "It is running already" },
  "deadLetter.notFound": { it: "Questo messaggio non è più fermo", en: "This message is not stuck any more" },
  "index.notFound": { it: "Questo indice non c’è", en: "There is no such index" },
};
