import { Trans, useLingui } from "@lingui/react/macro";
import type { Disclosure } from "@orbita/contract";
import { dateLocale } from "@orbita/contract/vocab/languages";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { DisclosureRow } from "./disclosure-row.tsx";
import styles from "./who-saw.module.css";

type Props = { lines: readonly Disclosure[]; total: number; busy: boolean; onMore: () => void };

/** The log of accesses to the user's data, newest first, under a heading for each month. */
export function DisclosureLines({ lines, total, busy, onMore }: Props) {
  const { i18n } = useLingui();
  if (lines.length === 0)
    return (
      <Card as="div">
        <Card.Body>
          <Trans>No one has seen your data in this period.</Trans>
        </Card.Body>
      </Card>
    );
  const month = new Intl.DateTimeFormat(dateLocale(i18n.locale), {
    month: "long",
    year: "numeric",
    timeZone: "Europe/Rome",
  });
  const months = Map.groupBy(lines, ({ at }) => month.format(new Date(at)));
  const [shown, all] = [formatCount(i18n.locale, lines.length), formatCount(i18n.locale, total)];
  return (
    <Card as="div" clip>
      {[...months].map(([name, some]) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.month}>{name}</h2>
          <ItemList items={some.map((line) => ({ key: line.id, content: <DisclosureRow line={line} /> }))} />
        </section>
      ))}
      <Card.Foot>
        <span className={styles.range}>
          <Trans>
            1–{shown} of {all}
          </Trans>
        </span>
        {lines.length < total && (
          <Button size="sm" busy={busy} onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </Card.Foot>
    </Card>
  );
}
