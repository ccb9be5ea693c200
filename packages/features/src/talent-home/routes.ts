import type { talentHomeRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { readTalentHome } from "./read-talent-home.ts";

export const talentHomeHandlers: Handlers<typeof talentHomeRoutes> = {
  read: (ctx) => readTalentHome(ctx),
};
