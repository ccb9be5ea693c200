import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import type { ClosingAnswer } from "./use-closing-answer.ts";

type Props = { answer: ClosingAnswer; tried: boolean };

/** One humane text for all candidates still in the running, so that closing a post leaves no candidate without an answer. */
export function ClosingAnswerFields({ answer, tried }: Props) {
  const { t } = useLingui();
  const { waiting, talking, wanted, words } = answer;
  if (!words) return null;
  const error = (text: string) => (tried && text.trim() === "" ? t`Write what they will read` : undefined);
  return (
    <Stack gap={3}>
      <CheckboxField
        label={
          waiting > 0 ? (
            <Plural
              value={waiting}
              one="Answer # person still in the running"
              other="Answer # people still in the running"
            />
          ) : (
            <Trans>Answer who is still in the running</Trans>
          )
        }
        hint={
          <Trans>
            Each reads it in their language, ten minutes from now. Without it they only hear that it closed.
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
                  one="Also # person at an interview or with an offer"
                  other="Also # people at an interview or with an offer"
                />
              }
              hint={<Trans>Otherwise they stay where they are, and you go on with them.</Trans>}
              checked={answer.talks}
              onChange={(event) => answer.setTalks(event.target.checked)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
