import type { resumeRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = async () => fail("server.maintenance");

export const resumeHandlers: Handlers<typeof resumeRoutes> = {
  read: later,
  profile: later,
  profileOf: later,
  profilePdf: later,
  search: later,
  change: later,
  remove: later,
  suggest: later,
  export: later,
  versions: later,
  addVersion: later,
  changeVersion: later,
  removeVersion: later,
  links: later,
  addLink: later,
  withdrawLink: later,
};
