import { judgingSections, resumeLimits, type Resume } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockOwnResume } from "./change-resume.ts";
import { presentResume } from "./present.ts";
import { findSkillsByCode, wantsSuggestions } from "./queries.ts";
import { roleSkills, suggestFor, type ResumeSuggestion } from "./suggest/index.ts";
import { writeLocked, type ResumeContentChange } from "./write-resume.ts";

type ResumeComment = Resume["comments"][number];

/** Whether a new run of suggestions keeps this item. Items that the person wrote, shared or answered are removed only by the person. */
const isKept = ({ shared, origin, answer }: ResumeComment) => shared || origin === "person" || Boolean(answer);

/** Appends new suggestions to the kept suggestions. Skips a new suggestion if its text is already among them. */
export function mergeSuggestions(before: readonly ResumeComment[], made: readonly ResumeSuggestion[]) {
  const kept = before.filter(isKept);
  const known = new Set(kept.map(({ text }) => text));
  const added = made
    .filter(({ text }) => !known.has(text))
    .map(({ text, motivation, code = null }) => ({ text, motivation, answer: null, code, shared: false }));
  return [...kept, ...added].slice(0, Math.max(kept.length, resumeLimits.suggestions.max));
}

export async function suggestForResume(
  ctx: Ctx,
  { id }: { id: string },
  { language }: { language: "it" | "en" },
): Promise<Resume> {
  const row = await lockOwnResume(ctx, id);
  if (!(await wantsSuggestions(ctx.tx, row.owner_id!))) fail("ai.switchedOff");
  const resume = presentResume(row, ctx.now);
  const made = suggestFor(resume, { language, skills: await findSkillsByCode(ctx.tx, roleSkills) });
  const write: ResumeContentChange = Object.fromEntries(
    judgingSections.map((section) => [section, mergeSuggestions(resume[section], made[section])]),
  );
  await withReason(ctx.tx, "suggested");
  return writeLocked(ctx, row, write, "machine");
}
