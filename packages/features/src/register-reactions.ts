import { clearUserImages } from "./accounts/index.ts";
import { onApplicationEnded } from "./applications/index.ts";
import { clearChannelCovers } from "./channels/index.ts";
import { onFilesLeaving } from "./files/index.ts";
import { cancelInterviewsOnEnd } from "./interviews/index.ts";
import { clearSpaceImages } from "./spaces/index.ts";

/**
 * Registers callbacks that run inside the transaction of another feature. That feature cannot import them, because the
 * callbacks' features depend on it.
 */
export function registerReactions(): void {
  // The order `users`, `spaces`, `channels` is also the order in which their rows are locked.
  onFilesLeaving(clearUserImages);
  onFilesLeaving(clearSpaceImages);
  onFilesLeaving(clearChannelCovers);
  onApplicationEnded(cancelInterviewsOnEnd);
}
