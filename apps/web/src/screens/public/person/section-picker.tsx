import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { factualSections, type FactualSection } from "@orbita/contract/resumes/limits";
import { Field } from "@orbita/ui/fields/field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SectionChoice } from "./section-choice.tsx";
import styles from "./share.module.css";

type Props = { value: readonly FactualSection[]; onChange: (value: FactualSection[]) => void; error: ReactNode };

/** A button such as "3 sections of 9" that opens the choice of sections. */
export function SectionPicker({ value, onChange, error }: Props) {
  const { t } = useLingui();
  return (
    <Field label={t`Visible sections`} error={error}>
      {(control) => {
        const trigger = (button: PopoverButtonProps) => pickerButton({ ...button, ...control }, value.length);
        return (
          <PopoverPanel label={t`Visible sections`} align="start" trigger={trigger}>
            {() => (
              <div className={styles.choices}>
                <SectionChoice value={value} onChange={onChange} />
              </div>
            )}
          </PopoverPanel>
        );
      }}
    </Field>
  );
}

function pickerButton(button: object, count: number) {
  const all = factualSections.length;
  return (
    <button type="button" {...button} className={styles.picker}>
      <span>
        <Trans>
          {count} of <Plural value={all} one="# section" other="# sections" />
        </Trans>
      </span>
      <Icon icon={IconChevronDown} size="sm" />
    </button>
  );
}
