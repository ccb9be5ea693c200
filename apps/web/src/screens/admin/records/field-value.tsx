import { useLingui } from "@lingui/react/macro";
import type { EntityField, Tone } from "@orbita/contract/back-office/entity";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { formatCents } from "~/domain/invoices/format.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { formatDate, formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import styles from "./back-office.module.css";

const tones: Record<Tone, BadgeTone> = {
  neutral: "neutral",
  success: "positive",
  warning: "warning",
  danger: "danger",
  info: "info",
};

export const toPlainText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";

type Props = { field: EntityField; value: unknown; whole?: boolean };

/** Renders a field's value: short in a list, in full in the detail. */
export function FieldValue({ field, value, whole }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const now = useNow();
  if (value === null || value === undefined || value === "")
    return whole ? <span className={styles.muted}>—</span> : "";
  const wordOf = (code: string) => {
    const words = field.values?.[code];
    return words ? pickAdminLabel(words, locale) : code;
  };
  if (Array.isArray(value))
    return (
      <span className={styles.tags}>
        {value.map((one) => (
          <Tag key={toPlainText(one)}>{wordOf(toPlainText(one))}</Tag>
        ))}
      </span>
    );
  const text = toPlainText(value);
  switch (field.as) {
    case "state":
      return <Badge tone={tones[field.values?.[text]?.tone ?? "neutral"]}>{wordOf(text)}</Badge>;
    case "switch":
      return value ? <Badge tone="positive">{t`Active`}</Badge> : <Badge tone="danger">{t`Disabled`}</Badge>;
    case "count":
      return formatCount(locale, Number(value));
    case "money":
      return <bdi>{formatCents(locale, Number(value))}</bdi>;
    case "moment":
      return whole ? formatMoment(locale, text, now) : formatDate(locale, text, now);
    case "day":
      return formatDay(locale, text);
    case "code":
      return <bdi className={styles.code}>{text}</bdi>;
    case "email":
      return <bdi className={styles.muted}>{text}</bdi>;
    case "tags":
      return <Tag>{wordOf(text)}</Tag>;
    case "text":
    case undefined:
      return field.values ? wordOf(text) : <bdi className={whole ? styles.long : undefined}>{text}</bdi>;
  }
}

/** True for numbers and dates, which are aligned to the end of their column. */
export const isNumeric = ({ kind }: EntityField): boolean => kind === "number" || kind === "date";
