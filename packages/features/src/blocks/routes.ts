import type { blockRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { addBlock, listBlocks, removeBlock } from "./add-block.ts";

export const blockHandlers: Handlers<typeof blockRoutes> = {
  list: (ctx) => listBlocks(ctx),
  add: (ctx, { body }) => addBlock(ctx, body),
  remove: (ctx, { params }) => removeBlock(ctx, params),
};
