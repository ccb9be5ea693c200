import type { jobDescriptionRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { draftDescription } from "./draft-description.ts";

export const jobDescriptionHandlers: Handlers<typeof jobDescriptionRoutes> = {
  draft: (ctx, { body }) => draftDescription(ctx, body),
};
