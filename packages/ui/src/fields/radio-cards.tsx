import { useId, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { FieldError } from "./field-error.tsx";
import choice from "./choice.module.css";
import styles from "./radio-cards.module.css";

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the title, such as a price. */
  end?: ReactNode;
  /** An icon, shown only on large cards. */
  icon?: IconShape | undefined;
  /** Content below the option's text that is not part of its name, such as a field or a link. */
  more?: ReactNode;
  /** True if the option is not available now; the hint gives the reason. */
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name?: string | undefined;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: 1 | 2 | 3 | undefined;
  /** The size of the cards. Large cards have the icon on top and the title in the display face. */
  size?: "md" | "lg" | undefined;
  error?: ReactNode;
  className?: string | undefined;
}

const columnClass = { 1: undefined, 2: styles.two, 3: styles.three };

/** A choice of two to five options that need explanation, as cards. Use a select for more options. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend,
  name,
  cards,
  value,
  onChange,
  columns = 1,
  size = "md",
  error,
  className,
}: RadioCardsProps<Value>) {
  const generated = useId();
  const errorId = `${generated}-error`;
  return (
    <fieldset className={cx(styles.group, className)} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      <div className={cx(styles.picks, columnClass[columns])}>
        {cards.map((card) => {
          const radio = (
            <input
              type="radio"
              className={choice.radio}
              name={name ?? generated}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
          );
          return (
            <div key={card.value} className={cx(styles.pick, size === "lg" && styles.large)}>
              <label className={styles.pickLabel}>
                {size === "lg" ? (
                  <span className={styles.largeTop}>
                    {card.icon ? <Icon icon={card.icon} size="lg" /> : <span />}
                    {radio}
                  </span>
                ) : (
                  radio
                )}
                <span className={styles.pickBody}>
                  <span className={styles.pickTitle}>
                    <span>{card.title}</span>
                    {card.end !== undefined && <span>{card.end}</span>}
                  </span>
                  {card.hint && <span className={styles.pickHint}>{card.hint}</span>}
                </span>
              </label>
              {card.more && <div className={styles.pickMore}>{card.more}</div>}
            </div>
          );
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
