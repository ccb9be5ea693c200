import { Trans, useLingui } from "@lingui/react/macro";
import type { VocabularyList } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { formatCount } from "~/shell/format/format.ts";
import type { Narrowing, Order } from "./narrow.ts";
import styles from "./value-lists.module.css";

type Props = {
  list: Pick<VocabularyList, "withoutEnglish" | "unused">;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
};

export function ListToolbar({ list, narrowing, onNarrow }: Props) {
  const { t, i18n } = useLingui();
  const orders: Record<Order, string> = { hand: t`by hand`, it: t`Italian`, en: t`English`, uses: t`most used` };
  const toggle = (name: "withoutEnglish" | "unused") => () => onNarrow({ ...narrowing, [name]: !narrowing[name] });
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={t`Search a label or a code`}
          placeholder={t`Search a label or a code`}
          value={narrowing.text}
          onChange={(event) => onNarrow({ ...narrowing, text: event.target.value })}
        />
      </div>
      <Chip on={narrowing.withoutEnglish} onClick={toggle("withoutEnglish")}>
        <Trans>No English</Trans>{" "}
        <b className={cx(list.withoutEnglish > 0 && styles.warn)}>{formatCount(i18n.locale, list.withoutEnglish)}</b>
      </Chip>
      <Chip on={narrowing.unused} onClick={toggle("unused")}>
        <Trans>Not used</Trans> <b>{formatCount(i18n.locale, list.unused)}</b>
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
            (Object.keys(orders) as Order[]).map((order) => ({
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
