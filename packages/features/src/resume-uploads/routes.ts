import type { resumeUploadRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = async () => fail("server.maintenance");

export const resumeUploadHandlers: Handlers<typeof resumeUploadRoutes> = {
  parse: later,
  parseForUser: later,
  list: later,
  read: later,
  decide: later,
  confirm: later,
  retry: later,
  discard: later,
};
