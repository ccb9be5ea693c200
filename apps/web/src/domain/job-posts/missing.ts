import type { FieldError } from "@orbita/contract/errors/fields";
import { publicationErrors, type Written } from "@orbita/contract/job-posts/publishable";
import type { SpaceType } from "@orbita/contract";

export type PublishableField = keyof Written;
type Missing = FieldError & { field: PublishableField };

/** One entry for each field: its first error. */
export function missingOf(errors: readonly FieldError[]): Missing[] {
  const byField = new Map<string, Missing>();
  for (const error of errors) {
    const field = error.path.split(".")[0] as PublishableField;
    if (!byField.has(field)) byField.set(field, { ...error, field });
  }
  return [...byField.values()];
}

/** The fields that block publication, by the same rules as the API. */
export const missingFor = (post: Written, spaceType: SpaceType): Missing[] =>
  missingOf(publicationErrors(post, spaceType));
