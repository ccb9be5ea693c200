import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { isNarrowed, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import type { Place } from "./use-place.tsx";

const unfiltered: Partial<PipelineSearch> = {
  q: undefined,
  late: undefined,
  requirements: undefined,
  post: undefined,
  stage: undefined,
};

/** Empty state with a suggestion: no applications yet, none closed, or none that match the filters. */
export function NothingHere({ place }: { place: Place }) {
  const { t } = useLingui();
  if (isNarrowed(place.search) || place.search.page > 0)
    return (
      <StateView
        kind="emptySearch"
        title={t`No applications with these filters`}
        actions={
          <ButtonLink variant="outline" link={place.linkTo(unfiltered)}>
            <Trans>Remove the filters</Trans>
          </ButtonLink>
        }
      >
        <Trans>Fewer words or requirements may find more.</Trans>
      </StateView>
    );
  if (place.search.closed)
    return (
      <StateView
        kind="emptyPeople"
        title={t`No application is closed`}
        actions={
          <ButtonLink variant="outline" link={place.linkTo({ closed: undefined })}>
            <Trans>Show those that are open</Trans>
          </ButtonLink>
        }
      >
        <Trans>Whoever is hired, not selected, or withdraws stays here, with the answer.</Trans>
      </StateView>
    );
  return (
    <StateView kind="emptyPeople" title={t`Nobody has applied yet`}>
      <Trans>
        Each application will come in here, with what its resume says of every requirement and by when you promised to
        answer.
      </Trans>
    </StateView>
  );
}
