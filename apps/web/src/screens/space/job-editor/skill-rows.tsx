import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useController } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";
import { moveItem } from "~/shell/form/move-item.ts";
import { RequirementRows } from "./requirement-rows.tsx";
import { usePostLabels } from "./use-post-labels.ts";
import styles from "./requirements.module.css";

type SkillRequirement = EditorValues["skills"][number];
const { min, max } = jobPostLimits.skills.minYears;
const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The required skills, most important first. */
export function SkillRows({ onSaid }: { onSaid: (words: string) => void }) {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "skills" });
  const { skillOf } = usePostLabels();
  const chosen = field.value;
  const change = (index: number, part: Partial<SkillRequirement>) =>
    field.onChange(chosen.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const atLeast = (years: number) => t`At least ${plural(years, { one: "# year", other: "# years" })}`;
  const yearsOf = ({ id, minYears }: SkillRequirement, index: number) => {
    if (readOnly) return minYears === null ? null : atLeast(minYears);
    return (
      <NativeSelect
        hideLabel
        size="sm"
        id={`skills.${index}.minYears`}
        className={styles.years}
        label={t`Minimum experience with ${skillOf(id)}`}
        options={[
          { value: "", label: t`No minimum` },
          ...choices.map((years) => ({ value: String(years), label: atLeast(years) })),
        ]}
        value={minYears === null ? "" : String(minYears)}
        onChange={(event) => change(index, { minYears: Number(event.currentTarget.value) || null })}
      />
    );
  };
  const nameAt = (index: number) => skillOf(chosen[index]?.id ?? "");
  return (
    <RequirementRows
      label={t`Skills`}
      items={chosen.map((asked, index) => ({
        key: asked.id,
        name: skillOf(asked.id),
        mandatory: asked.mandatory,
        more: yearsOf(asked, index),
      }))}
      readOnly={readOnly}
      emptied="add-requirement"
      onWeigh={(index, mandatory) => change(index, { mandatory })}
      onRemove={(index) => {
        field.onChange(chosen.toSpliced(index, 1));
        onSaid(t`${nameAt(index)} removed`);
      }}
      onMove={(from, to) => {
        field.onChange(moveItem(chosen, from, to));
        onSaid(t`${nameAt(from)} moved to position ${to + 1}`);
      }}
    />
  );
}
