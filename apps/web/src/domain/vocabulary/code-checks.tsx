import { useLingui } from "@lingui/react/macro";
import type { LabelledCode, VocabularyType } from "@orbita/contract";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { findValues } from "./find-values.ts";
import styles from "./code-checks.module.css";

type CheckGroupProps<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** A group of check boxes. An empty selection means that all options are welcome. */
export function CheckGroup<T extends string>({ legend, options, chosen, onChange }: CheckGroupProps<T>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.checks}>
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type CodeChecksProps<T extends string> = Omit<CheckGroupProps<T>, "options"> & {
  type: VocabularyType;
  /** The codes of the list, which are fixed; their labels come from the server. */
  codes: readonly T[];
};

/** The options of a fixed list of codes, with the labels of the server. Empty until they are loaded. */
export function useCodeOptions<T extends string>(type: VocabularyType, codes: readonly T[]) {
  const { i18n } = useLingui();
  const { data: values = [] } = useQuery({
    queryKey: ["values", type, ""],
    queryFn: () => findValues(type, ""),
    staleTime: 300_000,
  });
  const nameOf = ({ it, en }: LabelledCode): string => (i18n.locale === "it" ? it : (en ?? it));
  return values.flatMap((value) => {
    const code = codes.find((one) => one === value.code);
    return code ? [{ value: code, label: nameOf(value) }] : [];
  });
}

export function CodeChecks<T extends string>({ type, codes, ...group }: CodeChecksProps<T>) {
  return <CheckGroup {...group} options={useCodeOptions(type, codes)} />;
}
