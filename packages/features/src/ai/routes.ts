import type { aiRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { runTask } from "./run-task.ts";

export const aiHandlers: Handlers<typeof aiRoutes> = { run: (ctx, { body }) => runTask(ctx, body) };
