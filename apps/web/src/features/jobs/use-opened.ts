import type { ClickSource } from "@orbita/contract";
import { useEffect } from "react";
import { sendClick, sourceOfVisit } from "./send-click.ts";

/** Once for each post that is shown whole; from where, or as the address says. */
export function useOpened(jobPostId: string | null, source: ClickSource | null): void {
  useEffect(() => {
    if (jobPostId) sendClick(jobPostId, source ?? sourceOfVisit());
    // Another way to the same post is no other opening of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [jobPostId]);
}
