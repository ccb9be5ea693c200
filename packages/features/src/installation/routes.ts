import type { installationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeInstallation } from "./change-installation.ts";
import { readIdentity, readInstallation } from "./read-installation.ts";

export const installationHandlers: Handlers<typeof installationRoutes> = {
  identity: (ctx) => readIdentity(ctx),
  read: (ctx) => readInstallation(ctx),
  change: (ctx, { body }) => changeInstallation(ctx, body),
};
