import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import styles from "./composer.module.css";

type Option = { id: string; label: string; hint?: string | undefined };
type Props = {
  /** What is chosen, before what it is now: "Voice: as me". */
  name: string;
  options: readonly Option[];
  value: string;
  /** None where it cannot be changed any more. */
  onChange?: ((id: string) => void) | undefined;
};

/** One of a few, as a small chip with a menu; where there is nothing to choose it only says so. */
export function ChoiceChip({ name, options, value, onChange }: Props) {
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
        <button type="button" className={styles.chip} aria-label={`${name}: ${chosen}`}>
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
