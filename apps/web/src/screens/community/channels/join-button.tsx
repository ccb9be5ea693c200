import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { IconCheck, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useOrSignIn } from "~/shell/session/or-sign-in.ts";
import { LeaveChannelDialog } from "./leave-channel-dialog.tsx";
import { useChannelMembership } from "./use-channel-membership.ts";

/** The user's membership and the next action: join, ask, accept or leave. */
export function JoinButton({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const orSignIn = useOrSignIn();
  const { join, leave, busy } = useChannelMembership(channel);
  const [sure, setSure] = useState(false);
  const name = `#${channel.url}`;
  const enter = () => orSignIn(() => join.mutate());
  const state = channel.me?.state;
  if (state === "invited")
    return (
      <Row gap={2} wrap>
        <Button
          size="sm"
          variant="primary"
          busy={busy}
          aria-label={t`Accept the invitation to ${name}`}
          onClick={enter}
        >
          <Trans>Accept</Trans>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={t`Decline the invitation to ${name}`}
          onClick={() => leave.mutate()}
        >
          <Trans>Decline</Trans>
        </Button>
      </Row>
    );
  if (state === "asked")
    return (
      <Button
        size="sm"
        variant="quiet"
        icon={IconClock}
        busy={busy}
        aria-label={t`Request sent to ${name}. Withdraw it`}
        onClick={() => leave.mutate()}
      >
        <Trans>Request sent</Trans>
      </Button>
    );
  if (state === "member")
    return (
      <>
        <Button
          size="sm"
          variant="quiet"
          icon={IconCheck}
          busy={busy}
          aria-label={t`Following ${name}. Leave channel`}
          onClick={() => (channel.type === "open" ? leave.mutate() : setSure(true))}
        >
          <Trans>Following</Trans>
        </Button>
        {sure && (
          <LeaveChannelDialog
            channel={channel}
            busy={busy}
            onClose={() => setSure(false)}
            onLeave={() => leave.mutate(undefined, { onSuccess: () => setSure(false) })}
          />
        )}
      </>
    );
  return channel.type === "open" ? (
    <Button size="sm" variant="outline" busy={busy} aria-label={t`Follow ${name}`} onClick={enter}>
      <Trans>Follow</Trans>
    </Button>
  ) : (
    <Button size="sm" variant="outline" busy={busy} aria-label={t`Ask to join ${name}`} onClick={enter}>
      <Trans>Ask to join</Trans>
    </Button>
  );
}
