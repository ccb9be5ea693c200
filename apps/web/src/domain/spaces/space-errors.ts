import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import { spaceChange } from "@orbita/contract/spaces/parts";
import { toSpaceChange, spaceFields, type SpaceFieldName, type SpaceValues } from "./space-values.ts";

type SpaceErrors = Partial<Record<SpaceFieldName, FieldError>>;

/** The form field to which an error path of the contract belongs. An error in one location belongs to the whole field `locations`. */
export const fieldOfPath = (path: string): SpaceFieldName | undefined =>
  spaceFields.find((field) => field === path.split(".")[0]);

/** The errors that the contract's schema finds in the given fields. */
export function errorsIn(values: SpaceValues, fields: readonly SpaceFieldName[]): SpaceErrors {
  const parsed = spaceChange.safeParse(toSpaceChange(values, fields), { reportInput: true });
  const found: SpaceErrors = {};
  for (const error of parsed.success ? [] : fieldErrorsOf(parsed.error.issues)) {
    const field = fieldOfPath(error.path);
    if (field) found[field] ??= error;
  }
  return found;
}
