import type { ResumeUpload } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readDocument } from "./jobs.ts";
import { presentUpload } from "./present.ts";
import { beginAgain } from "./queries.ts";
import { lockOwn } from "./read-uploads.ts";
import { beforeReading } from "./rules.ts";
import { tellChanged } from "./tell-changed.ts";

/** Only for a failed upload whose file still exists. */
export async function retryUpload(ctx: Ctx, id: string): Promise<ResumeUpload> {
  const upload = await lockOwn(ctx, id);
  if (upload.state !== "failed" || upload.file_id === null) fail("resumeUpload.notReady");
  const row = await beginAgain(ctx.tx, id, beforeReading(upload.stages));
  await ctx.enqueue(readDocument, { id }, { key: id });
  await tellChanged(ctx, { id, userId: upload.owner_id });
  return presentUpload(row);
}
