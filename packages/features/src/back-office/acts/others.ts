import { redactMotivation, removeApplicationBySupport } from "../../applications/index.ts";
import { eraseCandidateOf } from "../../candidates/index.ts";
import { removeJobPostBySupport, retitleJobPost } from "../../job-posts/index.ts";
import { fail } from "../../kernel/failure.ts";
import { emptyResumeBySupport, writeResume } from "../../resumes/index.ts";
import { changeSpaceBySupport, closeSpaceBySupport } from "../../spaces/index.ts";
import { setVatChecked } from "../../verification/index.ts";
import type { Acts } from "./act.ts";
import { enableStated } from "./stated.ts";

export const spaceActs: Acts = {
  change: async (ctx, record, { vatChecked, ...change }) => {
    await changeSpaceBySupport(ctx, record.id, change);
    if (typeof vatChecked === "boolean") await setVatChecked(ctx, record.id, vatChecked);
    // The earlier check was of the previous VAT number.
    else if (change.vat !== undefined && record.vatChecked === true) await setVatChecked(ctx, record.id, false);
  },
  remove: async (ctx, id) => {
    if (!(await closeSpaceBySupport(ctx, id))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "space", showing),
};

export const jobPostActs: Acts = {
  change: (ctx, { id }, { title }) => retitleJobPost(ctx, id, title as string),
  remove: async (ctx, id) => {
    if (!(await removeJobPostBySupport(ctx, id))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "jobpost", showing),
};

export const applicationActs: Acts = {
  change: (ctx, { id }, { motivation }) => redactMotivation(ctx, id, motivation as string),
  remove: async (ctx, id) => {
    if (!(await removeApplicationBySupport(ctx, { id, reason: ctx.reason ?? "" }))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "application", showing),
};

export const resumeActs: Acts = {
  change: async (ctx, { id }, change) => {
    const words = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? ""]));
    await writeResume(ctx, id, words, "person");
  },
  // A person always has a resume, so theirs is emptied. A resume that a Space added is deleted with its document.
  remove: async (ctx, id) => {
    if (!(await emptyResumeBySupport(ctx, id))) await eraseCandidateOf(ctx, id);
  },
  enable: (ctx, showing) => enableStated(ctx, "resume", showing),
};
