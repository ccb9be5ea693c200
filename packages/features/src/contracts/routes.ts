import type { contractRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeContract, type SpaceEventDefinition } from "./change-contract.ts";
import { readContract, readContractHistory } from "./read-contract.ts";

export const contractHandlers = (spaceChanged: SpaceEventDefinition): Handlers<typeof contractRoutes> => ({
  read: (ctx, { params }) => readContract(ctx, params),
  change: (ctx, { params, body }) => changeContract(ctx, params, body, spaceChanged),
  history: (ctx, { params }) => readContractHistory(ctx, params),
});
