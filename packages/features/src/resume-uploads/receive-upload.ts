import { randomUUIDv7 } from "node:crypto";
import type { ResumeUpload, UploadedFile } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { findOwnFile, giveToSpace, uploadOne } from "../files/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readDocument } from "./jobs.ts";
import { presentUpload } from "./present.ts";
import { insertUpload, userExists } from "./queries.ts";
import { passed } from "./rules.ts";

/** Whose resume it goes into, or for which Space it is read; and who sent it. */
export type Destination = { readonly sentBy: string } & (
  | { readonly ownerId: string; readonly spaceId?: undefined }
  | { readonly spaceId: string; readonly ownerId?: undefined }
);

/**
 * Scanned and stored as any file is; in the transaction that makes the file ready, the upload and the job that reads it. Who
 * calls has seen to it that they may.
 */
export async function receiveUpload(ctx: StepCtx, file: UploadedFile, to: Destination): Promise<ResumeUpload> {
  const earlier = await ctx.earlier<ResumeUpload>();
  if (earlier !== undefined) return earlier;
  const holder = to.ownerId ?? to.sentBy;
  return uploadOne(ctx, { purpose: "resume", ownerId: holder }, file, async (inner, fileId) => {
    const { name, type, size } = (await findOwnFile(inner.tx, holder, fileId, "resume")) ?? fail("file.uploadFailed");
    if (to.spaceId !== undefined)
      await giveToSpace(inner.tx, { fileId, userId: holder, purpose: "resume", spaceId: to.spaceId });
    const row = await insertUpload(inner.tx, {
      id: randomUUIDv7(),
      owner_id: to.ownerId ?? null,
      space_id: to.spaceId ?? null,
      sent_by: to.sentBy,
      file_id: fileId,
      name,
      type,
      size,
      stages: [passed("received", ctx.now), passed("scanned", new Date())],
    });
    await inner.enqueue(readDocument, { id: row.id }, { key: row.id });
    if (to.ownerId !== undefined && to.ownerId !== to.sentBy) await tellOwner(inner, to.ownerId, name);
    return presentUpload(row);
  });
}

/** Somebody else sent it: its owner reads that in their own log, and finds it as a proposal. */
const tellOwner = ({ tx, now }: Ctx, ownerId: string, name: string) =>
  noteActivity({ tx, now }, ownerId, "resume.sentForYou", { name });

export const parse = (ctx: StepCtx, file: UploadedFile): Promise<ResumeUpload> => {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  return receiveUpload(ctx, file, { ownerId, sentBy: ownerId });
};

export async function parseForUser(ctx: StepCtx, ownerId: string, file: UploadedFile): Promise<ResumeUpload> {
  const sentBy = ctx.actor.id ?? fail("access.unauthenticated");
  if (!(await userExists(ctx.tx, ownerId))) fail("account.notFound");
  return receiveUpload(ctx, file, { ownerId, sentBy });
}
