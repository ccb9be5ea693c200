import { randomUUIDv7 } from "node:crypto";
import type { AdminSkill, skillDraft } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { skillChanged } from "./events.ts";
import { presentAdminSkill } from "./present.ts";
import {
  findCategory,
  findTakenNames,
  hasCode,
  insertSkill,
  lockNames,
  lockSkills,
  saveSkill,
  type SkillRow,
} from "./queries.ts";
import { codeOf, otherNames, plain } from "./rules.ts";
import { countRequests, usesOf } from "./uses.ts";

export type SkillDraft = z.output<typeof skillDraft>;

async function checkCategory(ctx: Ctx, { category, subcategory }: Pick<SkillRow, "category" | "subcategory">) {
  const wrong = (path: string) => failFields("request.invalid", [{ path, code: "field.invalid", params: {} }]);
  const top = await findCategory(ctx.tx, category);
  if (top?.parent !== null) wrong("category");
  if (subcategory !== null && (await findCategory(ctx.tx, subcategory))?.parent !== category) wrong("subcategory");
}

/** A free code for a new skill. Codes are never reused, not even those of deleted skills. */
async function freeCode(ctx: Ctx, en: string): Promise<string> {
  const base = codeOf(en);
  for (let turn = 1; ; turn++) {
    const code = turn === 1 ? base : `${base}-${turn}`;
    if (!(await hasCode(ctx.tx, code))) return code;
  }
}

/** Adds a skill. The caller must hold the lock on skill names. */
export async function addSkill(ctx: Ctx, { it, en, aliases, ...draft }: SkillDraft): Promise<SkillRow> {
  await checkCategory(ctx, draft);
  const others = otherNames([it, en], aliases);
  const taken = await findTakenNames(ctx.tx, [it, en, ...others], null);
  if (taken !== undefined) fail("skill.exists", { name: taken });
  const row = await insertSkill(ctx.tx, {
    ...draft,
    id: randomUUIDv7(),
    code: await freeCode(ctx, en),
    label_it: it,
    label_en: en,
    aliases: others,
    edited: true,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await ctx.tell(skillChanged, { ids: [row.id] });
  return row;
}

export async function showToAdmin(
  ctx: Pick<Ctx, "now"> & { tx: Parameters<typeof usesOf>[1] },
  row: SkillRow,
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  const [asked, used] = await Promise.all([countRequests(uses, ctx, [row.id]), usesOf(uses, ctx.tx, [row.id])]);
  return presentAdminSkill(row, { jobPosts: asked.get(row.id) ?? 0, uses: used.get(row.id) ?? 0 });
}

export async function createSkill(
  ctx: Ctx,
  draft: SkillDraft,
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  await lockNames(ctx.tx);
  return showToAdmin(ctx, await addSkill(ctx, draft), uses);
}

type SkillChange = { [K in keyof SkillDraft]?: SkillDraft[K] | undefined };

export async function changeSkill(
  ctx: Ctx,
  { id }: { id: string },
  given: SkillChange,
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  await lockNames(ctx.tx);
  const [row] = await lockSkills(ctx.tx, [id]);
  if (!row) fail("skill.notFound");
  const { it = row.label_it, en = row.label_en, kind = row.kind, category = row.category } = given;
  // Changing the category of a skill drops the old subcategory.
  const { subcategory = category === row.category ? row.subcategory : null } = given;
  await checkCategory(ctx, { category, subcategory });
  const aliases = otherNames([it, en], given.aliases ?? row.aliases);
  // Only new names must be unique, because imported skills may already share names.
  const had = new Set([row.label_it, row.label_en, ...row.aliases].map(plain));
  const taken = await findTakenNames(
    ctx.tx,
    [it, en, ...aliases].filter((name) => !had.has(plain(name))),
    id,
  );
  if (taken !== undefined) fail("skill.exists", { name: taken });
  const change = { label_it: it, label_en: en, kind, category, subcategory, aliases, edited: true };
  const saved = await saveSkill(ctx.tx, id, change);
  await ctx.tell(skillChanged, { ids: [id] });
  if (it !== row.label_it || en !== row.label_en) for (const use of uses) await use.rename(ctx, id);
  return showToAdmin(ctx, saved, uses);
}
