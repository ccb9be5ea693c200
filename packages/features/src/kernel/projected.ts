/** Only the fields that were asked for, and the id; none asked for means all. The contract has checked that they exist. */
export function projected<T extends { id: string }>(items: T[], projections: readonly string[]): T[] {
  if (projections.length === 0) return items;
  const wanted = new Set(["id", ...projections]);
  return items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))) as T);
}
