import { jobPostDraft } from "@orbita/contract/job-posts/schema";
import type { JobPost } from "@orbita/contract";
import type { z } from "zod";

export const editorSchema = jobPostDraft.required();
export type EditorValues = z.output<typeof editorSchema>;

/** What the editor edits, out of a post. */
export const valuesOf = (post: JobPost): EditorValues => ({
  title: post.title,
  description: post.description,
  location: post.location,
  salaryMin: post.salaryMin,
  salaryMax: post.salaryMax,
  ccnl: post.ccnl,
  replyDays: post.replyDays as EditorValues["replyDays"],
  skills: post.skills.map(({ id, mandatory }) => ({ id, mandatory })),
});

/** Only what differs is sent. */
export function changesBetween(before: EditorValues, after: EditorValues): Partial<EditorValues> {
  const names = Object.keys(after) as (keyof EditorValues)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
