import { entityFeatures, featureOf, fieldErrorsOf, type EntityKind, type SearchPayload } from "@orbita/contract";
import { failFields } from "../kernel/failure.ts";

type Asked = { readonly filters: readonly object[]; readonly sort?: string | undefined };

/** Filters and sort as the list of this kind takes them: what it does not know is refused as there. */
export function narrowed(kind: EntityKind, { filters, sort }: Asked): SearchPayload {
  const { body } = entityFeatures[featureOf(kind)].search;
  const { data, error } = body.safeParse({ filters, ...(sort !== undefined && { sort }) }, { reportInput: true });
  return data ?? failFields("request.invalid", fieldErrorsOf(error.issues));
}
