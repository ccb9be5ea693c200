import { entityFeatures, featureOf, fieldErrorsOf, type EntityKind, type SearchPayload } from "@orbita/contract";
import { failFields } from "../kernel/failure.ts";

type EntityFilterInput = { readonly filters: readonly object[]; readonly sort?: string | undefined };

/** Validates filters and sort as the list of this entity kind does; unknown fields are refused. */
export function narrowed(kind: EntityKind, { filters, sort }: EntityFilterInput): SearchPayload {
  const { body } = entityFeatures[featureOf(kind)].search;
  const { data, error } = body.safeParse({ filters, ...(sort !== undefined && { sort }) }, { reportInput: true });
  return data ?? failFields("request.invalid", fieldErrorsOf(error.issues));
}
