import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Link } from "@tanstack/react-router";

/** Confirms the report: what happens next, and where the user can see its outcome. */
export function ReportSent({ muted, onClose }: { muted: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const days = moderationLimits.answerDays;
  return (
    <Dialog
      opened
      width={560}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Thanks, we’ll review your report`}
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
            A person, not a machine, will review your report within <Plural value={days} one="# day" other="# days" />.
            We’ll write to tell you what we decided and why. Until then, the content will stay as it is.
          </Trans>
        </p>
        {muted && (
          <p>
            <Trans>
              You’ll no longer see posts from this author. They won’t be notified, and you can undo this in your privacy
              settings.
            </Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
