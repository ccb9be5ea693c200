/**
 * Reduces each item to its id and the requested fields; an empty list of fields means all. The contract has already checked
 * that the fields exist.
 */
export function projected<T extends { id: string }>(items: T[], projections: readonly string[]): T[] {
  if (projections.length === 0) return items;
  const wanted = new Set(["id", ...projections]);
  return items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))) as T);
}
