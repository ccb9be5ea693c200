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

/** The owner of the resume or the Space the document is for, and the sender. */
export type Destination = { readonly sentBy: string } & (
  | { readonly ownerId: string; readonly spaceId?: undefined }
  | { readonly spaceId: string; readonly ownerId?: undefined }
);

/**
 * Scans and stores the file like any other. The transaction that makes it ready also inserts the upload and enqueues its reading.
 * The caller has checked permission.
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

/** Another user uploaded the document: the owner sees it in their activity log and as a proposal. */
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
