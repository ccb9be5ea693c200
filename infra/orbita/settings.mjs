// Reads the settings of processes out of their zod schemas.

/** Unwraps a schema field: its inner type, its default, and whether it is optional. */
export function unwrap(field) {
  const { type, innerType, defaultValue, in: from } = field._zod.def;
  if (type === "default") return { ...unwrap(innerType), fallback: defaultValue };
  if (type === "optional") return { ...unwrap(innerType), optional: true };
  if (type === "pipe") return unwrap(from);
  return { inner: field };
}

function bounds(low, high) {
  if (Number.isSafeInteger(high) && high < Number.MAX_SAFE_INTEGER) return `, ${low} to ${high}`;
  return Number.isFinite(low) && low > Number.MIN_SAFE_INTEGER ? `, from ${low}` : "";
}

export function typeOf(inner) {
  const { type } = inner._zod.def;
  if (type === "enum") return inner.options.join(", ");
  if (type === "number")
    return (inner.format === "safeint" ? "whole number" : "number") + bounds(inner.minValue, inner.maxValue);
  if (inner.format === "url") return "address";
  return inner.minLength ? `text, at least ${inner.minLength} long` : "text";
}

/** Every setting of several processes, once, with the processes that read it. */
export function describeSettings(processes) {
  const settings = new Map();
  for (const [reader, schema] of Object.entries(processes))
    for (const [name, field] of Object.entries(schema.shape)) {
      const known = settings.get(name);
      const { inner, fallback, optional = false } = unwrap(field);
      const isRequired = fallback === undefined && !optional;
      const about = {
        name,
        type: typeOf(inner),
        fallback: fallback === undefined ? undefined : String(fallback),
        isRequired,
        readers: [reader],
        meaning: field.description ?? inner.description,
      };
      if (known) {
        known.readers.push(reader);
        known.isRequired ||= isRequired;
      } else settings.set(name, about);
    }
  return [...settings.values()];
}
