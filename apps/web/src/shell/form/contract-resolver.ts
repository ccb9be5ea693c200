import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** A field's error as react-hook-form stores it: the code is its type, the parameters are JSON in its message. */
export type EncodedFieldError = { type: string; message: string };

export const encodeFieldError = ({ code, params }: Pick<FieldError, "code" | "params">): EncodedFieldError => ({
  type: code,
  message: JSON.stringify(params),
});

function nest(errors: readonly FieldError[]): FieldErrors {
  const root: Record<string, unknown> = {};
  for (const error of errors) {
    const path = error.path.split(".");
    const last = path.pop()!;
    let at = root;
    for (const step of path) at = (at[step] ??= {}) as Record<string, unknown>;
    at[last] ??= encodeFieldError(error);
  }
  return root as FieldErrors;
}

/** Validates the form with the contract's schema, with the same codes as the api; reports all wrong fields at once. */
export function contractResolver<S extends z.ZodType>(
  schema: S,
): Resolver<z.input<S> & FieldValues, unknown, z.output<S> & FieldValues> {
  return (values) => {
    // `reportInput` is needed: without their input, Zod's issues do not distinguish an empty field from a short one.
    const parsed = schema.safeParse(values, { reportInput: true });
    if (parsed.success) return { values: parsed.data as z.output<S> & FieldValues, errors: {} };
    return { values: {}, errors: nest(fieldErrorsOf(parsed.error.issues)) as FieldErrors<z.input<S> & FieldValues> };
  };
}
