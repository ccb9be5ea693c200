import type { AppRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { memberHandlers } from "./member-handlers.ts";
import { talentHandlers } from "./talent-handlers.ts";

export const applicationHandlers: Handlers<AppRoutes["applications"]> = { ...talentHandlers, ...memberHandlers };
