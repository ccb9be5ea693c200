import type { ClickSource } from "@orbita/contract";
import { useEffect } from "react";
import { sendClick, sourceOfVisit } from "./send-click.ts";

/** Counts one click for each complete post shown, with the given source or the one from the URL. */
export function useOpened(jobPostId: string | null, source: ClickSource | null): void {
  useEffect(() => {
    if (jobPostId) sendClick(jobPostId, source ?? sourceOfVisit());
    // A new source for the same post is not a new opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [jobPostId]);
}
