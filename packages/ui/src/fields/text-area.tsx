import { useLayoutEffect, useRef, type Ref, type TextareaHTMLAttributes, useEffect, useState } from "react";
import { useMergedRef } from "@mantine/hooks";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox } from "./input-box.tsx";
import { Marks, type TextMark } from "./marks.tsx";
import styles from "./input.module.css";

/** Tracks the length of a field's text, also when a form library changes the text without a React update. */
function useLength(value: string | undefined) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(value?.length ?? 0);
  const read = () => setLength((value ?? element.current?.value ?? "").length);
  // Runs after every render on purpose, because a reset of the form changes the element and not our props.
  useEffect(read);
  return { element, length, read };
}

type NativeProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "children">;

export interface TextAreaProps extends FieldTexts, NativeProps {
  /** The text of the counter above the box: "412 / 2,000". Needs `maxLength`. */
  counter?: ((used: number, max: number) => string) | undefined;
  /** Words that the user should check again, marked under the text. Needs `value`; give their meaning as text elsewhere. */
  marks?: readonly TextMark[] | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  describedBy,
  className,
  counter,
  marks,
  id,
  ref,
  rows = 4,
  onInput,
  onScroll,
  ...area
}: TextAreaProps) {
  const { element, length, read } = useLength(typeof area.value === "string" ? area.value : undefined);
  const merged = useMergedRef(element, ref);
  const backdrop = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (backdrop.current) backdrop.current.scrollTop = element.current?.scrollTop ?? 0;
  };
  useLayoutEffect(follow);
  const words = counter && area.maxLength !== undefined ? counter(length, area.maxLength) : undefined;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, describedBy, className }} aside={words ?? aside}>
      {(control) => (
        <InputBox area invalid={Boolean(error)}>
          {marks && <Marks ref={backdrop} text={typeof area.value === "string" ? area.value : ""} marks={marks} />}
          <textarea
            {...area}
            {...control}
            ref={merged}
            rows={rows}
            className={cx(styles.input, marks && styles.marked)}
            onScroll={(event) => {
              follow();
              onScroll?.(event);
            }}
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
