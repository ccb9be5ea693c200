import type { resumeRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeResume, readResume } from "./change-resume.ts";
import { emptyResume, type UploadDeleter } from "./empty-resume.ts";
import { exportProfile, exportResume } from "./export-resume.ts";
import { addLink, listLinks, withdrawLink } from "./links.ts";
import { readOwnProfile, readProfileOf } from "./profile.ts";
import { addVersion, changeVersion, listVersions, removeVersion } from "./versions.ts";

type ResumeHandlers = Handlers<typeof resumeRoutes>;

/** The handler of `suggest` is passed in, because the feature `suggestions` imports this feature. */
export const resumeHandlers = (deleteUploads: UploadDeleter, suggest: ResumeHandlers["suggest"]): ResumeHandlers => ({
  read: (ctx) => readResume(ctx),
  profile: (ctx, { query }) => readOwnProfile(ctx, query),
  profileOf: (ctx, { params, query }) => readProfileOf(ctx, { ...params, ...query }),
  profilePdf: (ctx, { params, query }) => exportProfile(ctx, { ...params, ...query }),
  change: (ctx, { params, body }) => changeResume(ctx, params, body),
  remove: (ctx, { params }) => emptyResume(ctx, params, deleteUploads),
  suggest,
  export: (ctx, { params, query }) => exportResume(ctx, { ...params, ...query }),
  versions: (ctx) => listVersions(ctx),
  addVersion: (ctx, { body }) => addVersion(ctx, body),
  changeVersion: (ctx, { params, body }) => changeVersion(ctx, params, body),
  removeVersion: (ctx, { params }) => removeVersion(ctx, params),
  links: (ctx) => listLinks(ctx),
  addLink: (ctx, { body }) => addLink(ctx, body),
  withdrawLink: (ctx, { params }) => withdrawLink(ctx, params),
});
