import { randomUUIDv7 } from "node:crypto";
import { resumeLimits, type newResumeVersion, type ResumeVersion, type resumeVersionChange } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { z } from "zod";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockResume } from "./queries.ts";
import {
  deleteVersion,
  findVersion,
  findResumeVersions,
  insertResumeVersion,
  saveVersion,
  type ResumeVersionRow,
} from "./version-queries.ts";

const presentVersion = (row: ResumeVersionRow): ResumeVersion => ({
  id: row.id,
  name: row.name,
  headline: row.headline,
  summary: row.summary,
  leftOut: row.left_out,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
});

const ownerOf = ({ actor }: Pick<ReadCtx, "actor">): string => actor.id ?? fail("access.unauthenticated");

export const loadVersions = async (db: Db, ownerId: string): Promise<ResumeVersion[]> =>
  (await findResumeVersions(db, ownerId)).map(presentVersion);

export const listVersions = (ctx: ReadCtx): Promise<ResumeVersion[]> => loadVersions(ctx.tx, ownerOf(ctx));

/** A stored version of this owner's resume, for exports. */
export async function loadVersion(db: Db, ownerId: string, id: string): Promise<ResumeVersion | undefined> {
  const row = await findVersion(db, ownerId, id);
  return row && presentVersion(row);
}

export async function addVersion(ctx: Ctx, { leftOut, ...words }: z.output<typeof newResumeVersion>) {
  const ownerId = ownerOf(ctx);
  const resume = (await lockResume(ctx.tx, { ownerId })) ?? fail("resume.notFound");
  const { max } = resumeLimits.versions;
  if ((await findResumeVersions(ctx.tx, ownerId)).length >= max) fail("resume.tooMany", { max });
  const row = await insertResumeVersion(ctx.tx, {
    id: randomUUIDv7(),
    resume_id: resume.id,
    ...words,
    left_out: [...new Set(leftOut)],
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return presentVersion(row);
}

export async function changeVersion(
  ctx: Ctx,
  { id }: { id: string },
  { leftOut, name, ...words }: z.output<typeof resumeVersionChange>,
): Promise<ResumeVersion> {
  const row = (await findVersion(ctx.tx, ownerOf(ctx), id)) ?? fail("resume.versionNotFound");
  const change = { ...(name !== undefined && { name }), ...words, ...(leftOut && { left_out: [...new Set(leftOut)] }) };
  if (Object.values(change).every((value) => value === undefined)) return presentVersion(row);
  return presentVersion(await saveVersion(ctx.tx, id, change));
}

export async function removeVersion(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const row = (await findVersion(ctx.tx, ownerOf(ctx), id)) ?? fail("resume.versionNotFound");
  await deleteVersion(ctx.tx, row.id);
}
