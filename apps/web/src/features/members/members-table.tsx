import { Trans, useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { useState } from "react";
import { PersonAvatar } from "~/shell/frames/person-avatar.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { lastSeen } from "./last-seen.ts";
import { MemberMenu } from "./member-menu.tsx";
import { QualificationDialog } from "./qualification-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RoleField } from "./role-field.tsx";
import styles from "./members.module.css";

type Props = { members: readonly Member[]; now: number };

/** What one has open of somebody. */
type Opened = { act: "remove" | "qualification"; member: Member };

export function MembersTable({ members, now }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const space = useActingSpace();
  const [opened, setOpened] = useState<Opened | null>(null);
  const manages = space.role === "owner";
  const isSelf = ({ userId }: Member) => userId === me?.id;
  const onlyOwner = members.filter(({ role }) => role === "owner").length === 1;
  const columns: DataColumn<Member>[] = [
    {
      id: "person",
      title: <Trans>Person</Trans>,
      width: "32%",
      cell: (member) => <Person member={member} isSelf={isSelf(member)} />,
    },
    {
      id: "email",
      title: <Trans>Email</Trans>,
      phone: "detail",
      cell: ({ email }) => <bdi className={styles.email}>{email}</bdi>,
    },
    {
      id: "role",
      title: <Trans>Role</Trans>,
      // A field wants the width of the card; a word stands with the others.
      phone: manages ? "detail" : "foot",
      acts: true,
      width: 172,
      cell: (member) => (
        <RoleField
          member={member}
          editable={manages}
          isSelf={isSelf(member)}
          isLastOwner={member.role === "owner" && onlyOwner}
        />
      ),
    },
    {
      id: "seen",
      title: <Trans>Last access</Trans>,
      align: "end",
      phone: "foot",
      cell: (member) => <Seen instant={member.lastSeen} now={now} />,
    },
    {
      id: "acts",
      title: <Trans>Acts</Trans>,
      hideTitle: true,
      align: "end",
      phone: "end",
      acts: true,
      width: 56,
      cell: (member) =>
        (manages || isSelf(member)) && (
          <MemberMenu
            member={member}
            isSelf={isSelf(member)}
            alone={members.length === 1}
            onQualification={() => setOpened({ act: "qualification", member })}
            onRemove={() => setOpened({ act: "remove", member })}
          />
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t`Members`}
        columns={columns}
        rows={members}
        rowKey={({ userId }) => userId}
        density="regular"
      />
      {opened?.act === "qualification" && (
        <QualificationDialog member={opened.member} onClose={() => setOpened(null)} />
      )}
      {opened?.act === "remove" && <RemoveDialog member={opened.member} onClose={() => setOpened(null)} />}
    </>
  );
}

function Person({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const { userId: id, firstName, lastName, profileImage, qualification } = member;
  return (
    <span className={styles.person}>
      <PersonAvatar person={{ id, firstName, lastName, profileImage }} size="sm" />
      <span>
        <span className={styles.name}>
          <bdi>
            {firstName} {lastName}
          </bdi>
          {isSelf && (
            <span className={styles.self}>
              {" "}
              <Trans>(you)</Trans>
            </span>
          )}
        </span>
        {qualification && <span className={styles.sub}>{qualification}</span>}
      </span>
    </span>
  );
}

function Seen({ instant, now }: { instant: string | null; now: number }) {
  const { i18n } = useLingui();
  const seen = lastSeen(i18n.locale, instant, now);
  if (seen.kind === "now") return <Trans>now</Trans>;
  if (seen.kind === "never") return <Trans context="last access">never</Trans>;
  return <span className={styles.day}>{seen.day}</span>;
}
