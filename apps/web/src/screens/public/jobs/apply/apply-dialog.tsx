import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, MyWholeApplication } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { UiRoot } from "~/shell/ui-root.tsx";
import { ApplyForm } from "./apply-form.tsx";

type Props = { job: JobPost; onClose: () => void };

/** The application form, then the confirmation. */
export function ApplyDialog({ job, onClose }: Props) {
  const [sent, setSent] = useState<MyWholeApplication | null>(null);
  return (
    <UiRoot>
      {sent ? (
        <SentDialog application={sent} onClose={onClose} />
      ) : (
        <ApplyForm job={job} onClose={onClose} onSent={setSent} />
      )}
    </UiRoot>
  );
}

type SentDialogProps = { application: MyWholeApplication; onClose: () => void };

/** Confirms the application: what the Space sees, and by when it answers. */
function SentDialog({ application: { id, code, blind, replyBy, jobPost }, onClose }: SentDialogProps) {
  const { t, i18n } = useLingui();
  const day = replyBy && formatDayAndMonth(i18n.locale, replyBy);
  const { name } = jobPost.space;
  return (
    <Dialog
      opened
      width={520}
      onClose={onClose}
      title={t`Application sent`}
      closeLabel={t`Close`}
      footNote={
        day && (
          <PromiseLabel>
            <Trans>They’ll reply by {day}</Trans>
          </PromiseLabel>
        )
      }
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <ButtonLink variant="primary" size="lg" link={<Link to="/applications" search={{ id }} data-autofocus />}>
            <Trans>Track application</Trans>
          </ButtonLink>
        </>
      }
    >
      <div role="status">
        <Stack gap={2}>
          <Text>
            {blind ? (
              <Trans>
                {name} will see your application as <b>Application {code}</b>, without your name until they move it to
                “In review”.
              </Trans>
            ) : (
              <Trans>
                {name} has received your application. Its code is <b>{code}</b>.
              </Trans>
            )}
          </Text>
          <Text tone="muted">
            <Trans>
              In “Applications”, you’ll see who reads your application and why its status changes. You can also withdraw
              it there.
            </Trans>
          </Text>
        </Stack>
      </div>
    </Dialog>
  );
}
