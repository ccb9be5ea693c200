import type { DisclosureSurface } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { Ctx, ReadCtx, StepCtx } from "../kernel/ctx.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { recordDisclosures, type DisclosureQuota } from "./record-disclosures.ts";

/**
 * Context of functions that show talent search results to a Space. Every function that returns names requires it, so that no
 * response can bypass the daily limit and the access log.
 */
export type DisclosureCtx = Pick<ReadCtx, "tx" | "actor" | "now"> & {
  readonly quota: Pick<DisclosureQuota, "shownPerDay">;
  readonly inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

type StepDisclosureCtx = Pick<StepCtx, "tx" | "actor" | "now" | "platform" | "prepare">;

/** The disclosure context of a route in steps. It records each disclosure in a short transaction of its own. */
export const toStepDisclosure = ({ tx, actor, now, platform, prepare }: StepDisclosureCtx): DisclosureCtx => ({
  tx,
  actor,
  now,
  quota: platform.disclosureQuota,
  inTransaction: (work) => prepare((inner) => work(inner.tx)),
});

/** The disclosure context of a write. It records each disclosure in the transaction of the write. */
export const toWriteDisclosure = ({ tx, actor, now, platform }: Ctx): DisclosureCtx => ({
  tx,
  actor,
  now,
  quota: platform.disclosureQuota,
  inTransaction: (work) => work(tx),
});

type WorkDisclosureCtx = Pick<WorkCtx, "db" | "now" | "talentsShownPerDay" | "write">;

/** The disclosure context of the worker, which acts as the member who will read the result. */
export const toWorkDisclosure = (
  { db, now, talentsShownPerDay, write }: WorkDisclosureCtx,
  actor: ReadCtx["actor"],
): DisclosureCtx => ({
  tx: db,
  actor,
  now,
  quota: { shownPerDay: talentsShownPerDay },
  inTransaction: (work) => write("talents shown", ({ tx }) => work(tx)),
});

type SurfaceRule = {
  /** Whether this page or export may show the names of talents. */
  readonly names: boolean;
  /** Whether people beyond the daily limit are omitted or shown without their name. */
  readonly beyondLimit: "omit" | "nameless";
};

/** The rules of every page, export and mail in which a Space sees talent search results. docs/adr/0061-disclosures.md has the same table. */
export const surfaceRules: Readonly<Record<DisclosureSurface, SurfaceRule>> = {
  search: { names: true, beyondLimit: "omit" },
  list: { names: true, beyondLimit: "nameless" },
  export: { names: true, beyondLimit: "nameless" },
  mail: { names: false, beyondLimit: "omit" },
  assistant: { names: true, beyondLimit: "nameless" },
  offer: { names: true, beyondLimit: "nameless" },
};

export type DisclosureContext = { readonly spaceId: string; readonly surface: DisclosureSurface };

type DisclosableTalent = {
  readonly resumeId: string;
  readonly ownerId: string | null;
  /** True if the Space may read the person's name, regardless of the daily limit. */
  readonly named: boolean;
};

export type DisclosedTalents = {
  /** Ids of the CVs that may be shown; all others are left out. */
  readonly visible: ReadonlySet<string>;
  /** Ids of the CVs whose owner's name may be shown. */
  readonly named: ReadonlySet<string>;
  /** The number of people whom talent search has shown to the Space today. */
  readonly shown: number;
};

/**
 * Records that a Space is about to see these people, in the given order, and returns who may be shown. The member's own CV is not
 * recorded.
 */
export async function discloseTalents(
  { actor, now, quota, inTransaction }: DisclosureCtx,
  { spaceId, surface }: DisclosureContext,
  talents: readonly DisclosableTalent[],
): Promise<DisclosedTalents> {
  const { names, beyondLimit } = surfaceRules[surface];
  const once = [...new Map(talents.map((talent) => [talent.resumeId, talent])).values()];
  const own = once.filter(({ ownerId }) => ownerId !== null && ownerId === actor.id);
  const people = once
    .filter((talent) => !own.includes(talent))
    .map(({ resumeId, named }) => ({ resumeId, named: named && names }));
  const showing = { spaceId, now, quota, surface, beyondLimit };
  const { allowed, shown } = await inTransaction((tx) => recordDisclosures(tx, showing, people));
  const within = once.filter((talent) => own.includes(talent) || allowed.has(talent.resumeId));
  const idsOf = (some: readonly DisclosableTalent[]) => new Set(some.map(({ resumeId }) => resumeId));
  return {
    visible: idsOf(beyondLimit === "nameless" ? once : within),
    named: idsOf(names ? within.filter((talent) => talent.named) : []),
    shown,
  };
}
