export { findBlocksBy } from "./personal-data.ts";
export { blockHandlers } from "./routes.ts";
export { muteQuietly } from "./mute-quietly.ts";
