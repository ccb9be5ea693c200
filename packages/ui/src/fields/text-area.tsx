import { type Ref, type TextareaHTMLAttributes } from "react";
import { useMergedRef } from "@mantine/hooks";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { Field, type FieldWords } from "./field.tsx";
import { InputBox } from "./input-box.tsx";
import { useLength } from "./use-length.ts";
import styles from "./input.module.css";

type NativeProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "children">;

export interface TextAreaProps extends FieldWords, NativeProps {
  /** Shown above the box: "412 / 2,000". Needs `maxLength`. */
  counter?: ((used: number, max: number) => string) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  counter,
  id,
  ref,
  rows = 4,
  onInput,
  ...area
}: TextAreaProps) {
  const { element, length, read } = useLength(typeof area.value === "string" ? area.value : undefined);
  const merged = useMergedRef(element, ref);
  const words = counter && area.maxLength !== undefined ? counter(length, area.maxLength) : undefined;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }} aside={words ?? aside}>
      {(control) => (
        <InputBox area invalid={Boolean(error)}>
          <textarea
            {...area}
            {...control}
            ref={merged}
            rows={rows}
            className={styles.input}
            onInput={(event) => {
              read();
              onInput?.(event);
            }}
          />
          {words && area.maxLength !== undefined && length > area.maxLength * 0.9 && (
            <VisuallyHidden>
              <span role="status">{words}</span>
            </VisuallyHidden>
          )}
        </InputBox>
      )}
    </Field>
  );
}
