import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatEuros, formatLongDay, formatPay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { ActDialogProps } from "./confirm-dialog.tsx";
import { slotsQuery } from "./queries.ts";
import { useFieldLabels } from "~/features/job-editor/use-field-labels.ts";
import { usePostMutation } from "./use-post-mutation.ts";

const lifeMs = jobPostLimits.lifeDays.standard * 24 * 60 * 60_000;

/** The committing act: what it takes, what is promised and until when. */
export function PublishDialog({ opened, onClose, post, onDone }: ActDialogProps) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const slots = useQuery(slotsQuery(space.id)).data?.free;
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
  const left = slots ? slots.total - slots.used : null;
  const full = left === 0;
  const pay = formatPay(i18n.locale, post.salaryMin, post.salaryMax);
  const [expiry] = useState(() => new Date(Date.now() + lifeMs).toISOString());
  const expires = formatLongDay(i18n.locale, expiry);
  const slotWords =
    left === null ? undefined : full ? (
      <Trans>No free slots left. Suspend or close another job post first.</Trans>
    ) : (
      <Plural
        value={left}
        one="By date. It takes your last free slot."
        other="By date. It takes one of your # free slots."
      />
    );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t`Publish the job post`}
      description={<Meta as="span" items={[<bdi key="title">{post.title}</bdi>, pay && <bdi key="pay">{pay}</bdi>]} />}
      closeLabel={t`Close`}
      footNote={<Trans>You can suspend it whenever you want.</Trans>}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="accent"
            size="lg"
            disabled={full}
            busy={mutation.isPending}
            onClick={() => mutation.mutate({ act: "publish", id: post.id })}
          >
            <Trans>Publish now</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioCards
          legend={t`Plan`}
          hideLegend
          cards={[{ value: "free", title: t`Free`, end: formatEuros(i18n.locale, 0), hint: slotWords, disabled: full }]}
          value="free"
          onChange={() => undefined}
        />
        <Text size="md">
          <Plural
            value={post.replyDays}
            one="You promise an answer within # day."
            other="You promise an answer within # days."
          />{" "}
          <Trans>The post expires on {expires}.</Trans>
        </Text>
        {mutation.error && <PublishFailure error={mutation.error} />}
      </Stack>
    </Dialog>
  );
}

/** What keeps it from being published, field by field where the api says so. */
function PublishFailure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const labels: Record<string, string> = useFieldLabels();
  const paths = problemOf(error)?.errors.map(({ path }) => path.split(".")[0] ?? path) ?? [];
  const missing = [...new Set(paths)].map((path) => labels[path] ?? path);
  return (
    <Note tone="danger" role="alert">
      {failureText(i18n, error)}
      {missing.length > 0 && <Text size="sm">{missing.join(", ")}</Text>}
    </Note>
  );
}
