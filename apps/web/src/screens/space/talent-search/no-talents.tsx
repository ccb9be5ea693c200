import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { ActiveTalentFilter } from "./active-filters.ts";
import {
  isTalentSearchFiltered,
  wholeSearch,
  changeTalentSearch,
  type TalentSearch,
} from "~/domain/talent-search/search-address.ts";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";

type WiderTalentSearch = { key: string; words: string; to: TalentSearch };
const widest = 150;

/**
 * Suggestions for a wider search, in order: a larger radius, any of the skills, one filter less from the last to the first, no text.
 */
function useLoosenings({ search }: TalentSearchControl, filters: readonly ActiveTalentFilter[]): WiderTalentSearch[] {
  const { t } = useLingui();
  const { place, skills, any, q } = search;
  return [
    ...(place && place.km < widest
      ? [
          {
            key: "wider",
            words: t`Within ${widest} km`,
            to: changeTalentSearch(search, { place: { ...place, km: widest } }),
          },
        ]
      : []),
    ...(skills.length > 1 && !any
      ? [{ key: "any", words: t`At least one of the skills`, to: changeTalentSearch(search, { any: true }) }]
      : []),
    ...filters
      .toReversed()
      .map(({ key, words, without }) => ({ key, words: t`Search without “${words}”`, to: without })),
    ...(q && filters.length > 0
      ? [{ key: "words", words: t`Search without “${q}”`, to: changeTalentSearch(search, { q: null }) }]
      : []),
  ];
}

/** Shown if the talent search found nobody. Suggests how to widen the search. */
export function NoTalents({
  talents,
  filters,
}: {
  talents: TalentSearchControl;
  filters: readonly ActiveTalentFilter[];
}) {
  const { t } = useLingui();
  const loosenings = useLoosenings(talents, filters).slice(0, 3);
  const narrowed = isTalentSearchFiltered(talents.search);
  return (
    <StateView
      kind="emptySearch"
      level={1}
      title={narrowed ? t`No results for these filters` : t`No people to find yet`}
      actions={
        narrowed && (
          <>
            {loosenings.map(({ key, words, to }, index) => (
              <ButtonLink key={key} variant={index === 0 ? "primary" : "outline"} link={talents.linkTo(to)}>
                {words}
              </ButtonLink>
            ))}
            <ButtonLink
              variant={loosenings.length > 0 ? "outline" : "primary"}
              link={talents.linkTo({ ...wholeSearch, size: talents.search.size })}
            >
              <Trans>Remove all filters</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      {narrowed ? (
        <Trans>None of the people who chose to be found meet all your criteria. Try removing a filter.</Trans>
      ) : (
        <Trans>People who choose to be found by Spaces will appear here.</Trans>
      )}
    </StateView>
  );
}

/** Shown if the talent search failed. Has a separate message for an unavailable search engine. */
export function TalentsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (!hasCode(error, "search.unavailable")) return <QueryFailure error={error} onRetry={onRetry} />;
  return (
    <StateView
      kind="maintenance"
      title={t`Search is temporarily unavailable`}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        Search will be available again in a few minutes. You can still open lists, contact requests and applications.
      </Trans>
    </StateView>
  );
}
