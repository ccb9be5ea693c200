import { Trans, useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { PersonAvatar } from "~/shell/frames/person-avatar.tsx";
import { lastSeen } from "./last-seen.ts";
import { MemberMenu } from "./member-menu.tsx";
import { RoleField } from "./role-field.tsx";
import styles from "./members.module.css";

/** The open dialog and the member it is about. */
export type MemberDialogState = { act: "remove" | "qualification"; member: Member };

type MemberColumnsOptions = {
  ownId: string | null;
  manages: boolean;
  alone: boolean;
  onlyOwner: boolean;
  now: number;
  onOpen: (opened: MemberDialogState) => void;
};

export function memberColumns({
  ownId,
  manages,
  alone,
  onlyOwner,
  now,
  onOpen,
}: MemberColumnsOptions): DataColumn<Member>[] {
  const isSelf = ({ userId }: Member) => userId === ownId;
  return [
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
      // A select needs the whole width of the phone's card; plain text fits beside the other cells.
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
      title: <Trans>Last seen</Trans>,
      align: "end",
      phone: "foot",
      cell: (member) => <Seen instant={member.lastSeen} now={now} />,
    },
    {
      id: "acts",
      title: <Trans>Actions</Trans>,
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
            alone={alone}
            onQualification={() => onOpen({ act: "qualification", member })}
            onRemove={() => onOpen({ act: "remove", member })}
          />
        ),
    },
  ];
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
  if (seen.kind === "now") return <Trans>Now</Trans>;
  if (seen.kind === "never") return <Trans context="last access">Never</Trans>;
  return <span className={styles.day}>{seen.day}</span>;
}
