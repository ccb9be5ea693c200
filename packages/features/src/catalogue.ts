import type { AppRoutes } from "@orbita/contract";
import type { Job } from "@orbita/db";
import type { Event } from "./kernel/event.ts";
import type { Handlers } from "./kernel/handlers.ts";
import type { IndexSource } from "./kernel/index-source.ts";
import { jobPostChanged, jobPostHandlers, jobPostSource } from "./job-posts/index.ts";
import { locationHandlers } from "./locations/index.ts";
import { realtimeHandlers } from "./realtime/index.ts";

/** Every route's function, every event, every job and every index of the product: what api and worker run. */
export const handlers: Partial<{ [F in keyof AppRoutes]: Handlers<AppRoutes[F]> }> = {
  jobPosts: jobPostHandlers,
  locations: locationHandlers,
  realtime: realtimeHandlers,
};
export const events = [jobPostChanged] as unknown as readonly Event[];
export const jobs: readonly Job[] = [];
export const indexes: readonly IndexSource[] = [jobPostSource];
