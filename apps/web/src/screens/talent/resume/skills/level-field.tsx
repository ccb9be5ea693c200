import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { levels, levelStep } from "~/domain/resumes/skill-groups.ts";
import { useSkillLabels } from "./use-skill-labels.ts";

type Props = {
  label: string;
  hideLabel?: boolean;
  value: number | null;
  onChange: (level: number | null) => void;
  size?: "sm" | undefined;
  id?: string | undefined;
};

/** Selects one of the four named levels, or no level. */
export function LevelField({ value, onChange, ...field }: Props) {
  const { t } = useLingui();
  const { words } = useSkillLabels();
  return (
    <NativeSelect
      {...field}
      value={value === null ? "" : String(levelStep(value))}
      options={[
        { value: "", label: t`Level not specified` },
        ...levels.map((level) => ({ value: String(level), label: words[level] })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? Number(currentTarget.value) : null)}
    />
  );
}
