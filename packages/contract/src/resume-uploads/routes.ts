import { z } from "zod";
import { uploadRefusals } from "../files/routes.ts";
import { fileLimits } from "../files/limits.ts";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { resume } from "../resumes/schema.ts";
import { confirmation, decisionsChange, resumeReview, resumeUpload } from "./schema.ts";

/** A CV is sent as multipart/form-data with a single file and no other fields. */
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
    summary: "Upload a CV; it is stored, scanned and parsed into proposals in the background",
    errors: uploadRefusals,
  }),
  parseForUser: defineRoute({
    ...parse,
    path: "/admin/resume/user/{id}/parse",
    area: "admin",
    params: byId,
    summary: "Upload a CV on behalf of a user; it becomes a proposal for them",
    errors: [...uploadRefusals, "account.notFound"],
  }),
  list: defineRoute({
    method: "GET",
    path: "/resume/uploads",
    area: "any",
    summary: "List the caller's uploaded CVs, newest first",
    response: z.array(resumeUpload),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "Get an uploaded CV with its reading and the decisions so far",
    params: byId,
    response: resumeReview,
    errors: ["resumeUpload.notFound"],
  }),
  decide: defineRoute({
    method: "PATCH",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "Save decisions about proposals to continue later",
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
    summary: "Apply the accepted proposals to the caller's resume in one transaction",
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
    summary: "Retry parsing a CV that failed",
    params: byId,
    response: resumeUpload,
    errors: ["resumeUpload.notFound", "resumeUpload.notReady"],
  }),
  discard: defineRoute({
    method: "DELETE",
    path: "/resume/uploads/{id}",
    area: "any",
    summary: "Discard an uploaded CV and its proposals",
    params: byId,
    response: nothing,
    errors: ["resumeUpload.notFound"],
  }),
};
