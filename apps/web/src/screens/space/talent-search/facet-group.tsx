import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { matches } from "~/shell/command/matches.ts";
import { formatCount } from "~/shell/format/format.ts";
import styles from "./talent-filters.module.css";

export type FacetItem = { value: string; label: string; count: number | null };

type Props = {
  title: string;
  items: readonly FacetItem[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** The number of values shown before the user expands the group. */
  first: number;
  /** Appearance of the values: chips in the filter sheet, checkboxes in the filter column. */
  look: "checks" | "chips";
  /** Values that match the typed text but are not among the counted values. */
  more?: { found: readonly FacetItem[]; onType: (text: string) => void } | undefined;
  /** Element above the values of the filter. */
  lead?: ReactNode;
  children?: ReactNode;
};

/**
 * The values of a filter, each with the number of people who would remain.
 * The most common values come first; a button expands the others.
 */
export function FacetGroup({ title, items, chosen, onToggle, first, look, more, lead: head, children }: Props) {
  const { t } = useLingui();
  const [unfolded, setOpened] = useState(false);
  const [text, setText] = useState("");
  const lead = items.filter(({ value }, index) => index < first || chosen.includes(value));
  const rest = items.length - lead.length;
  if (items.length === 0 && !more) return null;
  // Without values there is nothing to choose, so the search field is shown at once.
  const opened = unfolded || items.length === 0;
  const fitting = items.filter(({ label }) => matches(label, text));
  const known = new Set(fitting.map(({ value }) => value));
  const others = text.trim() ? (more?.found ?? []).filter(({ value }) => !known.has(value)) : [];
  const shown = opened ? [...fitting, ...others] : lead;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {head}
      {opened && (
        <SearchField
          className={styles.find}
          label={t`Find in ${title}`}
          placeholder={t`Find`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            more?.onType(event.currentTarget.value);
          }}
        />
      )}
      <Values look={look} items={shown} chosen={chosen} onToggle={onToggle} scrolls={opened}>
        {look === "chips" && !opened && rest > 0 && (
          <Chip dashed icon={IconPlus} onClick={() => setOpened(true)}>
            <Trans>Show {rest} more</Trans>
          </Chip>
        )}
      </Values>
      {text.trim() && shown.length === 0 && (
        <p className={styles.hint}>
          <Trans>No matches.</Trans>
        </p>
      )}
      {look === "checks" && !opened && rest > 0 && (
        <TextLink className={styles.more} onClick={() => setOpened(true)}>
          <Trans>Show {rest} more</Trans>
        </TextLink>
      )}
      {unfolded && (
        <TextLink className={styles.more} onClick={() => setOpened(false)}>
          <Trans>Show fewer</Trans>
        </TextLink>
      )}
      {children}
    </fieldset>
  );
}

type ValuesProps = Pick<Props, "look" | "items" | "chosen" | "onToggle"> & { scrolls: boolean; children: ReactNode };

function Values({ look, items, chosen, onToggle, scrolls, children }: ValuesProps) {
  const { t, i18n } = useLingui();
  const counted = ({ count }: FacetItem) => (count === null ? undefined : formatCount(i18n.locale, count));
  if (look === "checks")
    return (
      <div className={scrolls ? styles.scroll : undefined}>
        {items.map((item) => (
          <CheckboxField
            key={item.value}
            className={styles.check}
            label={<bdi>{item.label}</bdi>}
            count={counted(item)}
            checked={chosen.includes(item.value)}
            onChange={() => onToggle(item.value)}
          />
        ))}
      </div>
    );
  return (
    <div className={styles.chips}>
      {items.map((item) => {
        const on = chosen.includes(item.value);
        return (
          <Chip
            key={item.value}
            on={on}
            removable={on}
            label={on ? t`Remove ${item.label}` : undefined}
            onClick={() => onToggle(item.value)}
          >
            <bdi>{item.label}</bdi>
            {!on && counted(item) !== undefined && <span className={styles.count}>{counted(item)}</span>}
          </Chip>
        );
      })}
      {children}
    </div>
  );
}
