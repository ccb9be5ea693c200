import type { Evidence, Requirement, Resume } from "@orbita/contract";

/** Which skills show another one: by id, with their names as they are compared. */
export type Relations = {
  /** All names of the skill itself and of those that it is a case of it. */
  readonly skills: ReadonlyMap<string, readonly RelatedSkill[]>;
};
export type RelatedSkill = {
  readonly id: string;
  readonly by: "same" | "narrower" | "related";
  readonly it: string;
  readonly en: string;
  /** Every word for it, in both languages. */
  readonly names: readonly string[];
};

/** Requirement by requirement, what a resume says about it, with its own words. No score. */
export function evidenceFor(_requirements: readonly Requirement[], _resume: Resume, _relations: Relations): Evidence[] {
  return _requirements.map((requirement) => ({
    requirement,
    verdict: "unknown",
    lines: [],
    by: null,
    found: null,
    years: null,
  }));
}
