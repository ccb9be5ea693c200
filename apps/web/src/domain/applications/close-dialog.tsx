import { Trans, useLingui } from "@lingui/react/macro";
import type { ClosingOutcome } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { useState } from "react";
import { ActFrame, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import { ClosingAnswerFields } from "./closing-answer.tsx";
import { outcomeLabels } from "~/domain/job-posts/status-labels.ts";
import { useClosingAnswer } from "./use-closing-answer.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";

const outcomes = Object.keys(outcomeLabels) as ClosingOutcome[];

/** Closes a post. Asks for the outcome, and can send an answer to the candidates whose applications are still open. */
export function CloseDialog({ opened, onClose, post, onDone }: ActionDialogProps) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<ClosingOutcome | null>(null);
  const [asked, setAsked] = useState(false);
  const answer = useClosingAnswer(post.id);
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });

  function commit(): void {
    setAsked(true);
    if (outcome && !answer.missing)
      mutation.mutate({ act: "unpublish", id: post.id, body: { outcome, answer: answer.body } });
  }

  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={520}
      title={t`Close this job?`}
      description={<bdi>{post.title}</bdi>}
      commit={t`Close job`}
      variant="dangerFill"
      busy={mutation.isPending}
      onCommit={commit}
      error={mutation.error}
    >
      <Text size="md">
        {post.jobPostStatus === "published" ? (
          <Trans>The job will no longer be visible anywhere. Its slot will be free right away.</Trans>
        ) : (
          <Trans>This job can’t be published again as it is: you’ll need to move it back to draft first.</Trans>
        )}
      </Text>
      <RadioCards
        legend={t`What was the outcome?`}
        cards={outcomes.map((value) => ({
          value,
          title: i18n._(outcomeLabels[value].title),
          hint: i18n._(outcomeLabels[value].hint),
        }))}
        value={outcome}
        onChange={setOutcome}
        error={asked && !outcome ? t`Select an outcome` : undefined}
      />
      <ClosingAnswerFields answer={answer} tried={asked} />
    </ActFrame>
  );
}
