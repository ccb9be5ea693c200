import { useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconDots, IconFlag, IconListNumbers, IconPencil, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { ReportDialog } from "~/shell/report/report-dialog.tsx";
import { RulesList } from "./channel-rules.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MembersDialog } from "./members-dialog.tsx";

type ChannelDialogName = "rules" | "members" | "invite" | "edit" | "report" | null;

/** Menu of further actions on a channel. */
export function ChannelMenu({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<ChannelDialogName>(null);
  const close = () => setOpened(null);
  const open = (what: ChannelDialogName) => () => setOpened(what);
  const name = `#${channel.url}`;
  const member = channel.me?.state === "member";
  const mayInvite = channel.may.moderate || (member && channel.type === "open");
  return (
    <>
      <Menu
        width={240}
        trigger={<IconButton icon={IconDots} size="sm" label={t`More actions for ${name}`} />}
        groups={[
          [
            { id: "rules", label: t`Channel rules`, icon: IconListNumbers, onSelect: open("rules") },
            ...(member || channel.may.moderate
              ? [{ id: "members", label: t`Channel members`, icon: IconUsers, onSelect: open("members") }]
              : []),
            ...(mayInvite
              ? [{ id: "invite", label: t`Invite someone…`, icon: IconUserPlus, onSelect: open("invite") }]
              : []),
            ...(channel.may.moderate
              ? [{ id: "edit", label: t`Edit channel…`, icon: IconPencil, onSelect: open("edit") }]
              : []),
          ],
          [{ id: "report", label: t`Report channel…`, icon: IconFlag, onSelect: open("report") }],
        ]}
      />
      <Dialog
        opened={opened === "rules"}
        width={520}
        onClose={close}
        closeLabel={t`Close`}
        title={t`Channel rules`}
        description={name}
      >
        <RulesList channel={channel} />
      </Dialog>
      {opened === "members" && <MembersDialog channel={channel} first="member" onClose={close} />}
      {opened === "invite" && <InviteDialog channel={channel} onClose={close} />}
      {opened === "edit" && <EditDialog channel={channel} onClose={close} />}
      <ReportDialog
        target={{ kind: "channel", id: channel.id }}
        about={name}
        opened={opened === "report"}
        onClose={close}
      />
    </>
  );
}
