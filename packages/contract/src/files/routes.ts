import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, fileAnswer, nothing } from "../kernel/route.ts";
import { maxBytesOf } from "./limits.ts";
import { fileToken, fileUpload, storedFile } from "./schema.ts";

/** Why a file is not taken, wherever one is sent. */
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
    summary: "Store a file: its type is read from its bytes, it is scanned, and images are made anew",
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
    summary: "Store several files of one purpose: all of them, or none",
    body: fileUpload.pick({ purpose: true }),
    response: z.array(storedFile),
    errors: uploadRefusals,
  }),
  download: defineRoute({
    method: "GET",
    path: "/file/{id}",
    area: "any",
    guests: true,
    summary: "A file's bytes and name. With a token, also without a sign-in; an image in one of its sizes",
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
    summary: "Put other bytes in the place of a file of mine",
    params: byId,
    body: fileUpload,
    response: storedFile,
    errors: ["file.notFound", ...uploadRefusals],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/file/{id}",
    area: "any",
    summary: "Delete a file of mine",
    params: byId,
    response: nothing,
    errors: ["file.notFound"],
  }),
  token: defineRoute({
    method: "GET",
    path: "/file/token/{id}",
    area: "any",
    summary: "A link to a file that I may read, good for a minute",
    params: byId,
    response: fileToken,
    errors: ["file.notFound"],
  }),
};
