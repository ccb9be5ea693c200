import type { Acquaintance } from "@orbita/contract";

type CachedTalent = { id: string; acquaintance?: Acquaintance | null };
type Cached = Partial<CachedTalent> & { content?: readonly CachedTalent[] };

/** The ids of a person's lists after adding or removing one. */
export const standingIn = (ids: readonly string[], listId: string, stands: boolean): string[] => {
  const others = ids.filter((id) => id !== listId);
  return stands ? [...others, listId] : others;
};

function told<K extends CachedTalent | Cached>(
  known: K,
  resumeId: string,
  change: (ids: readonly string[]) => string[],
): K {
  const { acquaintance } = known;
  if (known.id !== resumeId || !acquaintance) return known;
  return { ...known, acquaintance: { ...acquaintance, shortlistIds: change(acquaintance.shortlistIds) } };
}

/** Applies the change to a cached page of people or a cached person; other cached data is returned unchanged. */
export function withStanding<T>(cached: T, resumeId: string, change: (ids: readonly string[]) => string[]): T {
  if (typeof cached !== "object" || cached === null) return cached;
  const known = told(cached as Cached, resumeId, change);
  if (!Array.isArray(known.content)) return known as T;
  return { ...known, content: known.content.map((one) => told(one, resumeId, change)) } as T;
}
