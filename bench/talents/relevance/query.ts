import type { Place, Skill } from "./reference.ts";
import type { Trade } from "./trades.ts";

export type Filter = { f: string; v: unknown; mm: string };

/** What a recruiter has in mind. What they would like is graded; who fails what must be is out. */
export type Query = {
  number: number;
  kind: "text" | "filters" | "mixed" | "boolean";
  language: "it" | "en";
  likes: {
    trade: Trade | null;
    skills: readonly Skill[];
    /** Any of these is as good as one. */
    either: readonly Skill[];
    speaks: readonly { code: string; level: number }[];
    city: Place | null;
  };
  must: {
    trade?: Trade;
    any?: readonly Skill[];
    all?: readonly Skill[];
    none?: readonly Skill[];
    speaks?: { code: string; level: number };
    near?: { place: Place; km: number };
    region?: string;
    years?: number;
    /** 1 diploma, 2 bachelor, 3 master, or above. */
    study?: number;
  };
  filters: readonly Filter[];
  /** All of it in words, for an engine that knows nothing but words. */
  words: string;
};
