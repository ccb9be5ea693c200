import type { fileRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { downloadFile, tokenForFile, type FileAccessChecks } from "./download-file.ts";
import { removeFile } from "./discard-files.ts";
import { replaceFile } from "./replace-file.ts";
import { uploadFiles } from "./upload-files.ts";

export const fileHandlers = (sights: FileAccessChecks): Handlers<typeof fileRoutes> => ({
  upload: async (ctx, { body, files }) => (await uploadFiles(ctx, body, files))[0]!,
  uploadMany: (ctx, { body, files }) => uploadFiles(ctx, body, files),
  download: (ctx, { params, query }) => downloadFile(ctx, sights, { ...params, ...query }),
  replace: (ctx, { params, body, files }) => replaceFile(ctx, params.id, body, files[0]!),
  remove: (ctx, { params }) => removeFile(ctx, params.id),
  token: (ctx, { params }) => tokenForFile(ctx, sights, params.id),
});
