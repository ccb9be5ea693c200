import type { jobWishRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { readJobWishes, saveJobWishes } from "./save-job-wishes.ts";

export const jobWishHandlers: Handlers<typeof jobWishRoutes> = {
  read: (ctx) => readJobWishes(ctx),
  save: (ctx, { body }) => saveJobWishes(ctx, body),
};
