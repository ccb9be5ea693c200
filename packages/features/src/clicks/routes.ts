import type { clickRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { click } from "./click.ts";
import { readInstances } from "./read-instances.ts";

export const clickHandlers: Handlers<typeof clickRoutes> = {
  click: (ctx, { body }) => click(ctx, body),
  instances: (ctx, { params, query }) => readInstances(ctx, params, query),
};
