import { useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { useState } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { memberColumns, type MemberDialogState } from "./member-columns.tsx";
import { QualificationDialog } from "./qualification-dialog.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";

type Props = { members: readonly Member[]; now: number };

export function MembersTable({ members, now }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const space = useActingSpace();
  const [opened, setOpened] = useState<MemberDialogState | null>(null);
  const onlyOwner = members.filter(({ role }) => role === "owner").length === 1;
  const columns = memberColumns({
    ownId: me?.id ?? null,
    manages: space.role === "owner",
    alone: members.length === 1,
    onlyOwner,
    now,
    onOpen: setOpened,
  });
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
      {opened?.act === "remove" && <RemoveMemberDialog member={opened.member} onClose={() => setOpened(null)} />}
    </>
  );
}
