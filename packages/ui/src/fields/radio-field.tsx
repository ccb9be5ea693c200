import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./choice.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className" | "children">;

export interface RadioFieldProps extends NativeProps {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of few options, in a fieldset with its legend. */
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
