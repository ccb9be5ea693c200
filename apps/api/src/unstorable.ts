/**
 * Finds the path of the first text that PostgreSQL cannot store faithfully; undefined if there is none. PostgreSQL fails on a
 * zero byte, and a lone surrogate would be read back as another character. The api checks all input with it, so that no field
 * can forget the check.
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
