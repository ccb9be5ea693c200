import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { useComeBack } from "~/shell/states/use-come-back.ts";
import type { JobsSearch } from "./jobs-search.ts";

/** Says which filter to take away first. */
export function NoJobs({ search: { q, city, skill } }: { search: JobsSearch }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="emptySearch"
      level={1}
      title={q || city || skill ? t`No jobs with these filters` : t`No open jobs right now`}
      actions={
        (q || city || skill) && (
          <>
            {q && city && (
              <ButtonLink variant="primary" link={<Link to="/jobs" search={{ q }} />}>
                <Trans>Search everywhere</Trans>
              </ButtonLink>
            )}
            <ButtonLink variant={q && city ? "outline" : "primary"} link={<Link to="/jobs" />}>
              <Trans>Remove all filters</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      {q && city ? (
        <Trans>
          In {city} nobody is looking for “{q}” now.
        </Trans>
      ) : city ? (
        <Trans>Nobody is looking for people in {city} now.</Trans>
      ) : q ? (
        <Trans>Nobody is looking for “{q}” now.</Trans>
      ) : (
        <Trans>The next one will appear here by itself.</Trans>
      )}
    </StateView>
  );
}

/** The engine is away; the pages of the posts are not. */
export function SearchResting({ level = 2 }: { level?: 1 | 2 | 3 }) {
  const { t } = useLingui();
  const router = useRouter();
  useComeBack();
  return (
    <StateView
      kind="maintenance"
      level={level}
      title={t`Search is resting`}
      actions={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>It will be back in a few minutes. The pages of the jobs that you know still open.</Trans>
    </StateView>
  );
}
