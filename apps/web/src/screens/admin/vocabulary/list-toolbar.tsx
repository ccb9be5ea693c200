import { Trans, useLingui } from "@lingui/react/macro";
import type { VocabularySummary } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { formatCount } from "~/shell/format/format.ts";
import type { EntryFilter, EntryOrder } from "./filter-entries.ts";
import styles from "./value-lists.module.css";

type Props = {
  list: Pick<VocabularySummary, "withoutEnglish" | "unused">;
  narrowing: EntryFilter;
  onNarrow: (narrowing: EntryFilter) => void;
};

export function ListToolbar({ list, narrowing, onNarrow }: Props) {
  const { t, i18n } = useLingui();
  const orders: Record<EntryOrder, string> = { hand: t`Manual`, it: t`Italian`, en: t`English`, uses: t`Most used` };
  const toggle = (name: "withoutEnglish" | "unused") => () => onNarrow({ ...narrowing, [name]: !narrowing[name] });
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={t`Search by label or code`}
          placeholder={t`Search by label or code`}
          value={narrowing.text}
          onChange={(event) => onNarrow({ ...narrowing, text: event.target.value })}
        />
      </div>
      <Chip on={narrowing.withoutEnglish} onClick={toggle("withoutEnglish")}>
        <Trans>No English name</Trans>{" "}
        <b className={cx(list.withoutEnglish > 0 && styles.warn)}>{formatCount(i18n.locale, list.withoutEnglish)}</b>
      </Chip>
      <Chip on={narrowing.unused} onClick={toggle("unused")}>
        <Trans>Unused</Trans> <b>{formatCount(i18n.locale, list.unused)}</b>
      </Chip>
      <span className={styles.order}>
        <Menu
          width={200}
          trigger={
            <Button size="sm" variant="quiet" iconEnd={IconChevronDown}>
              <Trans>Order: {orders[narrowing.order]}</Trans>
            </Button>
          }
          groups={[
            (Object.keys(orders) as EntryOrder[]).map((order) => ({
              id: order,
              label: orders[order],
              ...(order === narrowing.order && { icon: IconCheck }),
              onSelect: () => onNarrow({ ...narrowing, order }),
            })),
          ]}
        />
      </span>
    </div>
  );
}
