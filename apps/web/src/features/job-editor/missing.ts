import type { FieldError } from "@orbita/contract/errors/fields";
import { publicationErrors, type Written } from "@orbita/contract/job-posts/publishable";
import type { SpaceType } from "@orbita/contract";

export type PublishableField = keyof Written;

/** What still keeps a post from being published, by the same rules that the api asks. One entry for each field. */
export function missingFor(post: Written, spaceType: SpaceType): (FieldError & { field: PublishableField })[] {
  const byField = new Map<string, FieldError & { field: PublishableField }>();
  for (const error of publicationErrors(post, spaceType)) {
    const field = error.path.split(".")[0] as PublishableField;
    if (!byField.has(field)) byField.set(field, { ...error, field });
  }
  return [...byField.values()];
}
