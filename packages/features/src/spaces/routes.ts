import type { spaceRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { createSpace } from "./create-space.ts";
import { findSpaces, readContractStatus, readMySpaces, readSpace, readSpaceByUrl, spaceExists } from "./read-spaces.ts";

const soon = () => fail("server.maintenance");

export const spaceHandlers: Handlers<typeof spaceRoutes> = {
  create: (ctx, { body }) => createSpace(ctx, body),
  mine: (ctx) => readMySpaces(ctx),
  read: (ctx, { params }) => readSpace(ctx, params),
  readByUrl: (ctx, { params }) => readSpaceByUrl(ctx, params),
  search: (ctx, { body }) => findSpaces(ctx, body),
  exists: (ctx, { body }) => spaceExists(ctx, body),
  readByName: soon,
  change: soon,
  readOwn: soon,
  changeOwn: soon,
  profileImage: soon,
  close: soon,
  contractStatus: (ctx, { params }) => readContractStatus(ctx, params),
};
