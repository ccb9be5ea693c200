import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import type { ScreeningQuestion } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { focusField, useEditor } from "./editor-context.tsx";
import { useVerdicts } from "./judged.ts";
import { QuestionFields } from "./question-fields.tsx";

const limits = jobPostLimits.questions;

/** The screening questions for candidates. Few are allowed, because long forms deter candidates. */
export function QuestionsCard() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "screeningQuestions" });
  const { verdictOn } = useVerdicts();
  /** Form paths of the question fields that the user has left; only those show errors. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const questions = field.value;
  const path = (index: number, part: string) => `screeningQuestions.${index}.${part}`;
  const change = (index: number, part: Partial<ScreeningQuestion>) =>
    field.onChange(questions.map((one, at) => (at === index ? { ...one, ...part } : one)));

  function add(): void {
    field.onChange([...questions, { text: "", kind: "text", mandatory: false, options: [] }]);
    requestAnimationFrame(() => focusField(path(questions.length, "text")));
  }

  return (
    <FormCard
      title={t`Screening questions`}
      actions={
        <Text as="span" size="sm" tone="muted" numeric>
          {questions.length} / {limits.max}
        </Text>
      }
      foot={
        !readOnly && questions.length < limits.max ? (
          <Button id="add-question" variant="quiet" size="sm" icon={IconPlus} onClick={add}>
            <Trans>Add question</Trans>
          </Button>
        ) : undefined
      }
    >
      {questions.length === 0 && (
        <Text size="md" tone="muted">
          <Trans>
            Candidates will answer these questions when they apply. You can’t ask about current or past salary: it’s
            against the law.
          </Trans>
        </Text>
      )}
      {questions.map((question, index) => (
        <QuestionFields
          // The index is the key: questions have no id, and their text is stored in the form, not in the field.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          index={index}
          question={question}
          readOnly={readOnly}
          pathOf={(part) => path(index, part)}
          errorOf={(part) => verdictOn(path(index, part), left.has(path(index, part)))}
          onChange={(part) => change(index, part)}
          onLeave={(part) => {
            field.onBlur();
            setLeft(new Set(left).add(path(index, part)));
          }}
          onRemove={() => {
            field.onChange(questions.toSpliced(index, 1));
            requestAnimationFrame(() => focusField("add-question"));
          }}
        />
      ))}
    </FormCard>
  );
}
