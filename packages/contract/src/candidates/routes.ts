import { z } from "zod";
import { uploadRefusals } from "../files/routes.ts";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { resumeReview, resumeUpload } from "../resume-uploads/schema.ts";
import { cvUpload } from "../resume-uploads/routes.ts";
import { spaceId } from "../spaces/schema.ts";
import { candidate, candidateFile, candidateNotice, newCandidate } from "./schema.ts";

const bySecret = z.object({ secret: z.string().min(20).max(100) });

export const candidateRoutes = {
  parse: defineRoute({
    method: "POST",
    path: "/talent/resume/parse",
    area: "member",
    forSpace: true,
    inSteps: true,
    once: true,
    upload: cvUpload,
    body: z.object({}),
    limit: { per: "minute", max: 20 },
    summary: "Upload a candidate's CV for my Space: parsed in the background, visible only to the Space",
    response: resumeUpload,
    errors: ["space.notVerified", ...uploadRefusals],
  }),
  readUpload: defineRoute({
    method: "GET",
    path: "/talent/resume/uploads/{id}",
    area: "member",
    summary: "Get what was parsed from the CV",
    params: byId,
    response: resumeReview,
    errors: ["resumeUpload.notFound"],
  }),
  add: defineRoute({
    method: "POST",
    path: "/talent/resume/space/{id}",
    area: "member",
    once: true,
    verified: true,
    params: z.object({ id: spaceId }),
    body: newCandidate,
    summary: "Add a candidate from a CV; notifies the person of source and legal basis, who can claim or delete it",
    response: candidate,
    errors: [
      "space.notFound",
      "space.notVerified",
      "resumeUpload.notFound",
      "resumeUpload.notReady",
      "candidate.alreadyAdded",
      "vocabulary.unknownCode",
    ],
  }),
  list: defineRoute({
    method: "GET",
    path: "/talent/resume/space/{id}",
    area: "member",
    params: z.object({ id: spaceId }),
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    summary: "List the candidates that a Space added, newest first",
    response: pageOf(candidate),
    errors: ["space.notFound"],
  }),
  read: defineRoute({
    method: "GET",
    path: "/talent/resume/{id}",
    area: "member",
    params: byId,
    summary: "Get a candidate that my Space added",
    response: candidateFile,
    errors: ["candidate.notFound"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/talent/resume/{id}",
    area: "member",
    evenSuspended: true,
    params: byId,
    summary: "Delete a candidate that my Space added, with the document",
    response: nothing,
    errors: ["candidate.notFound"],
  }),
  notice: defineRoute({
    method: "GET",
    path: "/resume/notice/{secret}",
    area: "any",
    guests: true,
    limit: { per: "minute", max: 30 },
    params: bySecret,
    summary: "Get the data that a Space stores about me; for holders of the link in the notice",
    response: candidateNotice,
    errors: ["candidate.notFound"],
  }),
  claim: defineRoute({
    method: "POST",
    path: "/resume/notice/{secret}",
    area: "any",
    once: true,
    params: bySecret,
    summary: "Claim my data: it becomes a proposal for my resume, and the Space loses it",
    response: resumeUpload,
    errors: ["candidate.notFound"],
  }),
  erase: defineRoute({
    method: "DELETE",
    path: "/resume/notice/{secret}",
    area: "any",
    guests: true,
    limit: { per: "minute", max: 30 },
    params: bySecret,
    summary: "Delete my data, without an account",
    response: nothing,
    errors: ["candidate.notFound"],
  }),
};
