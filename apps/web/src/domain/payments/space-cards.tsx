import { Trans } from "@lingui/react/macro";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { CardList } from "./card-list.tsx";

/** The cards of the acting Space. Only owners see them. */
export function SpaceCards() {
  const { id, role } = useActingSpace();
  if (role !== "owner") return null;
  return (
    <CardList
      key={id}
      owner={{ kind: "space", id }}
      title={<Trans>Payment methods</Trans>}
      empty={<Trans>No cards yet. Add one to sponsor a job: we’ll charge the monthly invoice to it.</Trans>}
    />
  );
}
