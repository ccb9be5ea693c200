import { Select, type ComboboxItem } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useRef, type FocusEventHandler, type Ref } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import { portalProps } from "../overlays/portal-target.ts";
import inputStyles from "./input.module.css";
import styles from "./select-field.module.css";

export interface SelectOption {
  value: string;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  /** Lets the user type to filter the list; `nothingFound` is shown when no option matches. */
  searchable?: { nothingFound: string } | undefined;
  /** Lets the user clear the field by selecting the chosen option again. */
  clearable?: boolean | undefined;
  /** Lets the user clear the selection of a searchable list by emptying the box and leaving it. */
  erasable?: boolean | undefined;
  disabled?: boolean | undefined;
  icon?: IconShape | undefined;
  size?: FieldSize | undefined;
  /** Called with the typed text, for lists that the server filters. */
  onSearch?: ((text: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

type SelectItem = ComboboxItem & { hint?: string | undefined };

export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  searchable,
  clearable,
  erasable,
  disabled,
  icon,
  size,
  onSearch,
  ref,
}: SelectFieldProps) {
  const erased = useRef(false);
  const data: SelectItem[] = options.map((option) => ({ ...option, disabled: option.disabled ?? false }));
  return (
    <Field {...{ id, label, hint, error, optional, aside, hideLabel, className }}>
      {(control) => (
        <InputBox
          flush
          icon={icon}
          size={size}
          invalid={Boolean(error)}
          end={<Icon icon={IconChevronDown} size="sm" className={styles.chevron} />}
        >
          <Select
            {...control}
            {...(ref && { ref })}
            {...(name && { name })}
            onInput={(event) => {
              erased.current = event.currentTarget.value === "";
            }}
            onBlur={(event) => {
              if (erasable && erased.current) onChange(null);
              erased.current = false;
              onBlur?.(event);
            }}
            {...(placeholder && { placeholder })}
            {...(onSearch && { onSearchChange: onSearch, filter: ({ options: all }) => all })}
            // Mantine derives aria-invalid from `error` alone; our own field shows the message.
            error={Boolean(error)}
            unstyled
            data={data}
            value={value}
            onChange={(next) => {
              erased.current = false;
              onChange(next);
            }}
            searchable={Boolean(searchable)}
            nothingFoundMessage={searchable?.nothingFound}
            allowDeselect={clearable ?? false}
            disabled={disabled ?? false}
            rightSection={null}
            withScrollArea={false}
            comboboxProps={{
              transitionProps: { duration: 0 },
              offset: 6,
              position: "bottom-start",
              width: "target",
              zIndex: 500,
              portalProps,
            }}
            renderOption={({ option, checked }) => <Option item={option} checked={checked ?? false} />}
            classNames={{
              root: inputStyles.bare ?? "",
              wrapper: inputStyles.bare ?? "",
              input: cx(inputStyles.input, styles.input),
              dropdown: styles.dropdown ?? "",
              options: styles.options ?? "",
              option: styles.option ?? "",
              empty: styles.empty ?? "",
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}

function Option({ item, checked }: { item: SelectItem; checked: boolean }) {
  return (
    <>
      <span className={styles.words}>
        {item.label}
        {item.hint && <small>{item.hint}</small>}
      </span>
      {checked && <Icon icon={IconCheck} size="sm" />}
    </>
  );
}
