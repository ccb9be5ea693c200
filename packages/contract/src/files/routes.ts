import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, fileAnswer, nothing } from "../kernel/route.ts";
import { maxBytesOf } from "./limits.ts";
import { fileToken, fileUpload, storedFile } from "./schema.ts";

/** Error codes for refused files, shared by every route that takes a file. */
export const uploadRefusals = [
  "file.uploadFailed",
  "file.rejected",
  "file.wrongType",
  "file.tooLarge",
  "file.damaged",
  "file.infected",
  "file.scanUnavailable",
] as const;

export const fileRoutes = {
  upload: defineRoute({
    method: "POST",
    path: "/file",
    area: "any",
    inSteps: true,
    once: true,
    upload: { files: "one", maxBytes: maxBytesOf },
    limit: { per: "minute", max: 30 },
    summary: "Store a file: detects its type from the bytes, scans it, and re-encodes images",
    body: fileUpload,
    response: storedFile,
    errors: uploadRefusals,
  }),
  uploadMany: defineRoute({
    method: "POST",
    path: "/file/multiple",
    area: "any",
    inSteps: true,
    once: true,
    upload: { files: "many", maxBytes: maxBytesOf },
    limit: { per: "minute", max: 10 },
    summary: "Store several files of the same purpose: all or none",
    body: fileUpload.pick({ purpose: true }),
    response: z.array(storedFile),
    errors: uploadRefusals,
  }),
  download: defineRoute({
    method: "GET",
    path: "/file/{id}",
    area: "any",
    guests: true,
    summary: "Download a file, also without a sign-in if a token is given; an image in one of its sizes",
    params: byId,
    query: z.object({
      token: z.string().max(500).optional(),
      size: z.coerce.number().int().min(1).max(4_000).optional(),
    }),
    response: fileAnswer,
    errors: ["file.notFound", "file.downloadFailed"],
  }),
  replace: defineRoute({
    method: "PUT",
    path: "/file/{id}",
    area: "any",
    inSteps: true,
    once: true,
    upload: { files: "one", maxBytes: maxBytesOf },
    limit: { per: "minute", max: 30 },
    summary: "Replace the content of my file",
    params: byId,
    body: fileUpload,
    response: storedFile,
    errors: ["file.notFound", ...uploadRefusals],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/file/{id}",
    area: "any",
    summary: "Delete my file",
    params: byId,
    response: nothing,
    errors: ["file.notFound"],
  }),
  token: defineRoute({
    method: "GET",
    path: "/file/token/{id}",
    area: "any",
    summary: "Get a link to a file that I may read, valid for a minute",
    params: byId,
    response: fileToken,
    errors: ["file.notFound"],
  }),
};
