import { actReason } from "@orbita/contract/back-office/routes";
import { z } from "zod";

export type FieldControl = { kind: "text" | "area" | "switch" } | { kind: "choice"; values: readonly string[] };

const longer = 200;

/** Unwraps `optional`, `nullable` and similar Zod wrappers. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { innerType?: z.core.$ZodType };
  return def.innerType ? bare(def.innerType) : schema;
}

const allowsNull = (schema: z.core.$ZodType): boolean => z.safeParse(schema, null).success;

/** Chooses the form control for a field of the entity definition. */
export function controlOf(schema: z.core.$ZodType): FieldControl {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum) return { kind: "choice", values: inner.options.map(String) };
  if (inner instanceof z.ZodBoolean) return { kind: "switch" };
  // The contract's `words()` is a string inside a pipe; only the output end of the pipe has the maximum length.
  const max = lengthOf(inner);
  return { kind: max !== null && max > longer ? "area" : "text" };
}

function lengthOf(schema: z.core.$ZodType): number | null {
  if (schema instanceof z.ZodString) return schema.maxLength;
  const def = schema._zod.def as { in?: z.core.$ZodType; out?: z.core.$ZodType };
  return def.out ? (lengthOf(def.out) ?? (def.in ? lengthOf(def.in) : null)) : null;
}

/** The validation rules of the entity definition, plus the admin's reason. An empty input of a nullable field is sent as null. */
export function changeSchema(change: z.ZodObject) {
  const fields = Object.entries(change.shape as Record<string, z.ZodType>).map(([name, schema]) => [
    name,
    allowsNull(schema) ? z.preprocess((value) => (value === "" ? null : value), schema) : schema,
  ]);
  return z.object({ ...Object.fromEntries(fields), reason: actReason }) as unknown as z.ZodType<
    Record<string, unknown> & { reason: string },
    Record<string, unknown> & { reason: string }
  >;
}
