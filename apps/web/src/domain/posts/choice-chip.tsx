import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import styles from "./post-composer.module.css";

type ChoiceOption = { id: string; label: string; hint?: string | undefined };
type Props = {
  /** Title of the menu that lists the options. */
  name: string;
  /** Accessible name of the button, which contains the label of the current value. */
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  /** Called with the id of the selected option. Undefined if the value cannot be changed any more. */
  onChange?: ((id: string) => void) | undefined;
};

/** A small select with a menu; plain text if there is only one option. */
export function ChoiceChip({ name, label, options, value, onChange }: Props) {
  const chosen = options.find(({ id }) => id === value)?.label ?? "";
  if (!onChange || options.length < 2)
    return (
      <span className={styles.chip}>
        <bdi>{chosen}</bdi>
      </span>
    );
  return (
    <Menu
      align="start"
      width={260}
      title={name}
      trigger={
        <button type="button" className={styles.chip} aria-label={label}>
          <bdi>{chosen}</bdi>
          <Icon icon={IconChevronDown} size="xs" />
        </button>
      }
      groups={[
        options.map((option) => ({
          id: option.id,
          label: <bdi>{option.label}</bdi>,
          hint: option.hint,
          end: option.id === value && <Icon icon={IconCheck} size="sm" />,
          onSelect: () => onChange(option.id),
        })),
      ]}
    />
  );
}
