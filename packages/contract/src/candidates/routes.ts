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
    summary: "Send a candidate's CV for my Space: read in the background, seen by the Space alone",
    response: resumeUpload,
    errors: ["space.notVerified", ...uploadRefusals],
  }),
  readUpload: defineRoute({
    method: "GET",
    path: "/talent/resume/uploads/{id}",
    area: "member",
    summary: "What was read in it",
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
    summary: "Add a candidate from a CV: source and legal basis are told to the person, who can claim or delete it",
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
    summary: "The candidates that a Space added, the newest first",
    response: pageOf(candidate),
    errors: ["space.notFound"],
  }),
  read: defineRoute({
    method: "GET",
    path: "/talent/resume/{id}",
    area: "member",
    params: byId,
    summary: "One of them, whole",
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
    summary: "What a Space keeps about me: for who holds the link of the notice",
    response: candidateNotice,
    errors: ["candidate.notFound"],
  }),
  claim: defineRoute({
    method: "POST",
    path: "/resume/notice/{secret}",
    area: "any",
    once: true,
    params: bySecret,
    summary: "Take it over: it becomes a proposal for my resume, and the Space keeps it no longer",
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
    summary: "Have it deleted, without an account",
    response: nothing,
    errors: ["candidate.notFound"],
  }),
};
