import type { Resume, ResumeChange } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentResume } from "./present.ts";
import { findResume, lockResume, type ResumeRow } from "./queries.ts";
import { writeLocked } from "./write-resume.ts";

export async function readResume({ tx, actor, now }: ReadCtx): Promise<Resume> {
  const row = await findResume(tx, { ownerId: actor.id ?? fail("access.unauthenticated") });
  return row ? presentResume(row, now) : fail("resume.notFound");
}

/** Somebody else's is as one that is not there. */
export async function lockOwn({ tx, actor }: Ctx, id: string): Promise<ResumeRow> {
  const ownerId = actor.id ?? fail("access.unauthenticated");
  const row = await lockResume(tx, { ownerId });
  return row?.id === id ? row : fail("resume.notFound");
}

export async function changeResume(
  ctx: Ctx,
  { id }: { id: string },
  { version, ...write }: ResumeChange,
): Promise<Resume> {
  const row = await lockOwn(ctx, id);
  if (version !== undefined && version !== row.version) fail("resume.changedMeanwhile", { version: row.version });
  await because(ctx.tx, "changed");
  return writeLocked(ctx, row, write, "person");
}
