export { BlockDialog } from "./block-dialog.tsx";
export { LikesDialog } from "./likes-dialog.tsx";
export { RemovePostDialog } from "./remove-post-dialog.tsx";
export { PostVersionsDialog } from "./post-versions-dialog.tsx";
