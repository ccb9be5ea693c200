import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import { spaceChange } from "@orbita/contract/spaces/parts";
import { bodyOf, spaceFields, type SpaceField, type SpaceValues } from "./space-values.ts";

type SpaceErrors = Partial<Record<SpaceField, FieldError>>;

/** The field that an error of the contract is about; a location's is about all of them. */
export const fieldOfPath = (path: string): SpaceField | undefined =>
  spaceFields.find((field) => field === path.split(".")[0]);

/** What the contract would refuse of these fields. */
export function errorsIn(values: SpaceValues, fields: readonly SpaceField[]): SpaceErrors {
  const parsed = spaceChange.safeParse(bodyOf(values, fields), { reportInput: true });
  const found: SpaceErrors = {};
  for (const error of parsed.success ? [] : fieldErrorsOf(parsed.error.issues)) {
    const field = fieldOfPath(error.path);
    if (field) found[field] ??= error;
  }
  return found;
}
