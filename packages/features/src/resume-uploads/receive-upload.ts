import { randomUUIDv7 } from "node:crypto";
import type { ResumeUpload, UploadedFile } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { findOwnFile, giveToSpace, uploadOne } from "../files/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { announceUpload } from "./events.ts";
import { readDocument } from "./jobs.ts";
import { lockOwnUpload } from "./list-uploads.ts";
import { presentUpload } from "./present.ts";
import { insertUpload, resumeOwnerExists, beginAgain } from "./queries.ts";
import { passed, beforeReading } from "./rules.ts";

/** The destination of an uploaded CV, which is a user's resume or a Space, and the user who sent it. */
export type UploadDestination = { readonly sentBy: string } & (
  | { readonly ownerId: string; readonly spaceId?: undefined }
  | { readonly spaceId: string; readonly ownerId?: undefined }
);

/**
 * Scans and stores an uploaded CV like any other file. The transaction that makes the file ready also inserts the upload and enqueues its reading.
 * The caller must have checked permission.
 */
export async function receiveUpload(ctx: StepCtx, file: UploadedFile, to: UploadDestination): Promise<ResumeUpload> {
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
    if (to.ownerId !== undefined && to.ownerId !== to.sentBy) await notifyUploadOwner(inner, to.ownerId, name);
    return presentUpload(row);
  });
}

/** Informs the owner that another user uploaded a CV for them: adds an entry to the owner's activity log. The owner also gets the content as a proposal. */
const notifyUploadOwner = ({ tx, now }: Ctx, ownerId: string, name: string) =>
  noteActivity({ tx, now }, ownerId, "resume.sentForYou", { name });

export const parseUpload = (ctx: StepCtx, file: UploadedFile): Promise<ResumeUpload> => {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  return receiveUpload(ctx, file, { ownerId, sentBy: ownerId });
};

export async function parseForUser(ctx: StepCtx, ownerId: string, file: UploadedFile): Promise<ResumeUpload> {
  const sentBy = ctx.actor.id ?? fail("access.unauthenticated");
  if (!(await resumeOwnerExists(ctx.tx, ownerId))) fail("account.notFound");
  return receiveUpload(ctx, file, { ownerId, sentBy });
}

/** Enqueues another reading of a failed CV upload, if its file still exists. */
export async function retryUpload(ctx: Ctx, id: string): Promise<ResumeUpload> {
  const upload = await lockOwnUpload(ctx, id);
  if (upload.state !== "failed" || upload.file_id === null) fail("resumeUpload.notReady");
  const row = await beginAgain(ctx.tx, id, beforeReading(upload.stages));
  await ctx.enqueue(readDocument, { id }, { key: id });
  await announceUpload(ctx, { id, userId: upload.owner_id });
  return presentUpload(row);
}
