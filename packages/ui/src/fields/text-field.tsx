import { IconLock } from "@tabler/icons-react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import styles from "./input.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "prefix" | "className" | "children">;

export interface TextFieldProps extends FieldTexts, NativeProps {
  icon?: IconShape | undefined;
  prefix?: ReactNode;
  end?: ReactNode;
  size?: FieldSize | undefined;
  /** Makes the field readable but not editable; the hint says who can change it. */
  locked?: boolean | undefined;
  /** Uses a monospaced font, for text that must be read letter by letter. */
  mono?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  describedBy,
  className,
  icon,
  prefix,
  end,
  size,
  locked,
  mono,
  id,
  type = "text",
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, aside, hideLabel, describedBy, className }}>
      {(control) => (
        <InputBox
          icon={icon}
          prefix={prefix}
          end={locked ? <Icon icon={IconLock} size="sm" /> : end}
          size={size}
          invalid={Boolean(error)}
          locked={locked}
        >
          <input
            {...input}
            {...control}
            type={type}
            readOnly={locked ?? input.readOnly}
            className={cx(styles.input, input.inputMode === "numeric" && styles.numeric, mono && styles.mono)}
          />
        </InputBox>
      )}
    </Field>
  );
}
