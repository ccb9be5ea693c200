import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { countSpaceFilters, changeSpacesSearch, type SpacesSearch } from "./spaces-search.ts";

/** Shown if no Space matches. Offers to remove all filters, and to search everywhere if the user chose a place. */
export function NoSpaces({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const { q, near, km } = search;
  const narrowed = Boolean(q) || countSpaceFilters(search) > 0;
  if (!narrowed)
    return (
      <StateView kind="emptyPeople" level={2} title={t`No Spaces yet`}>
        <Trans>New Spaces will appear here automatically.</Trans>
      </StateView>
    );
  return (
    <StateView
      kind="emptySearch"
      level={2}
      title={t`No Spaces with these filters`}
      actions={
        <>
          {near && (
            <ButtonLink
              variant="primary"
              link={<Link to="/spaces" search={changeSpacesSearch(search, { near: undefined, km: undefined })} />}
            >
              <Trans>Search everywhere</Trans>
            </ButtonLink>
          )}
          <ButtonLink variant={near ? "outline" : "primary"} link={<Link to="/spaces" />}>
            <Trans>Remove all filters</Trans>
          </ButtonLink>
        </>
      }
    >
      {near ? (
        <Trans>
          There are no matching Spaces within {km} km of {near}.
        </Trans>
      ) : q ? (
        <Trans>No Spaces mention “{q}”.</Trans>
      ) : (
        <Trans>Remove a filter or start again.</Trans>
      )}
    </StateView>
  );
}
