import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = { channel: Channel; busy: boolean; onLeave: () => void; onClose: () => void };

/** Warns before leaving a channel that is not open: joining again needs approval. */
export function LeaveChannelDialog({ channel, busy, onLeave, onClose }: Props) {
  const { t } = useLingui();
  const name = `#${channel.url}`;
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t`Leave ${name}?`}
      submitLabel={t`Leave`}
      busy={busy}
      onSubmit={onLeave}
    >
      <p>
        {channel.type === "onRequest" ? (
          <Trans>
            You’ll no longer see posts in this channel. To return, you’ll have to ask again and a moderator will decide.
          </Trans>
        ) : (
          <Trans>You’ll no longer see this channel, and you can only return if a moderator invites you.</Trans>
        )}
      </p>
    </FormDialog>
  );
}
