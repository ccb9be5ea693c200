import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockUpload, markConfirmed } from "./queries.ts";

/** What a Space made a candidate of is settled, once; another Space's is as one that is not there. */
export async function settleUpload({ tx }: Pick<Ctx, "tx">, id: string, spaceId: string): Promise<void> {
  const upload = await lockUpload(tx, id);
  if (upload?.space_id !== spaceId) return fail("resumeUpload.notFound");
  if (upload.state !== "ready") fail("resumeUpload.notReady");
  await markConfirmed(tx, id, {});
}
