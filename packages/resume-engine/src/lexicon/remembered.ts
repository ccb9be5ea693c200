const all: Map<string, unknown>[] = [];

/** Memoises a function of a text, because many rules need the same results. The cache is cleared after each document. */
export function remembered<T>(make: (text: string) => T, most = 3000): (text: string) => T {
  const kept = new Map<string, { value: T }>();
  all.push(kept);
  return (text) => {
    const known = kept.get(text);
    if (known) return known.value;
    if (kept.size >= most) kept.clear();
    const value = make(text);
    kept.set(text, { value });
    return value;
  };
}

/** Clears the caches of all memoised functions, so that no data of a document remains when the next document is read. */
export function forget(): void {
  for (const kept of all) kept.clear();
}
