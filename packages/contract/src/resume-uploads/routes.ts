import { z } from "zod";
import { uploadRefusals } from "../files/routes.ts";
import { fileLimits } from "../files/limits.ts";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { resume } from "../resumes/schema.ts";
import { confirmation, decisionsChange, resumeReview, resumeUpload } from "./schema.ts";

/** A CV is sent as multipart/form-data, with its file and nothing else. */
export const cvUpload = { files: "one", maxBytes: () => fileLimits.resume.maxBytes } as const;
const parse = {
  method: "POST",
  inSteps: true,
  once: true,
  upload: cvUpload,
  body: z.object({}),
  response: resumeUpload,
} as const;

export const resumeUploadRoutes = {
  parse: defineRoute({
    ...parse,
    path: "/resume/parse",
    area: "any",
    limit: { per: "minute", max: 20 },
    summary: "Send a CV: it is stored, scanned and read in the background; what is read is a proposal",
    errors: uploadRefusals,
  }),
  parseForUser: defineRoute({
    ...parse,
    path: "/admin/resume/user/{id}/parse",
    area: "admin",
    params: byId,
    summary: "Send a CV for a user, who finds it as a proposal",
    errors: [...uploadRefusals, "account.notFound"],
  }),
  list: defineRoute({
    method: "GET",
    path: "/resume/uploads",
    area: "any",
    summary: "The documents that I sent, the newest first",
    response: z.array(resumeUpload),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "One of them, with what was read in it and what I decided so far",
    params: byId,
    response: resumeReview,
    errors: ["resumeUpload.notFound"],
  }),
  decide: defineRoute({
    method: "PATCH",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "Keep what I decided about some proposals, to go on later",
    params: byId,
    body: decisionsChange,
    response: resumeReview,
    errors: ["resumeUpload.notFound", "resumeUpload.notReady"],
  }),
  confirm: defineRoute({
    method: "POST",
    path: "/resume/uploads/{id}/confirm",
    area: "any",
    once: true,
    summary: "Take what I accepted into my resume, in one piece",
    params: byId,
    body: confirmation,
    response: resume,
    errors: ["resumeUpload.notFound", "resumeUpload.notReady", "resume.changedMeanwhile", "vocabulary.unknownCode"],
  }),
  retry: defineRoute({
    method: "POST",
    path: "/resume/uploads/{id}/retry",
    area: "any",
    limit: { per: "minute", max: 10 },
    summary: "Read a document that failed once more",
    params: byId,
    response: resumeUpload,
    errors: ["resumeUpload.notFound", "resumeUpload.notReady"],
  }),
  discard: defineRoute({
    method: "DELETE",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "Throw a document and its proposals away",
    params: byId,
    response: nothing,
    errors: ["resumeUpload.notFound"],
  }),
};
