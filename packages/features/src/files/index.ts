export { giveUpFile, giveUpFiles, giveUpFilesOf } from "./give-up.ts";
export { removeObjects } from "./jobs.ts";
export { findOwnFile } from "./queries.ts";
export { holdOwnMessageFiles } from "./message-files.ts";
export { handOverImages, holdOwnImages } from "./post-images.ts";
export { openFile } from "./read-files.ts";
export { fileHandlers } from "./routes.ts";
export { giveToPerson, giveToSpace, uploadOne, type SpaceImage } from "./space-images.ts";
export { sweepFiles } from "./sweep-files.ts";
