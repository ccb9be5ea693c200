import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { changePipelineSearch, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";

export type PipelineNavigation = {
  search: PipelineSearch;
  jobPostId: string | null;
  /** A link to the same page with changed search parameters. */
  linkTo: (change: Partial<PipelineSearch>) => LinkElement;
  go: (change: Partial<PipelineSearch>) => void;
  /** A link that opens an application beside the list and keeps the other search parameters. */
  linkToCandidate: (id: string) => LinkElement;
  openCandidate: (id: string | undefined) => void;
};

/**
 * Links and navigation for the applications of a job post or, if `jobPostId` is null, of the Space.
 * The whole state of the view is in the URL.
 */
export function usePlace(jobPostId: string | null, search: PipelineSearch): PipelineNavigation {
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
    linkTo: (change) => link(changePipelineSearch(search, change)),
    go: (change) => visit(changePipelineSearch(search, change)),
    linkToCandidate: (candidate) => link({ ...search, candidate }),
    openCandidate: (candidate) => visit({ ...search, candidate }),
  };
}
