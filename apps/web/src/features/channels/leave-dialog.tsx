import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = { channel: Channel; busy: boolean; onLeave: () => void; onClose: () => void };

/** Warns before leaving a channel that is not open: joining again needs approval. */
export function LeaveDialog({ channel, busy, onLeave, onClose }: Props) {
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
          <Trans>You no longer read what is said there. To come back you ask again, and somebody answers.</Trans>
        ) : (
          <Trans>You no longer read what is said there, and come back only if somebody invites you.</Trans>
        )}
      </p>
    </FormDialog>
  );
}
