import { judgingSections, resumeLimits, type Resume } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockOwn } from "./change-resume.ts";
import { presentResume } from "./present.ts";
import { findSkillsByCode, wantsSuggestions } from "./queries.ts";
import { roleSkills, suggestFor, type Suggested } from "./suggest/index.ts";
import { writeLocked, type ResumeWrite } from "./write-resume.ts";

type Suggestion = Resume["comments"][number];

/** Items that the person wrote, shared or answered are only removed by the person. */
const isKept = ({ shared, origin, answer }: Suggestion) => shared || origin === "person" || Boolean(answer);

/** Appends new suggestions to the kept ones and skips those with the same text. */
export function mergeSuggestions(before: readonly Suggestion[], made: readonly Suggested[]) {
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
  const row = await lockOwn(ctx, id);
  if (!(await wantsSuggestions(ctx.tx, row.owner_id!))) fail("ai.switchedOff");
  const resume = presentResume(row, ctx.now);
  const made = suggestFor(resume, { language, skills: await findSkillsByCode(ctx.tx, roleSkills) });
  const write: ResumeWrite = Object.fromEntries(
    judgingSections.map((section) => [section, mergeSuggestions(resume[section], made[section])]),
  );
  await because(ctx.tx, "suggested");
  return writeLocked(ctx, row, write, "machine");
}
