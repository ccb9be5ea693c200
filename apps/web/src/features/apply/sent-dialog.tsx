import { Trans, useLingui } from "@lingui/react/macro";
import type { MyWholeApplication } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Link } from "@tanstack/react-router";
import { formatDayAndMonth } from "~/shell/format/format.ts";

type Props = { application: MyWholeApplication; onClose: () => void };

/** Confirms the application: what the Space sees, and by when it answers. */
export function SentDialog({ application: { id, code, blind, replyBy, jobPost }, onClose }: Props) {
  const { t, i18n } = useLingui();
  const day = replyBy && formatDayAndMonth(i18n.locale, replyBy);
  const { name } = jobPost.space;
  return (
    <Dialog
      opened
      width={520}
      onClose={onClose}
      title={t`Your application is sent`}
      closeLabel={t`Close`}
      footNote={
        day && (
          <PromiseLabel>
            <Trans>Answer by {day}</Trans>
          </PromiseLabel>
        )
      }
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <ButtonLink variant="primary" size="lg" link={<Link to="/applications" search={{ id }} data-autofocus />}>
            <Trans>Follow it</Trans>
          </ButtonLink>
        </>
      }
    >
      <div role="status">
        <Stack gap={2}>
          <Text>
            {blind ? (
              <Trans>
                {name} sees it as <b>Application {code}</b>: without your name until they take it into review.
              </Trans>
            ) : (
              <Trans>
                {name} has it. Its code is <b>{code}</b>.
              </Trans>
            )}
          </Text>
          <Text tone="muted">
            <Trans>In Applications you see who reads it and why it moves. You can withdraw it there.</Trans>
          </Text>
        </Stack>
      </div>
    </Dialog>
  );
}
