import type { ReferencePlace, ReferenceSkill } from "./reference.ts";
import type { TradeProfile } from "./trades.ts";

export type RelevanceFilter = { f: string; v: unknown; mm: string };

/** The intent of a recruiter. `likes` are graded; people who fail a `must` are excluded. */
export type RelevanceQuery = {
  number: number;
  kind: "text" | "filters" | "mixed" | "boolean";
  language: "it" | "en";
  likes: {
    trade: TradeProfile | null;
    skills: readonly ReferenceSkill[];
    /** Skills of which the person must have at least one. */
    either: readonly ReferenceSkill[];
    speaks: readonly { code: string; level: number }[];
    city: ReferencePlace | null;
  };
  must: {
    trade?: TradeProfile;
    any?: readonly ReferenceSkill[];
    all?: readonly ReferenceSkill[];
    none?: readonly ReferenceSkill[];
    speaks?: { code: string; level: number };
    near?: { place: ReferencePlace; km: number };
    region?: string;
    years?: number;
    /** The minimum level of education: 1 diploma, 2 bachelor, 3 master. */
    study?: number;
  };
  filters: readonly RelevanceFilter[];
  /** The whole query in words, for an engine without filters. */
  words: string;
};
