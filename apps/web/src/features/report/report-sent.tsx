import { Trans, useLingui } from "@lingui/react/macro";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Link } from "@tanstack/react-router";

/** Confirms the report: what happens next, and where to follow it. */
export function ReportSent({ muted, onClose }: { muted: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const days = moderationLimits.answerDays;
  return (
    <Dialog
      opened
      width={560}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Thank you, we read it`}
      actions={
        <>
          <ButtonLink
            variant="quiet"
            link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "reports", key: undefined }} onClick={onClose} />}
          >
            <Trans>Your reports</Trans>
          </ButtonLink>
          <Button variant="primary" onClick={onClose} data-autofocus>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          <Trans>
            A person, not a machine, reads it within {days} days. We write to you what was decided and why; until then
            it stays as it is.
          </Trans>
        </p>
        {muted && (
          <p>
            <Trans>You no longer see what they say. They are not told; you can take it back in your settings.</Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
