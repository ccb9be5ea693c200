import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { isPipelineFiltered, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import type { PipelineNavigation } from "./use-place.tsx";

const unfiltered: Partial<PipelineSearch> = {
  q: undefined,
  late: undefined,
  requirements: undefined,
  post: undefined,
  stage: undefined,
};

/** Empty state of the pipeline: no applications yet, none closed, or none that match the filters, each with a suggestion. */
export function NothingHere({ place }: { place: PipelineNavigation }) {
  const { t } = useLingui();
  if (isPipelineFiltered(place.search) || place.search.page > 0)
    return (
      <StateView
        kind="emptySearch"
        title={t`No applications match these filters`}
        actions={
          <ButtonLink variant="outline" link={place.linkTo(unfiltered)}>
            <Trans>Clear filters</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try fewer words or requirements.</Trans>
      </StateView>
    );
  if (place.search.closed)
    return (
      <StateView
        kind="emptyPeople"
        title={t`No closed applications`}
        actions={
          <ButtonLink variant="outline" link={place.linkTo({ closed: undefined })}>
            <Trans>Show open applications</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          When a candidate is hired or rejected, or withdraws, their application will stay here with your reply.
        </Trans>
      </StateView>
    );
  return (
    <StateView kind="emptyPeople" title={t`No applications yet`}>
      <Trans>
        Applications will appear here, each with what the CV says about every requirement and when your reply is due.
      </Trans>
    </StateView>
  );
}
