const all: Map<string, unknown>[] = [];

/** The same text is asked for by many rules, one after the other: what was found for it is kept for as long as its document is read. */
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

/** Nothing of one document stays for the next. */
export function forget(): void {
  for (const kept of all) kept.clear();
}
