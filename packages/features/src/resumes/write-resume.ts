import { isDeepStrictEqual } from "node:util";
import type { Resume, ResumeChange, ResumeSection } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import type { Updateable } from "kysely";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { resumeChanged } from "./events.ts";
import { originOf, settleItems, type ResumeItemInput, type ItemOriginRule } from "./items.ts";
import { listColumns, listSections, presentResume, writtenResume } from "./present.ts";
import {
  deleteRow,
  findResume,
  insertResume,
  lockResume,
  saveResume,
  type ResumeKey,
  type ResumeRow,
} from "./queries.ts";
import {
  knownLanguages,
  knownSkills,
  saveLanguages,
  saveSkills,
  skillSections,
  type SkillSection,
} from "./skill-rows.ts";

/** The new content of a resume, by whole sections; sections that are left out stay unchanged. */
export type ResumeContentChange = Omit<ResumeChange, "version">;
type ResumeWriteCtx = Pick<Ctx, "tx" | "now" | "tell">;

const itemSections = [...listSections, "technicalSkills", "softSkills", "languages"] as const;
const skills = Object.keys(skillSections) as SkillSection[];
const texts = ["headline", "summary", "contacts", "wishes"] as const;

const holdersOf = (written: ReturnType<typeof writtenResume>) =>
  new Map(itemSections.flatMap((section) => written[section].map(({ id }) => [id, section] as const)));

function textColumns(
  row: ResumeRow,
  write: ResumeContentChange,
  origin: ItemOriginRule,
): Updateable<Tables["resumes"]> {
  const written = writtenResume(row);
  const origins = { ...(row.origins as Resume["origins"]) };
  const columns: Record<string, unknown> = {};
  for (const name of texts) {
    const value = write[name];
    if (value === undefined || isDeepStrictEqual(value, written[name])) continue;
    origins[name] = originOf(origin, name, { value });
    columns[name] = name === "contacts" ? JSON.stringify(value) : name === "wishes" ? value : value || null;
  }
  return { ...columns, origins: JSON.stringify(origins) };
}

async function writeSections(
  { tx }: ResumeWriteCtx,
  row: ResumeRow,
  write: ResumeContentChange,
  origin: ItemOriginRule,
) {
  const before = writtenResume(row);
  const holders = new Map<string, ResumeSection>(holdersOf(before));
  const columns: Record<string, string> = {};
  for (const section of listSections) {
    const items: readonly ResumeItemInput[] | undefined = write[section];
    if (items)
      columns[listColumns[section]] = JSON.stringify(
        settleItems(section, items, { before: before[section], holders, origin }),
      );
  }
  for (const section of skills) {
    const items = write[section];
    if (!items) continue;
    const known = await knownSkills(tx, section, items);
    await saveSkills(tx, row.id, section, settleItems(section, known, { before: before[section], holders, origin }));
  }
  if (write.languages) {
    const known = await knownLanguages(tx, write.languages);
    await saveLanguages(tx, row.id, settleItems("languages", known, { before: before.languages, holders, origin }));
  }
  return columns as Updateable<Tables["resumes"]>;
}

/** Emits the event that a resume changed. The event includes the owner, because subscribers cannot look it up after deletion. */
export const announceResume = (
  ctx: Pick<ResumeWriteCtx, "tell">,
  row: Pick<ResumeRow, "id" | "owner_id" | "space_id">,
) => ctx.tell(resumeChanged, { id: row.id, ownerId: row.owner_id, spaceId: row.space_id });

/** The columns of the row that are not content. */
type OtherColumns = Pick<Updateable<Tables["resumes"]>, "dismissed_suggestions" | "suggested_from">;

/** Writes a resume whose row the caller has locked. */
export async function writeLocked(
  ctx: ResumeWriteCtx,
  row: ResumeRow,
  { columns: others, ...write }: ResumeContentChange & { columns?: OtherColumns },
  origin: ItemOriginRule,
): Promise<Resume> {
  const columns = { ...others, ...textColumns(row, write, origin), ...(await writeSections(ctx, row, write, origin)) };
  if (write.sectionOrder) columns.section_order = [...write.sectionOrder];
  if (write.shownSections) columns.shown_sections = [...new Set(write.shownSections)];
  const saved = await saveResume(ctx.tx, row.id, columns);
  await announceResume(ctx, saved);
  return presentResume(saved, ctx.now);
}

/**
 * Locks and writes a resume. The caller checks permission and version. `origin` applies to changed content; unchanged
 * content keeps its origin.
 */
export async function writeResume(
  ctx: ResumeWriteCtx,
  id: string,
  write: ResumeContentChange,
  origin: ItemOriginRule,
): Promise<Resume> {
  const row = (await lockResume(ctx.tx, { id })) ?? fail("resume.notFound");
  return writeLocked(ctx, row, write, origin);
}

type SpaceResume = { spaceId: string; firstName: string; lastName: string; content: ResumeContentChange };

/** Creates a resume that a Space stores; `origin` has the same meaning as in `writeResume`. */
export async function createSpaceResume(
  ctx: ResumeWriteCtx,
  { spaceId, firstName, lastName, content }: SpaceResume,
  origin: ItemOriginRule = "person",
): Promise<Resume> {
  const id = await insertResume(ctx.tx, { space_id: spaceId, first_name: firstName, last_name: lastName });
  return writeResume(ctx, id, content, origin);
}

/** Permanently deletes a resume; skills, languages, versions and links are deleted by cascade. */
export async function deleteResume(ctx: ResumeWriteCtx, id: string): Promise<void> {
  const row = (await lockResume(ctx.tx, { id })) ?? fail("resume.notFound");
  await deleteRow(ctx.tx, id);
  await announceResume(ctx, row);
}

/**
 * Deletes the resume of a user. Must run before the user is deleted, because afterwards the index entry of the resume cannot be
 * found.
 */
export async function deleteResumeOf(ctx: ResumeWriteCtx, ownerId: string): Promise<void> {
  const row = await lockResume(ctx.tx, { ownerId });
  if (row) await deleteResume(ctx, row.id);
}

/** Returns the complete resume without an access check; the caller must check access. */
export async function loadResume(
  { tx, now }: Pick<Ctx, "now"> & { tx: Parameters<typeof findResume>[0] },
  key: ResumeKey,
): Promise<Resume | undefined> {
  const row = await findResume(tx, key);
  return row && presentResume(row, now);
}
