import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { filterCount, withChange, type SpacesSearch } from "./spaces-search.ts";

/** Empty result: suggests which filter to remove first. */
export function NoSpaces({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const { q, near, km } = search;
  const narrowed = Boolean(q) || filterCount(search) > 0;
  if (!narrowed)
    return (
      <StateView kind="emptyPeople" level={2} title={t`No Spaces yet`}>
        <Trans>The first one will appear here by itself.</Trans>
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
              link={<Link to="/spaces" search={withChange(search, { near: undefined, km: undefined })} />}
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
          Within {km} km of {near} there is nobody like this.
        </Trans>
      ) : q ? (
        <Trans>Nobody says “{q}” about themselves.</Trans>
      ) : (
        <Trans>Take one filter away, or begin again.</Trans>
      )}
    </StateView>
  );
}
