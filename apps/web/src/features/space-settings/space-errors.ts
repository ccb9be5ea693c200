import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import { spaceChange } from "@orbita/contract/spaces/parts";
import { bodyOf, spaceFields, type SpaceField, type SpaceValues } from "./space-values.ts";

type SpaceErrors = Partial<Record<SpaceField, FieldError>>;

/** The field of a contract error's path. An error in one location belongs to the whole `locations` field. */
export const fieldOfPath = (path: string): SpaceField | undefined =>
  spaceFields.find((field) => field === path.split(".")[0]);

/** The errors that the contract's schema finds in these fields. */
export function errorsIn(values: SpaceValues, fields: readonly SpaceField[]): SpaceErrors {
  const parsed = spaceChange.safeParse(bodyOf(values, fields), { reportInput: true });
  const found: SpaceErrors = {};
  for (const error of parsed.success ? [] : fieldErrorsOf(parsed.error.issues)) {
    const field = fieldOfPath(error.path);
    if (field) found[field] ??= error;
  }
  return found;
}
