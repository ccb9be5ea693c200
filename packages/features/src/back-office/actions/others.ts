import { redactMotivation, removeApplicationBySupport } from "../../applications/index.ts";
import { eraseCandidateOf } from "../../candidates/index.ts";
import { removeJobPostBySupport, retitleJobPost } from "../../job-posts/index.ts";
import { fail } from "../../kernel/failure.ts";
import { deleteUploadsOf } from "../../resume-uploads/index.ts";
import { emptyResumeBySupport, writeResume } from "../../resumes/index.ts";
import { changeSpaceBySupport, closeSpaceBySupport } from "../../spaces/index.ts";
import { setVatChecked } from "../../verification/index.ts";
import type { EntityActions } from "./action.ts";
import { enableStated } from "./stated.ts";

export const spaceActs: EntityActions = {
  change: async (ctx, record, { vatChecked, ...change }) => {
    await changeSpaceBySupport(ctx, record.id, change);
    if (typeof vatChecked === "boolean") await setVatChecked(ctx, record.id, vatChecked);
    // A changed VAT number counts as unchecked, because the earlier check was of the previous number.
    else if (change.vat !== undefined && record.vatChecked === true) await setVatChecked(ctx, record.id, false);
  },
  remove: async (ctx, id) => {
    if (!(await closeSpaceBySupport(ctx, id))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "space", showing),
};

export const jobPostActs: EntityActions = {
  change: (ctx, { id }, { title }) => retitleJobPost(ctx, id, title as string),
  remove: async (ctx, id) => {
    if (!(await removeJobPostBySupport(ctx, id))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "jobpost", showing),
};

export const applicationActs: EntityActions = {
  change: (ctx, { id }, { motivation }) => redactMotivation(ctx, id, motivation as string),
  remove: async (ctx, id) => {
    if (!(await removeApplicationBySupport(ctx, { id, reason: ctx.reason ?? "" }))) fail("record.inUse");
  },
  enable: (ctx, showing) => enableStated(ctx, "application", showing),
};

export const resumeActs: EntityActions = {
  change: async (ctx, { id }, change) => {
    const words = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? ""]));
    await writeResume(ctx, id, words, "person");
  },
  // The resume of a user is emptied and not deleted, because every user has a resume. A resume that a Space added is deleted with its document.
  remove: async (ctx, id) => {
    if (!(await emptyResumeBySupport(ctx, id, deleteUploadsOf))) await eraseCandidateOf(ctx, id);
  },
  enable: (ctx, showing) => enableStated(ctx, "resume", showing),
};
