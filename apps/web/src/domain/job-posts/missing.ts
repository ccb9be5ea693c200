import type { FieldError } from "@orbita/contract/errors/fields";
import { publicationErrors, type UnfinishedJobPost } from "@orbita/contract/job-posts/publishable";
import type { SpaceType } from "@orbita/contract";

export type PublishableField = keyof UnfinishedJobPost;
type MissingPostField = FieldError & { field: PublishableField };

/** The first validation error of each field of a job post. */
export function missingOf(errors: readonly FieldError[]): MissingPostField[] {
  const byField = new Map<string, MissingPostField>();
  for (const error of errors) {
    const field = error.path.split(".")[0] as PublishableField;
    if (!byField.has(field)) byField.set(field, { ...error, field });
  }
  return [...byField.values()];
}

/** The fields that block publication, by the same rules as the API. */
export const missingFor = (post: UnfinishedJobPost, spaceType: SpaceType): MissingPostField[] =>
  missingOf(publicationErrors(post, spaceType));
