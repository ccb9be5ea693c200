import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import { isNarrowed, wholeSearch, withChange, type TalentSearch } from "~/domain/talent-search/search-address.ts";
import type { Talents } from "./use-talents.tsx";

type Loosening = { key: string; words: string; to: TalentSearch };
const widest = 150;

/**
 * Suggestions for a wider search: a larger radius, any of the skills, then without each filter from the last, then without the
 * text.
 */
function useLoosenings({ search }: Talents, filters: readonly ActiveFilter[]): Loosening[] {
  const { t } = useLingui();
  const { place, skills, any, q } = search;
  return [
    ...(place && place.km < widest
      ? [{ key: "wider", words: t`Within ${widest} km`, to: withChange(search, { place: { ...place, km: widest } }) }]
      : []),
    ...(skills.length > 1 && !any
      ? [{ key: "any", words: t`At least one of the skills`, to: withChange(search, { any: true }) }]
      : []),
    ...filters.toReversed().map(({ key, words, without }) => ({ key, words: t`Without “${words}”`, to: without })),
    ...(q && filters.length > 0
      ? [{ key: "words", words: t`Without “${q}”`, to: withChange(search, { q: null }) }]
      : []),
  ];
}

/** Empty state that suggests how to widen the search. */
export function NoTalents({ talents, filters }: { talents: Talents; filters: readonly ActiveFilter[] }) {
  const { t } = useLingui();
  const loosenings = useLoosenings(talents, filters).slice(0, 3);
  const narrowed = isNarrowed(talents.search);
  return (
    <StateView
      kind="emptySearch"
      level={1}
      title={narrowed ? t`No results for these filters` : t`Nobody to be found yet`}
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
        <Trans>Nobody who lets themselves be found has all of this. Take something away.</Trans>
      ) : (
        <Trans>Here stands who chose to be found by Spaces.</Trans>
      )}
    </StateView>
  );
}

/** Error state of a failed search, with a separate message while the search engine is unavailable. */
export function TalentsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (!hasCode(error, "search.unavailable")) return <QueryFailure error={error} onRetry={onRetry} />;
  return (
    <StateView
      kind="maintenance"
      title={t`Search is resting`}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>It will be back in a few minutes, and this page with it. Lists, offers and applications still open.</Trans>
    </StateView>
  );
}
