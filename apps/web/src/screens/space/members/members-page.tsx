import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { InviteCard } from "./invite-card.tsx";
import { MembersTable } from "./members-table.tsx";
import { PendingInvitations } from "./pending-invitations.tsx";
import { membersQuery } from "~/domain/members/queries.ts";
import { roleNames, roleRights, shownRoles } from "~/domain/members/role-labels.ts";
import styles from "./members.module.css";

function RolesCard() {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Roles and permissions</Trans>} />
      <Card.Body>
        <dl className={styles.roles}>
          {shownRoles.map((role) => (
            <div key={role}>
              <dt>{i18n._(roleNames[role])}</dt>
              <dd>{i18n._(roleRights[role])}</dd>
            </div>
          ))}
        </dl>
      </Card.Body>
    </Card>
  );
}

/** The members of the Space and their roles. Owners invite, change and remove members; all others only see the list. */
export function MembersPage() {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { data: members, error, refetch, dataUpdatedAt } = useQuery(membersQuery(space.id));
  const manages = space.role === "owner";
  const alone = members?.length === 1;
  return (
    <>
      <PageHeader title={t`Members`} count={members && formatCount(i18n.locale, members.length)} />
      <div className={styles.page}>
        <div className={styles.column}>
          {manages && members && <InviteCard members={members} />}
          {error && !members ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : members ? (
            <MembersTable members={members} now={dataUpdatedAt} />
          ) : (
            <LoadingList label={t`Loading`} />
          )}
          {members && <PendingInvitations />}
        </div>
        <aside className={styles.column} aria-label={t`About members`}>
          <RolesCard />
          {alone ? (
            <Note>
              <Trans>
                With only one member, replies stop when that person is on holiday. Two members can cover for each other.
              </Trans>
            </Note>
          ) : (
            <Note icon={IconHistory}>
              <Trans>The history records everyone who joins, leaves or changes role, with name and date.</Trans>
            </Note>
          )}
        </aside>
      </div>
    </>
  );
}
