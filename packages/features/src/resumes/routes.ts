import type { resumeRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { suggestResume } from "./suggest-resume.ts";
import { changeResume, readResume } from "./change-resume.ts";

const later = async () => fail("server.maintenance");

export const resumeHandlers: Handlers<typeof resumeRoutes> = {
  read: (ctx) => readResume(ctx),
  profile: later,
  profileOf: later,
  profilePdf: later,
  search: later,
  change: (ctx, { params, body }) => changeResume(ctx, params, body),
  remove: later,
  suggest: (ctx, { params, body }) => suggestResume(ctx, params, body),
  export: later,
  versions: later,
  addVersion: later,
  changeVersion: later,
  removeVersion: later,
  links: later,
  addLink: later,
  withdrawLink: later,
};
