/**
 * Where text stands that nobody can keep: PostgreSQL takes no zero byte and answers with a fault, and half a character would come
 * back as another. Asked of everything that comes in, so that no field can forget it; undefined where all is well.
 */
export function unstorableIn(value: unknown, path: readonly (string | number)[] = []): string | undefined {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? path.join(".") : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableIn(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
