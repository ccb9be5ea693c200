import type { JobPost, NotForMeEffect, NotForMeReason } from "@orbita/contract";
import type { FitClause } from "./fit-query.ts";

/** An effect as it is stored: without labels, which can change. */
export type StoredEffect =
  | { readonly kind: "city"; readonly city: string }
  | { readonly kind: "remote" | "job" }
  | { readonly kind: "salary"; readonly upTo: number }
  | { readonly kind: "occupation"; readonly id: string }
  | { readonly kind: "sector"; readonly code: string }
  | { readonly kind: "space"; readonly id: string };

const remote = "workplace_type_full_remote";
const job = { kind: "job" } as const;

type ReasonedJob = Pick<JobPost, "workplaceType" | "location" | "salaryMin" | "salaryMax" | "spaceId"> & {
  readonly sector: string | null;
  /** The occupation that the title names; null if it names none, or an occupation of the person themselves. */
  readonly occupation: string | null;
};

/**
 * The effect of a reason on the list. It never excludes the person's own occupation: for their own kind of job, "field" is about the
 * business sector of the Space.
 */
export function effectOf(reason: NotForMeReason, { occupation, sector, ...post }: ReasonedJob): StoredEffect {
  if (reason === "company") return { kind: "space", id: post.spaceId };
  if (reason === "place") {
    if (post.workplaceType === remote) return { kind: "remote" };
    return post.location ? { kind: "city", city: post.location.city } : job;
  }
  if (reason === "salary") {
    const upTo = post.salaryMax ?? post.salaryMin;
    return upTo === null ? job : { kind: "salary", upTo };
  }
  if (occupation !== null) return { kind: "occupation", id: occupation };
  return sector === null ? job : { kind: "sector", code: sector };
}

const is = (field: string, value: string): FitClause => ({ term: { [field]: value } });

/** The clause that matches the jobs that an effect leaves out; null if it leaves out no other job. */
export function clauseOfEffect(effect: StoredEffect): FitClause | null {
  switch (effect.kind) {
    case "city":
      return { bool: { filter: [is("city", effect.city)], must_not: [is("workplaceType", remote)] } };
    case "remote":
      return is("workplaceType", remote);
    case "salary":
      return { range: { salaryMax: { lte: effect.upTo } } };
    case "occupation":
      return is("titleNames", effect.id);
    case "sector":
      return is("businessSector", effect.code);
    case "space":
      return is("spaceId", effect.id);
    case "job":
      return null;
  }
}

type LabelFinder = (id: string) => { readonly it: string; readonly en: string } | undefined;

/** An effect as the API returns it, with the current labels. */
export function presentEffect(
  effect: StoredEffect,
  { occupation, sector, spaceName }: { occupation: LabelFinder; sector: LabelFinder; spaceName: string },
): NotForMeEffect {
  const labelOf = (find: LabelFinder, id: string) => find(id) ?? { it: id, en: id };
  if (effect.kind === "occupation") return { ...effect, label: labelOf(occupation, effect.id) };
  if (effect.kind === "sector") return { ...effect, label: labelOf(sector, effect.code) };
  return effect.kind === "space" ? { ...effect, name: spaceName } : effect;
}
