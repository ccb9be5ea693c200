import { clearUserImages } from "./accounts/index.ts";
import { onApplicationEnded } from "./applications/index.ts";
import { clearChannelCovers } from "./channels/index.ts";
import { onFilesLeaving } from "./files/index.ts";
import { cancelInterviewsOnEnd } from "./interviews/index.ts";
import { clearSpaceImages } from "./spaces/index.ts";

/**
 * Registers functions that a feature runs in its own transaction although they belong to features that depend on it, so that it
 * cannot import them.
 */
export function registerReactions(): void {
  // The order `users`, `spaces`, `channels` is the order in which the rows are locked.
  onFilesLeaving(clearUserImages);
  onFilesLeaving(clearSpaceImages);
  onFilesLeaving(clearChannelCovers);
  onApplicationEnded(cancelInterviewsOnEnd);
}
