import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { withChange, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";

export type Place = {
  search: PipelineSearch;
  jobPostId: string | null;
  /** A link to the same page with changed search parameters. */
  linkTo: (change: Partial<PipelineSearch>) => LinkElement;
  go: (change: Partial<PipelineSearch>) => void;
  /** A link that opens an application beside the list and keeps the other parameters. */
  linkToCandidate: (id: string) => LinkElement;
  openCandidate: (id: string | undefined) => void;
};

/**
 * Links and navigation for the applications of a job post or, if `jobPostId` is null, of the Space. The URL holds the whole
 * state.
 */
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
