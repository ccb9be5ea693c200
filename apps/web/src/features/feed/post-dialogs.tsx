export { BlockDialog } from "./block-dialog.tsx";
export { LikesDialog } from "./likes-dialog.tsx";
export { RemoveDialog } from "./remove-dialog.tsx";
export { VersionsDialog } from "./versions-dialog.tsx";
