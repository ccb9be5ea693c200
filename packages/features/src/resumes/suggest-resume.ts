import { judgingSections, type JudgingSection, type Resume } from "@orbita/contract";
import { because, type Db } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { lockOwn } from "./change-resume.ts";
import { presentResume } from "./present.ts";
import { roleSkills, suggestFor, type KnownSkill, type Suggested } from "./suggest/index.ts";
import { writeLocked, type ResumeWrite } from "./write-resume.ts";

const findRoleSkills = (db: Db): Promise<KnownSkill[]> =>
  db
    .selectFrom("skills")
    .select(["id", "code", "label_it as it", "label_en as en"])
    .where("code", "in", [...roleSkills])
    .where("merged_into", "is", null)
    .execute();

type Item = Resume["comments"][number];
/** What its owner wrote, answered or lets others read is theirs. */
const stays = ({ origin, shared, answer }: Item): boolean => origin === "person" || shared || Boolean(answer);

function anew(kept: readonly Item[], suggested: readonly Suggested[]) {
  const said = new Set(kept.map(({ text }) => text));
  return [
    ...kept.map(({ origin: _, ...item }) => item),
    ...suggested
      .filter(({ text }) => !said.has(text))
      .map(({ text, motivation, code }) => ({ text, motivation, answer: null, code: code ?? null, shared: false })),
  ];
}

/** The judging sections made anew from what the resume says now. */
export async function suggestResume(
  ctx: Ctx,
  { id }: { id: string },
  { language }: { language: "it" | "en" },
): Promise<Resume> {
  const row = await lockOwn(ctx, id);
  const resume = presentResume(row, ctx.now);
  const suggested = suggestFor(resume, { language, skills: await findRoleSkills(ctx.tx) });
  const write: Partial<Record<JudgingSection, ReturnType<typeof anew>>> = {};
  for (const section of judgingSections) write[section] = anew(resume[section].filter(stays), suggested[section]);
  await because(ctx.tx, "suggested");
  return writeLocked(ctx, row, write as ResumeWrite, "machine");
}
