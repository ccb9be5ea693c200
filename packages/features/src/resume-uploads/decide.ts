import type { Decision, ResumeReview } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { presentReview } from "./present.ts";
import { saveDecisions } from "./queries.ts";
import { lockOwn } from "./read-uploads.ts";
import { changeDecisions, mostDecisions } from "./rules.ts";

type Change = Readonly<Record<string, Decision | null>>;

/** Saves decisions while the user reviews; the resume does not change. */
export async function decide(ctx: Ctx, id: string, change: Change): Promise<ResumeReview> {
  const upload = await lockOwn(ctx, id);
  if (upload.state !== "ready") fail("resumeUpload.notReady");
  const next = changeDecisions(upload.decisions, change);
  if (Object.keys(next).length > mostDecisions)
    failFields("request.invalid", [{ path: "decisions", code: "field.tooMany", params: { max: mostDecisions } }]);
  return presentReview(await saveDecisions(ctx.tx, id, next));
}
