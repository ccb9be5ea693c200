import type { spaceRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeSpace } from "./change-space.ts";
import { closeSpace } from "./close-space.ts";
import { createSpace, type OwnerCreator } from "./create-space.ts";
import { readContractStatus, readOwnSpace } from "./read-own-space.ts";
import { readMySpaces, readSpace, readSpaceByName, readSpaceByUrl, spaceExists } from "./read-space.ts";
import { searchSpaces } from "./search.ts";
import { putSpaceImage } from "./space-image.ts";

export const spaceHandlers = (addOwner: OwnerCreator): Handlers<typeof spaceRoutes> => ({
  create: (ctx, { body }) => createSpace(ctx, body, addOwner),
  mine: (ctx) => readMySpaces(ctx),
  read: (ctx, { params }) => readSpace(ctx, params),
  readByUrl: (ctx, { params }) => readSpaceByUrl(ctx, params),
  readByName: (ctx, { params }) => readSpaceByName(ctx, params),
  change: (ctx, { params, body }) => changeSpace(ctx, params, body),
  search: (ctx, { body }) => searchSpaces(ctx, body),
  exists: (ctx, { body }) => spaceExists(ctx, body),
  readOwn: (ctx, { params }) => readOwnSpace(ctx, params),
  changeOwn: (ctx, { params, body }) => changeSpace(ctx, params, body),
  contractStatus: (ctx, { params }) => readContractStatus(ctx, params),
  profileImage: (ctx, { params, body, files }) => putSpaceImage(ctx, params, body, files[0]!),
  close: (ctx, { params, body }) => closeSpace(ctx, params, body),
});
