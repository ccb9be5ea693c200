import type { EntityHistoryEntry } from "@orbita/contract";

/**
 * The columns that each kind of entry in a user's activity log describes. The change history records only which columns
 * changed, and not their meaning.
 */
const columnsOf: Partial<Record<NonNullable<EntityHistoryEntry["what"]>, readonly string[]>> = {
  "name.changed": ["first_name", "last_name"],
  "username.changed": ["username"],
  "phone.changed": ["phone"],
  "email.changed": ["email"],
};
/**
 * The maximum distance in milliseconds between the times of a log entry and its change. Both are written in one transaction, but
 * with two clocks: the log has the time of the request, which a busy machine answers seconds later.
 */
const near = 60_000;

const without = (values: EntityHistoryEntry["before"], names: readonly string[]) =>
  values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * The index of the history entry that belongs to an entry of the activity log: the nearest in time that changed one of the
 * columns; -1 if there is none.
 */
function nearestTo(line: EntityHistoryEntry, changes: readonly EntityHistoryEntry[], names: readonly string[]): number {
  const apart = (change: EntityHistoryEntry) => Math.abs(Date.parse(change.at) - Date.parse(line.at));
  const speaksOf = ({ before, after }: EntityHistoryEntry) =>
    before !== null && after !== null && names.some((name) => name in after);
  const [nearest] = changes
    .filter((change) => speaksOf(change) && apart(change) < near)
    .toSorted((a, b) => apart(a) - apart(b));
  return nearest ? changes.indexOf(nearest) : -1;
}

/**
 * Merges an entry of the user's activity log with the change in the history that it describes: only the log has the old name, and
 * only the history has the actor and the reason. Other changes of the same moment keep their own entry.
 */
export function mergeHistory(
  changes: readonly EntityHistoryEntry[],
  around: readonly EntityHistoryEntry[],
): EntityHistoryEntry[] {
  const left = [...changes];
  const told = around.map((line) => {
    const names = (line.what && columnsOf[line.what]) ?? [];
    const at = nearestTo(line, left, names);
    const change = left[at];
    if (!change) return line;
    left[at] = { ...change, before: without(change.before, names), after: without(change.after, names) };
    return { ...line, at: change.at, byId: change.byId, why: change.why };
  });
  const isEmpty = ({ before, after }: EntityHistoryEntry) =>
    before !== null && after !== null && Object.keys(after).length === 0;
  return [...told, ...left.filter((change) => !isEmpty(change))];
}
