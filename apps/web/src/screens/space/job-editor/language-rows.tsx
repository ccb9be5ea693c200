import { useLingui } from "@lingui/react/macro";
import { languageLevel } from "@orbita/contract/job-posts/draft";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useController } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";
import { moveItem } from "~/shell/form/move-item.ts";
import { RequirementRows } from "./requirement-rows.tsx";
import { usePostLabels } from "./use-post-labels.ts";
import styles from "./requirements.module.css";

type LanguageRequirement = EditorValues["languages"][number];
const levels = languageLevel.options.map((level) => ({ value: level, label: level }));

export function LanguageRows({ onSaid }: { onSaid: (words: string) => void }) {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "languages" });
  const { labelOfCode } = usePostLabels();
  const chosen = field.value;
  const change = (index: number, part: Partial<LanguageRequirement>) =>
    field.onChange(chosen.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const nameAt = (index: number) => labelOfCode(chosen[index]?.code ?? "");
  const levelOf = ({ code, level }: LanguageRequirement, index: number) => {
    if (readOnly) return level;
    return (
      <NativeSelect
        hideLabel
        size="sm"
        className={styles.level}
        label={t`${labelOfCode(code)} level`}
        options={levels}
        value={level}
        onChange={(event) => change(index, { level: languageLevel.parse(event.currentTarget.value) })}
      />
    );
  };
  return (
    <RequirementRows
      label={t`Languages`}
      items={chosen.map((asked, index) => ({
        key: asked.code,
        name: labelOfCode(asked.code),
        mandatory: asked.mandatory,
        more: levelOf(asked, index),
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
