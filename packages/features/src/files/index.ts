export { discardFile, discardFiles, discardFilesOf } from "./discard-files.ts";
export { removeObjects } from "./jobs.ts";
export { clearFileNames, findOwnFile, holdOwnMessageFiles } from "./queries.ts";
export { handOverImages, holdOwnImages } from "./post-images.ts";
export { onFilesLeaving } from "./references.ts";
export { openFile } from "./download-file.ts";
export { fileHandlers } from "./routes.ts";
export { giveToPerson, giveToSpace, uploadOne, type SpaceImagePurpose } from "./space-images.ts";
export { sweepFiles } from "./sweep-files.ts";
