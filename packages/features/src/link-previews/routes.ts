import type { linkPreviewRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { lookUpLink, readPicture } from "./look-up-link.ts";
import { presentPreview, presentWebsite } from "./present.ts";

export const linkPreviewHandlers: Handlers<typeof linkPreviewRoutes> = {
  preview: async (ctx, { body }) => presentPreview(await lookUpLink(ctx, "page", body.url)),
  image: (ctx, { params }) => readPicture(ctx, params.id),
  website: async (ctx, { body }) => presentWebsite(await lookUpLink(ctx, "site", body.url)),
};
