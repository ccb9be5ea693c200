import { useId, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./segmented-control.module.css";

export interface ControlSegment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconShape | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  segments: readonly ControlSegment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A choice of two to four short options in a line, such as views or themes. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.track, className)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon icon={segment.icon} size="sm" />}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
