import { jobPostDraft } from "@orbita/contract/job-posts/draft";
import type { OwnJobPost } from "@orbita/contract";
import type { z } from "zod";

export const editorSchema = jobPostDraft.required();
export type EditorValues = z.output<typeof editorSchema>;

const names = Object.keys(editorSchema.shape) as (keyof EditorValues)[];

/** The editable fields of a post. */
export const toEditorValues = (post: OwnJobPost): EditorValues => ({
  ...(Object.fromEntries(names.map((name) => [name, post[name]])) as unknown as EditorValues),
  skills: post.skills.map(({ id, mandatory, minYears }) => ({ id, mandatory, minYears })),
});

/** The fields that differ between two versions; only these are sent to the API. */
export function diffEditorValues(before: EditorValues, after: EditorValues): Partial<EditorValues> {
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
