import { useLingui } from "@lingui/react/macro";
import { useController } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import { moved } from "./moved.ts";
import { RequirementRows } from "./requirement-rows.tsx";
import { useNames } from "./use-names.ts";

/** The most important first. */
export function SkillRows({ onSaid }: { onSaid: (words: string) => void }) {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "skills" });
  const { skillOf } = useNames();
  const chosen = field.value;
  const nameAt = (index: number) => skillOf(chosen[index]?.id ?? "");
  return (
    <RequirementRows
      label={t`Skills`}
      items={chosen.map(({ id, mandatory }) => ({ key: id, name: skillOf(id), mandatory }))}
      readOnly={readOnly}
      emptied="add-requirement"
      onWeigh={(index, mandatory) =>
        field.onChange(chosen.map((one, at) => (at === index ? { ...one, mandatory } : one)))
      }
      onRemove={(index) => {
        field.onChange(chosen.toSpliced(index, 1));
        onSaid(t`${nameAt(index)} removed`);
      }}
      onMove={(from, to) => {
        field.onChange(moved(chosen, from, to));
        onSaid(t`${nameAt(from)}: now number ${to + 1}`);
      }}
    />
  );
}
