import type { EntityChange } from "@orbita/contract";

/** The columns that an entry of the user's own activity log describes; the history only records that they changed. */
const columnsOf: Partial<Record<NonNullable<EntityChange["what"]>, readonly string[]>> = {
  "name.changed": ["first_name", "last_name"],
  "username.changed": ["username"],
  "phone.changed": ["phone"],
  "email.changed": ["email"],
};
/** Both were written in one transaction, but with two clocks. */
const near = 5_000;

const without = (values: EntityChange["before"], names: readonly string[]) =>
  values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The index of the change that the entry describes; -1 if there is none. */
function nearestTo(line: EntityChange, changes: readonly EntityChange[], names: readonly string[]): number {
  const apart = (change: EntityChange) => Math.abs(Date.parse(change.at) - Date.parse(line.at));
  const speaksOf = ({ before, after }: EntityChange) =>
    before !== null && after !== null && names.some((name) => name in after);
  const [nearest] = changes
    .filter((change) => speaksOf(change) && apart(change) < near)
    .toSorted((a, b) => apart(a) - apart(b));
  return nearest ? changes.indexOf(nearest) : -1;
}

/**
 * The old name is only in the user's activity log, the actor and the reason only in the history: merges the two into one entry.
 * Other changes of the same moment keep their own entry.
 */
export function toldBetter(changes: readonly EntityChange[], around: readonly EntityChange[]): EntityChange[] {
  const left = [...changes];
  const told = around.map((line) => {
    const names = (line.what && columnsOf[line.what]) ?? [];
    const at = nearestTo(line, left, names);
    const change = left[at];
    if (!change) return line;
    left[at] = { ...change, before: without(change.before, names), after: without(change.after, names) };
    return { ...line, at: change.at, byId: change.byId, why: change.why };
  });
  const isEmpty = ({ before, after }: EntityChange) =>
    before !== null && after !== null && Object.keys(after).length === 0;
  return [...told, ...left.filter((change) => !isEmpty(change))];
}
