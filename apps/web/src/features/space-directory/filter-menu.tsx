import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLingui } from "@lingui/react/macro";
import { formatCount } from "~/shell/format/format.ts";
import type { SpacesSearch } from "./spaces-search.ts";
import styles from "./filters.module.css";

export type MenuChoice = {
  key: string;
  label: string;
  count?: number | undefined;
  chosen: boolean;
  to: Partial<SpacesSearch>;
};

type Props = {
  /** What is chosen among: "Sector". */
  title: string;
  /** On the button: the choice, or the title. */
  shown: string;
  on: boolean;
  align?: "start" | "end";
  plain?: boolean | undefined;
  choices: readonly MenuChoice[];
};

/** One choice of a list, each an address of its own. */
export function FilterMenu({ title, shown, on, align = "start", plain, choices }: Props) {
  const { i18n } = useLingui();
  return (
    <PopoverPanel label={title} width={288} align={align} trigger={buttonOf({ title, shown, on, plain })}>
      {(close) => (
        <ul className={styles.options}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Link
                to="/spaces"
                search={choice.to}
                onClick={close}
                activeProps={{}}
                resetScroll={false}
                className={styles.option}
                {...(choice.chosen && { "aria-current": "true" as const })}
              >
                <span className={styles.check}>{choice.chosen && <Icon icon={IconCheck} size="sm" />}</span>
                <span className={styles.label}>{choice.label}</span>
                {choice.count !== undefined && (
                  <span className={styles.count}>{formatCount(i18n.locale, choice.count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PopoverPanel>
  );
}

const buttonOf = ({ title, shown, on, plain }: Pick<Props, "title" | "shown" | "on" | "plain">) =>
  function trigger(button: PopoverButtonProps) {
    return (
      <button
        {...button}
        type="button"
        className={cx(plain ? styles.plain : styles.chip, on && styles.on)}
        aria-label={shown === title ? undefined : `${title}: ${shown}`}
      >
        <span className={styles.shown}>{shown}</span>
        <Icon icon={IconChevronDown} size="xs" />
      </button>
    );
  };
