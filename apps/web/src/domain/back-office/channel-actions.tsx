import { Trans } from "@lingui/react/macro";
import type { Channel, ChannelProposal } from "@orbita/contract";
import type { EntityRecord } from "@orbita/contract/back-office/entity";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChannelDialog } from "./channel-dialog.tsx";
import { ChannelProposals } from "./channel-proposals.tsx";
import { adminChannelQuery } from "~/domain/moderation/admin-queries.ts";

export type ChannelDialogSubject = { channel: Channel } | { proposal: ChannelProposal } | "new";

export function NewChannelButton() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="primary" icon={IconPlus} onClick={() => setAsked(true)}>
        <Trans>New channel</Trans>
      </Button>
      {asked && <ChannelDialog editing="new" onClose={() => setAsked(false)} />}
    </>
  );
}

/** Opens the channel's own form, which has more fields than the generic form of its entity definition. */
export function ChangeChannelButton({ record }: { record: EntityRecord }) {
  const [asked, setAsked] = useState(false);
  const { data } = useQuery({ ...adminChannelQuery(record.id), enabled: asked });
  return (
    <>
      <Button busy={asked && !data} onClick={() => setAsked(true)}>
        <Trans context="a record">Edit</Trans>
      </Button>
      {asked && data && <ChannelDialog editing={{ channel: data }} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Channel proposals, shown above the list of channels. */
export function ChannelProposalsPanel() {
  const [proposal, setProposal] = useState<ChannelProposal | null>(null);
  return (
    <>
      <ChannelProposals onAccept={setProposal} />
      {proposal && <ChannelDialog editing={{ proposal }} onClose={() => setProposal(null)} />}
    </>
  );
}
