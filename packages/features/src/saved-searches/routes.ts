import type { savedSearchRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = () => fail("server.maintenance");

export const savedSearchHandlers: Handlers<typeof savedSearchRoutes> = {
  jobs: later,
  saveJobs: later,
  changeJobs: later,
  openJobs: later,
  removeJobs: later,
  talents: later,
  saveTalents: later,
  changeTalents: later,
  openTalents: later,
  removeTalents: later,
};
