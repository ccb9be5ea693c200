import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import { publishableJobPost } from "@orbita/contract/job-posts/schema";

export type PublishableField = "title" | "description" | "location" | "salaryMin" | "salaryMax" | "ccnl";

/** What still keeps a post from being published, by the same schema that the api asks. One entry for each field. */
export function missingFor(post: Record<PublishableField, unknown>): (FieldError & { field: PublishableField })[] {
  const parsed = publishableJobPost.safeParse(post, { reportInput: true });
  if (parsed.success) return [];
  const byField = new Map<string, FieldError & { field: PublishableField }>();
  for (const error of fieldErrorsOf(parsed.error.issues)) {
    const field = error.path.split(".")[0] as PublishableField;
    if (!byField.has(field)) byField.set(field, { ...error, field });
  }
  return [...byField.values()];
}
