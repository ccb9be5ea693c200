import type { Resume } from "@orbita/contract";
import { changeKeys, hasNoChanges, keysOf, type ChangeKey, type ResumeChanges } from "./changes.ts";

type MergeableItem = { readonly id: string };
type MergeVersions<T> = { base: T; mine: T; theirs: T };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isItems = (value: unknown): value is readonly MergeableItem[] =>
  Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && "id" in one);

/**
 * The entries of a merged list, by id. An entry that this page added or changed wins, even over a deletion by the other side.
 * For any other entry, the other side's version counts, and an entry that either side deleted is gone.
 */
function left({ base, mine, theirs }: MergeVersions<readonly MergeableItem[]>): Map<string, MergeableItem> {
  const [before, my, their] = [base, mine, theirs].map((items) => new Map(items.map((item) => [item.id, item])));
  const kept = new Map<string, MergeableItem>();
  for (const id of new Set([...my!.keys(), ...their!.keys()])) {
    const [was, ours, other] = [before!.get(id), my!.get(id), their!.get(id)];
    const touched = ours !== undefined && !same(ours, was);
    if (touched) kept.set(id, ours);
    else if (other && (ours || !was)) kept.set(id, other);
  }
  return kept;
}

/**
 * Merges two orders of ids: the first order, plus the ids that only the second order has.
 * Each added id is inserted after the id that precedes it in the second order.
 */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

function mergeItems(three: MergeVersions<readonly MergeableItem[]>): MergeableItem[] {
  const kept = left(three);
  const ids = (items: readonly MergeableItem[]) => items.map(({ id }) => id);
  const [base, mine, theirs] = [ids(three.base), ids(three.mine), ids(three.theirs)];
  const both = (order: readonly string[]) => order.filter((id) => base.includes(id) && mine.includes(id));
  const moved = !same(both(mine), both(base));
  const order = moved ? woven(mine, theirs) : woven(theirs, mine);
  return order.flatMap((id) => kept.get(id) ?? []);
}

/** Three-way merge. Lists merge entry by entry; of any other value, `mine` wins if it differs from `base`. */
function mergeValue<T>({ base, mine, theirs }: MergeVersions<T>): T {
  if (same(mine, base)) return theirs;
  if (isItems(base) && isItems(mine) && isItems(theirs)) return mergeItems({ base, mine, theirs }) as T;
  return mine;
}

/** Rebases unsaved changes onto a newer resume. */
export function rebase(base: Resume, changes: ResumeChanges, newer: Resume): ResumeChanges {
  if (hasNoChanges(changes)) return changes;
  return Object.fromEntries(
    keysOf(changes).map((key: ChangeKey) => [
      key,
      mergeValue<unknown>({ base: base[key], mine: changes[key], theirs: newer[key] }),
    ]),
  );
}

/** The changes that undo one action and keep all later actions. */
export function buildUndo(now: Resume, act: { before: ResumeChanges; after: ResumeChanges }): ResumeChanges {
  return Object.fromEntries(
    changeKeys
      .filter((key) => key in act.before)
      .map((key) => [key, mergeValue<unknown>({ base: act.after[key], mine: act.before[key], theirs: now[key] })]),
  );
}
