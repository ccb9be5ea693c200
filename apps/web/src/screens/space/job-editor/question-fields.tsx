import { useLingui } from "@lingui/react/macro";
import { screeningQuestion } from "@orbita/contract/job-posts/draft";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import type { ScreeningQuestion } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { IconTrash } from "@tabler/icons-react";
import { useChoiceLabels } from "./use-choice-labels.ts";
import styles from "./questions.module.css";

const limits = jobPostLimits.questions;

type Props = {
  index: number;
  question: ScreeningQuestion;
  readOnly: boolean;
  pathOf: (part: string) => string;
  errorOf: (part: string) => string | undefined;
  onChange: (part: Partial<ScreeningQuestion>) => void;
  onLeave: (part: string) => void;
  onRemove: () => void;
};

export function QuestionFields({ index, question, readOnly, pathOf, errorOf, onChange, onLeave, onRemove }: Props) {
  const { t } = useLingui();
  const { kinds } = useChoiceLabels();
  const number = index + 1;
  const { kind, options } = question;

  function turn(next: ScreeningQuestion["kind"]): void {
    const enough = Array.from({ length: limits.options.min }, (_, at) => options[at] ?? "");
    onChange({ kind: next, options: next === "choice" ? enough : [] });
  }

  return (
    <div role="group" aria-label={t`Question ${number}`} className={styles.question}>
      <TextField
        id={pathOf("text")}
        label={t`Question ${number}`}
        value={question.text}
        maxLength={limits.text.max}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        onBlur={() => onLeave("text")}
        readOnly={readOnly}
        error={errorOf("text")}
      />
      <div className={styles.line}>
        <NativeSelect
          label={t`Answer type for question ${number}`}
          hideLabel
          size="sm"
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          disabled={readOnly}
          value={kind}
          onChange={(event) => turn(screeningQuestion.shape.kind.parse(event.currentTarget.value))}
        />
        <Switch
          label={t`Answer required`}
          disabled={readOnly}
          checked={question.mandatory}
          onChange={(event) => onChange({ mandatory: event.currentTarget.checked })}
        />
        {!readOnly && <IconButton icon={IconTrash} size="sm" label={t`Remove question ${number}`} onClick={onRemove} />}
      </div>
      <Reveal shown={kind === "choice"}>
        <Options
          number={number}
          options={options}
          readOnly={readOnly}
          {...{ pathOf, errorOf, onLeave }}
          onChange={onChange}
        />
      </Reveal>
    </div>
  );
}

type OptionsProps = Pick<Props, "readOnly" | "pathOf" | "errorOf" | "onLeave" | "onChange"> & {
  number: number;
  options: readonly string[];
};

/**
 * The answers to choose from for a screening question. Shows one empty field more than there are answers, up to the limit.
 * An emptied field is removed on blur.
 */
function Options({ number, options, readOnly, pathOf, errorOf, onLeave, onChange }: OptionsProps) {
  const { t } = useLingui();
  const boxes = options.length < limits.options.max && !readOnly ? [...options, ""] : options;
  const about = errorOf("options");
  const wrong = options.findIndex((_, at) => errorOf(`options.${at}`));
  return (
    <div className={styles.options}>
      {boxes.map((text, at) => (
        <TextField
          // The index is the key, because the fields have no identity other than their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          id={pathOf(`options.${at}`)}
          hideLabel
          size="sm"
          label={t`Question ${number}, answer ${at + 1}`}
          placeholder={t`Answer ${at + 1}`}
          maxLength={limits.options.text}
          readOnly={readOnly}
          value={text}
          onChange={(event) => onChange({ options: boxes.with(at, event.currentTarget.value).filter(keepsPlace) })}
          onBlur={() => {
            onChange({ options: options.filter((one, place) => one !== "" || place < limits.options.min) });
            onLeave("options");
          }}
          error={at === wrong ? errorOf(`options.${at}`) : undefined}
        />
      ))}
      {about && wrong === -1 && <FieldError>{about}</FieldError>}
    </div>
  );
}

/** False for an empty field at the end, which only offers another answer and is not stored. */
const keepsPlace = (text: string, at: number, all: readonly string[]): boolean => text !== "" || at < all.length - 1;
