import { Trans, useLingui } from "@lingui/react/macro";
import type { ClosingOutcome } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { useState } from "react";
import { ActFrame, type ActDialogProps } from "./act-frame.tsx";
import { ClosingAnswerFields } from "./closing-answer.tsx";
import { outcomeLabels } from "~/domain/job-posts/status-words.ts";
import { useClosingAnswer } from "./use-closing-answer.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";

const outcomes = Object.keys(outcomeLabels) as ClosingOutcome[];

/** Closes a post: asks for the outcome, and can send an answer to the candidates still in the running. */
export function CloseDialog({ opened, onClose, post, onDone }: ActDialogProps) {
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
      title={t`Close the job post?`}
      description={<bdi>{post.title}</bdi>}
      commit={t`Close the job post`}
      variant="dangerFill"
      busy={mutation.isPending}
      onCommit={commit}
      error={mutation.error}
    >
      <Text size="md">
        {post.jobPostStatus === "published" ? (
          <Trans>It is no longer visible, anywhere. Its slot is free at once.</Trans>
        ) : (
          <Trans>It can no longer be published as it is: only as a draft again.</Trans>
        )}
      </Text>
      <RadioCards
        legend={t`How did it end?`}
        cards={outcomes.map((value) => ({
          value,
          title: i18n._(outcomeLabels[value].title),
          hint: i18n._(outcomeLabels[value].hint),
        }))}
        value={outcome}
        onChange={setOutcome}
        error={asked && !outcome ? t`Choose one` : undefined}
      />
      <ClosingAnswerFields answer={answer} tried={asked} />
    </ActFrame>
  );
}
