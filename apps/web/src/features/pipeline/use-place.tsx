import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { withChange, type PipelineSearch } from "./pipeline-search.ts";

export type Place = {
  search: PipelineSearch;
  jobPostId: string | null;
  /** The same page with something else in its address. */
  linkTo: (change: Partial<PipelineSearch>) => LinkElement;
  go: (change: Partial<PipelineSearch>) => void;
  /** With somebody beside it; the rest stays. */
  linkToCandidate: (id: string) => LinkElement;
  openCandidate: (id: string | undefined) => void;
};

/** Where one is: the board of a post, or all applications of the Space. Everything shown is in the address. */
export function usePlace(jobPostId: string | null, search: PipelineSearch): Place {
  const space = useActingSpace();
  const navigate = useNavigate();
  const link = (next: Partial<PipelineSearch>) =>
    jobPostId === null ? (
      <Link
        to="/work/$space/applications"
        params={{ space: space.url }}
        search={next}
        activeProps={{}}
        resetScroll={false}
      />
    ) : (
      <Link
        to="/work/$space/job-posts/$id/applications"
        params={{ space: space.url, id: jobPostId }}
        search={next}
        activeProps={{}}
        resetScroll={false}
      />
    );
  const visit = (next: Partial<PipelineSearch>): void =>
    void (jobPostId === null
      ? navigate({ to: "/work/$space/applications", params: { space: space.url }, search: next, resetScroll: false })
      : navigate({
          to: "/work/$space/job-posts/$id/applications",
          params: { space: space.url, id: jobPostId },
          search: next,
          resetScroll: false,
        }));
  return {
    search,
    jobPostId,
    linkTo: (change) => link(withChange(search, change)),
    go: (change) => visit(withChange(search, change)),
    linkToCandidate: (candidate) => link({ ...search, candidate }),
    openCandidate: (candidate) => visit({ ...search, candidate }),
  };
}
