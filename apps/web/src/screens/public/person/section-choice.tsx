import { useLingui } from "@lingui/react/macro";
import { factualSections, type FactualSection } from "@orbita/contract/resumes/limits";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";

export function useSectionNames(): Record<FactualSection, string> {
  const { t } = useLingui();
  return {
    summary: t`Summary`,
    experience: t`Experience`,
    technicalSkills: t`Technical skills`,
    softSkills: t`Soft skills`,
    education: t`Education`,
    certifications: t`Certifications`,
    courses: t`Courses`,
    languages: t`Languages`,
    interests: t`Interests`,
  };
}

type Props = { value: readonly FactualSection[]; onChange: (value: FactualSection[]) => void };

/** Selects the sections of a CV that others see. */
export function SectionChoice({ value, onChange }: Props) {
  const names = useSectionNames();
  return (
    <Stack gap={2}>
      {factualSections.map((section) => (
        <CheckboxField
          key={section}
          label={names[section]}
          checked={value.includes(section)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(factualSections.filter((one) => (one === section ? checked : value.includes(one))))
          }
        />
      ))}
    </Stack>
  );
}
