import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./choice.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className" | "children">;

export interface RadioFieldProps extends NativeProps {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One option of a choice. Group the options in a fieldset with a legend. */
export function RadioField({ label, hint, ...input }: RadioFieldProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.words}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
