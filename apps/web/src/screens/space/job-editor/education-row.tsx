import { useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { IconSchool } from "@tabler/icons-react";
import { useController, useWatch } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import { useFieldError } from "./judged.ts";
import { RequirementRows } from "./requirement-rows.tsx";
import { usePostLabels } from "./use-post-labels.ts";
import styles from "./requirements.module.css";

/** The required education. "None needed" has no field of study, but is still shown. */
export function EducationRow({ onSaid }: { onSaid: (words: string) => void }) {
  const { t } = useLingui();
  const { form, readOnly, write } = useEditor();
  const [education, mandatory] = useWatch({ control: form.control, name: ["education", "educationMandatory"] });
  const { labelOfCode } = usePostLabels();
  if (education === null) return null;
  const name = labelOfCode(education);
  return (
    <RequirementRows
      label={t({ message: "Education", context: "job requirement" })}
      items={[{ key: education, name, mandatory, more: education !== "education_none" && <FieldOfStudy /> }]}
      readOnly={readOnly}
      icon={IconSchool}
      emptied="add-requirement"
      onWeigh={(_, to) => write("educationMandatory", to)}
      onRemove={() => {
        write("education", null);
        write("educationField", null);
        write("educationMandatory", false);
        onSaid(t`${name} removed`);
      }}
    />
  );
}

function FieldOfStudy() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "educationField" });
  const error = useFieldError("educationField");
  if (readOnly) return field.value;
  return (
    <TextField
      {...field}
      id="educationField"
      hideLabel
      size="sm"
      className={styles.study}
      label={t`Field of study`}
      placeholder={t`Field of study, if relevant`}
      maxLength={limits.educationField.max}
      value={field.value ?? ""}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      error={error}
    />
  );
}
