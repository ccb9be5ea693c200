import { useLingui } from "@lingui/react/macro";
import { suggestion } from "@orbita/contract/resumes/content";
import { resumeLimits, type AssessmentSection } from "@orbita/contract/resumes/limits";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { EntryForm } from "../forms/entry-form.tsx";
import { emptyStringsToNull, useEntryForm } from "../forms/use-entry-form.ts";
import type { ResumeSuggestion, useSuggestion } from "./use-suggestion.ts";
import styles from "../forms/forms.module.css";

const limits = resumeLimits.suggestions;
type Props = { section: AssessmentSection; item: ResumeSuggestion; acts: ReturnType<typeof useSuggestion> };

/** Edits the text and motivation of a suggestion; for a question, also the answer. */
export function SuggestionForm({ section, item, acts }: Props) {
  const { t } = useLingui();
  const { id, origin, ...given } = item;
  const { form, onSubmit, errorOf, dirty } = useEntryForm({
    schema: suggestion,
    defaultValues: given,
    onSave: (values) => {
      const next = emptyStringsToNull(values, ["motivation", "answer"]);
      const own = next.text !== item.text || next.motivation !== item.motivation;
      acts.save({ ...next, id, origin: own ? "person" : origin });
    },
  });
  const asked = section === "aiquestions" || section === "questions";
  return (
    <EntryForm form={acts.form} dirty={dirty} onSubmit={onSubmit} onCancel={acts.leave} onDelete={acts.remove}>
      {asked && (
        <TextArea
          label={t`Your answer`}
          className={styles.wide}
          optional={t`(optional)`}
          rows={3}
          maxLength={limits.answer}
          error={errorOf("answer")}
          {...form.register("answer")}
        />
      )}
      <TextArea
        label={asked ? t`Question` : t`Text`}
        className={styles.wide}
        rows={2}
        maxLength={limits.text}
        error={errorOf("text")}
        {...form.register("text")}
      />
      <TextArea
        label={t`Based on`}
        className={styles.wide}
        optional={t`(optional)`}
        rows={2}
        maxLength={limits.motivation}
        error={errorOf("motivation")}
        {...form.register("motivation")}
      />
    </EntryForm>
  );
}
