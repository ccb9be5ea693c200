import { Autocomplete } from "@mantine/core";
import { useState, type Ref } from "react";
import { cx } from "../cx.ts";
import type { IconShape } from "../icons/icon.tsx";
import { portalProps } from "../overlays/portal-target.ts";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import inputStyles from "./input.module.css";
import styles from "./select-field.module.css";

export interface SuggestOption {
  /** The id of the suggestion. It must be unique, while labels may repeat. */
  value: string;
  label: string;
  hint?: string | undefined;
}

export interface SuggestFieldProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  /** The text of the field: typed freely, or the label of a suggestion. */
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly SuggestOption[];
  onPick: (value: string) => void;
  placeholder?: string | undefined;
  icon?: IconShape | undefined;
  size?: FieldSize | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for free text with suggestions. The caller filters the list of suggestions. */
export function SuggestField({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  id,
  name,
  value,
  onChange,
  suggestions,
  onPick,
  placeholder,
  icon,
  size,
  ref,
}: SuggestFieldProps) {
  const [opened, setOpened] = useState(false);
  const hints = new Map(suggestions.map((one) => [one.value, one.hint]));
  return (
    <Field {...{ id, label, hint, error, optional, aside, hideLabel, className }}>
      {(control) => (
        <InputBox flush icon={icon} size={size} invalid={Boolean(error)}>
          <Autocomplete
            {...control}
            {...(ref && { ref })}
            {...(name && { name })}
            {...(placeholder && { placeholder })}
            unstyled
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data={suggestions.map((one) => ({ value: one.value, label: one.label }))}
            filter={({ options }) => options}
            value={value}
            onChange={onChange}
            onOptionSubmit={onPick}
            // An empty list is not rendered, and the input must not reference a missing list. Suggestions may also arrive after the
            // list was opened.
            dropdownOpened={opened && suggestions.length > 0}
            onDropdownOpen={() => setOpened(true)}
            onDropdownClose={() => setOpened(false)}
            // Mantine derives aria-invalid from `error` alone; our own field shows the message.
            error={Boolean(error)}
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
            renderOption={({ option }) => (
              <span className={styles.words}>
                {"label" in option ? String(option.label) : option.value}
                {hints.get(option.value) && <small>{hints.get(option.value)}</small>}
              </span>
            )}
            classNames={{
              root: inputStyles.bare ?? "",
              wrapper: inputStyles.bare ?? "",
              input: cx(inputStyles.input),
              dropdown: styles.dropdown ?? "",
              options: styles.options ?? "",
              option: styles.option ?? "",
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}
