import type { PriorContact } from "@orbita/contract";

type CachedTalent = { id: string; acquaintance?: PriorContact | null };
type CachedTalentData = Partial<CachedTalent> & { content?: readonly CachedTalent[] };

/** The ids of a person's shortlists after adding or removing one. */
export const changeShortlistIds = (ids: readonly string[], listId: string, stands: boolean): string[] => {
  const others = ids.filter((id) => id !== listId);
  return stands ? [...others, listId] : others;
};

function told<K extends CachedTalent | CachedTalentData>(
  known: K,
  resumeId: string,
  change: (ids: readonly string[]) => string[],
): K {
  const { acquaintance } = known;
  if (known.id !== resumeId || !acquaintance) return known;
  return { ...known, acquaintance: { ...acquaintance, shortlistIds: change(acquaintance.shortlistIds) } };
}

/**
 * Applies a change of a person's shortlists to a cached page of people or a cached person.
 * Other cached data is returned unchanged.
 */
export function withShortlistChange<T>(cached: T, resumeId: string, change: (ids: readonly string[]) => string[]): T {
  if (typeof cached !== "object" || cached === null) return cached;
  const known = told(cached as CachedTalentData, resumeId, change);
  if (!Array.isArray(known.content)) return known as T;
  return { ...known, content: known.content.map((one) => told(one, resumeId, change)) } as T;
}
