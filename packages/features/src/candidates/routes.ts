import type { candidateRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = async () => fail("server.maintenance");

export const candidateHandlers: Handlers<typeof candidateRoutes> = {
  parse: later,
  readUpload: later,
  add: later,
  list: later,
  read: later,
  remove: later,
  notice: later,
  claim: later,
  erase: later,
};
