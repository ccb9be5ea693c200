import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import type { ClosingAnswerForm } from "./use-closing-answer.ts";

type Props = { answer: ClosingAnswerForm; tried: boolean };

/** Fields for one reply to all candidates with an open application. The user may leave out those at the interview or offer stage. */
export function ClosingAnswerFields({ answer, tried }: Props) {
  const { t } = useLingui();
  const { waiting, talking, wanted, words } = answer;
  if (!words) return null;
  const error = (text: string) => (tried && text.trim() === "" ? t`Enter your reply` : undefined);
  return (
    <Stack gap={3}>
      <CheckboxField
        label={
          waiting > 0 ? (
            <Plural
              value={waiting}
              one="Reply to # person still in the process"
              other="Reply to # people still in the process"
            />
          ) : (
            <Trans>Reply to everyone still in the process</Trans>
          )
        }
        hint={
          <Trans>
            Each person will get your reply in their language, in 10 minutes. Without a reply, they’ll only be told that
            the job has closed.
          </Trans>
        }
        checked={wanted}
        onChange={(event) => answer.setWanted(event.target.checked)}
      />
      {wanted && (
        <>
          <TextArea
            label={t`In Italian`}
            rows={4}
            maxLength={applicationLimits.words.max}
            value={words.it}
            error={error(words.it)}
            onChange={(event) => answer.write("it", event.target.value)}
          />
          <TextArea
            label={t`In English`}
            rows={4}
            maxLength={applicationLimits.words.max}
            value={words.en}
            error={error(words.en)}
            onChange={(event) => answer.write("en", event.target.value)}
          />
          {talking > 0 && (
            <CheckboxField
              label={
                <Plural
                  value={talking}
                  one="Include # person at the interview or offer stage"
                  other="Include # people at the interview or offer stage"
                />
              }
              hint={<Trans>Otherwise, they’ll stay at their current stage and you can still consider them.</Trans>}
              checked={answer.talks}
              onChange={(event) => answer.setTalks(event.target.checked)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
