import type { Acquaintance } from "@orbita/contract";

type Known = { id: string; acquaintance?: Acquaintance | null };
type Cached = Partial<Known> & { content?: readonly Known[] };

/** In which lists somebody stands, after one more or one less. */
export const standingIn = (ids: readonly string[], listId: string, stands: boolean): string[] => {
  const others = ids.filter((id) => id !== listId);
  return stands ? [...others, listId] : others;
};

function told<K extends Known | Cached>(known: K, resumeId: string, change: (ids: readonly string[]) => string[]): K {
  const { acquaintance } = known;
  if (known.id !== resumeId || !acquaintance) return known;
  return { ...known, acquaintance: { ...acquaintance, shortlistIds: change(acquaintance.shortlistIds) } };
}

/** The same answer, a page of people or one of them, with that change; whatever says nothing of them stays as it is. */
export function withStanding<T>(cached: T, resumeId: string, change: (ids: readonly string[]) => string[]): T {
  if (typeof cached !== "object" || cached === null) return cached;
  const known = told(cached as Cached, resumeId, change);
  if (!Array.isArray(known.content)) return known as T;
  return { ...known, content: known.content.map((one) => told(one, resumeId, change)) } as T;
}
