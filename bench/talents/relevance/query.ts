import type { Place, Skill } from "./reference.ts";
import type { Trade } from "./trades.ts";

export type Filter = { f: string; v: unknown; mm: string };

/** The intent of a recruiter. `likes` are graded; people who fail a `must` are excluded. */
export type Query = {
  number: number;
  kind: "text" | "filters" | "mixed" | "boolean";
  language: "it" | "en";
  likes: {
    trade: Trade | null;
    skills: readonly Skill[];
    /** Any one of these suffices. */
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
    /** At least this level: 1 diploma, 2 bachelor, 3 master. */
    study?: number;
  };
  filters: readonly Filter[];
  /** The whole query in words, for an engine without filters. */
  words: string;
};
