import { useLingui } from "@lingui/react/macro";
import type { LabelledCode, VocabularyType } from "@orbita/contract";
import { DirtyDot } from "@orbita/ui/base/dirty-dot.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "@orbita/ui/fields/text-field.tsx";
import type { ReactNode } from "react";
import { ValueField } from "~/domain/vocabulary/value-field.tsx";
import { formatCount } from "~/shell/format/format.ts";
import type { SpaceFieldValue, SpaceFieldName } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { controlId, useForm } from "~/domain/spaces/use-space-form.ts";

/** The props that all controls of the settings page share: label with a mark for unsaved changes, error, blur handler. */
export function useSpaceField<F extends SpaceFieldName>(field: F) {
  const form = useForm();
  const { labels } = useSpaceFieldLabels();
  const { readOnly } = form;
  return {
    value: form.values[field],
    set: (value: (typeof form.values)[F]) => form.type({ [field]: value }),
    readOnly,
    control: {
      id: controlId(field),
      name: field,
      label: <FieldLabel changed={form.dirty.includes(field)}>{labels[field]}</FieldLabel>,
      error: form.errorOf(field),
      onBlur: () => form.leave(field),
    },
  };
}

export function FieldLabel({ changed, children }: { changed: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {changed && <DirtyDot />}
    </>
  );
}

type TextProps = Omit<TextFieldProps, "label" | "name" | "value" | "error" | "onChange"> & {
  field: SpaceFieldValue<string>;
  /** Maximum number of characters; shows a count beside the label. */
  max?: number | undefined;
};

export function SpaceText({ field, max, ...rest }: TextProps) {
  const { value, set, readOnly, control } = useSpaceField(field);
  return (
    <TextField
      {...rest}
      {...control}
      value={value}
      readOnly={readOnly}
      {...(max && { aside: `${value.length} / ${max}` })}
      onChange={(event) => set(event.target.value)}
    />
  );
}

type AreaProps = { field: SpaceFieldValue<string>; max: number; rows: number; hint?: string };

export function SpaceArea({ field, max, ...rest }: AreaProps) {
  const { i18n } = useLingui();
  const { value, set, readOnly, control } = useSpaceField(field);
  const count = (number: number) => formatCount(i18n.locale, number);
  return (
    <TextArea
      {...rest}
      {...control}
      value={value}
      readOnly={readOnly}
      aside={`${count(value.length)} / ${count(max)}`}
      onChange={(event) => set(event.target.value)}
    />
  );
}

type ChoiceProps = {
  field: SpaceFieldValue<string>;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
};

export function SpaceChoice({ field, options, hint }: ChoiceProps) {
  const { t } = useLingui();
  const { value, set, readOnly, control } = useSpaceField(field);
  if (readOnly)
    return <TextField {...control} readOnly value={options.find((one) => one.value === value)?.label ?? ""} />;
  return (
    <SelectField
      {...control}
      hint={hint}
      placeholder={t`Select`}
      options={options}
      value={value === "" ? null : value}
      onChange={(next) => set(next ?? "")}
      searchable={{ nothingFound: t`No matches in this list` }}
      erasable
    />
  );
}

type ListFieldProps = {
  field: SpaceFieldValue<LabelledCode | null>;
  type: VocabularyType;
  hint?: ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
};

export function SpaceListed({ field, ...rest }: ListFieldProps) {
  const { value, set, readOnly, control } = useSpaceField(field);
  return <ValueField {...rest} {...control} value={value} onChange={set} readOnly={readOnly} />;
}
