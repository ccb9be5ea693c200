import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState } from "react";
import { formatLongDay } from "~/shell/format/format.ts";
import { ActFrame, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import { expiryFault, usualDay } from "~/domain/job-posts/expiry.ts";
import { ExpiryField } from "./life-fields.tsx";
import { romeDay } from "~/shell/calendar/rome-days.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";

/** Confirms that a post is still open, and suggests a later expiry date. */
export function StillOpenDialog({ opened, onClose, post, onDone }: ActionDialogProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const before = post.expiresAt ? romeDay(post.expiresAt) : usualDay(now);
  const [expiresOn, setExpiresOn] = useState(() => [before, usualDay(now)].toSorted().at(-1) ?? before);
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
  const was = post.expiresAt && formatLongDay(i18n.locale, post.expiresAt);
  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={480}
      title={t`Is this job still open?`}
      description={<bdi>{post.title}</bdi>}
      commit={t`Yes, still open`}
      blocked={expiryFault(expiresOn, now) !== null}
      busy={mutation.isPending}
      onCommit={() => mutation.mutate({ act: "confirm", id: post.id, body: expiresOn === before ? {} : { expiresOn } })}
      error={mutation.error}
    >
      <Text size="md">
        <Trans>
          People looking for work will see that you confirmed the job today. If no one confirms, we’ll suspend it.
        </Trans>
      </Text>
      <ExpiryField
        value={expiresOn}
        onChange={setExpiresOn}
        now={now}
        hint={was ? t`Current expiry date: ${was}` : undefined}
      />
    </ActFrame>
  );
}
