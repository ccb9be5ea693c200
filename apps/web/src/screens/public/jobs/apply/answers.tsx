import { useLingui } from "@lingui/react/macro";
import type { JobPost, ScreeningQuestion } from "@orbita/contract";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { RadioField } from "@orbita/ui/fields/radio-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import type { ApplicationDraft } from "./application-draft.ts";
import { answerId } from "./use-apply-form.ts";
import styles from "./apply.module.css";

type Props = {
  job: JobPost;
  draft: ApplicationDraft;
  isMissing: (at: number) => boolean;
  onChange: (answers: ApplicationDraft["answers"]) => void;
};

/** The screening questions of a job post, in the post's order and language. */
export function Answers({ job, draft, isMissing, onChange }: Props) {
  return job.screeningQuestions.map((question, at) => (
    <Answer
      key={at}
      question={question}
      lang={job.language}
      id={answerId(at)}
      value={draft.answers[at] ?? null}
      missing={isMissing(at)}
      onChange={(value) =>
        onChange(job.screeningQuestions.map((_, one) => (one === at ? value : (draft.answers[one] ?? null))))
      }
    />
  ));
}

type AnswerProps = {
  question: ScreeningQuestion;
  lang: string;
  id: string;
  value: string | null;
  missing: boolean;
  onChange: (value: string) => void;
};

function Answer({ question: { text, kind, options, mandatory }, lang, id, value, missing, onChange }: AnswerProps) {
  const { t } = useLingui();
  const label = <bdi lang={lang}>{text}</bdi>;
  const optional = mandatory ? undefined : t`optional`;
  const error = missing ? t`Answer this question` : undefined;
  if (kind === "text")
    return (
      <TextArea
        {...{ id, label, optional, error }}
        rows={2}
        maxLength={applicationLimits.answer.max}
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const choices =
    kind === "yesNo"
      ? [
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No` },
        ]
      : options.map((option) => ({ value: option, label: <bdi lang={lang}>{option}</bdi> }));
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles.choices} aria-describedby={error && errorId}>
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </legend>
      <div className={styles.options}>
        {choices.map((choice, at) => (
          <RadioField
            key={choice.value}
            id={at === 0 ? id : undefined}
            name={id}
            label={choice.label}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
