import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { membersQuery } from "~/domain/members/queries.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

/** Shown to members who are not owners: names the owners, who can see invoices and cards. */
export function OwnersOnly() {
  const { t, i18n } = useLingui();
  const { id, url } = useActingSpace();
  const { data } = useQuery(membersQuery(id));
  const owners = data
    ?.filter(({ role }) => role === "owner")
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const names = owners && new Intl.ListFormat(i18n.locale).format(owners);
  return (
    <StateView
      page
      level={1}
      kind="notAllowed"
      title={t`Only owners can see billing`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/work/$space/members" params={{ space: url }} />}>
          <Trans>See members</Trans>
        </ButtonLink>
      }
    >
      {names ? (
        <Trans>Invoices and cards for this Space are visible to {names}.</Trans>
      ) : (
        <Trans>Invoices and cards for this Space are visible to its owners.</Trans>
      )}
    </StateView>
  );
}
