import { Trans, useLingui } from "@lingui/react/macro";
import { entities, entityKinds, type EntityKind } from "@orbita/contract/back-office/entities/index";
import type { EntityDescription, EntityField, EntityRecord } from "@orbita/contract/back-office/entity";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { Link } from "@tanstack/react-router";
import { pickAdminLabel, toAdminSegment } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { titleLength } from "./record-title.tsx";
import { toPlainText, FieldValue } from "./field-value.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: EntityDescription;
  record: EntityRecord;
  /** Enables or disables the record. If undefined, the state is shown read-only. */
  onTurn?: (() => void) | undefined;
  /** Shows only the id, tags and state. Used above the content of another tab. */
  short?: boolean;
};

/** Fields with the id of a linked record. The link is listed instead of the id. */
const behindLinks = (entity: EntityDescription): string[] =>
  Object.values(entity.fields).flatMap(({ leadsTo }) => (leadsTo ? [leadsTo.by] : []));

/** The record's fields with the labels of the entity definition. */
export function RecordData({ entity, record, onTurn, short }: Props) {
  const { t, i18n } = useLingui();
  const hidden = behindLinks(entity);
  const fields = Object.entries(entity.fields).filter(
    // Skips title fields that the drawer's title already shows in full.
    ([name]) =>
      !hidden.includes(name) && !(entity.title.includes(name) && toPlainText(record[name]).length <= titleLength),
  );
  const shown = short ? fields.filter(([, { as }]) => as === "tags" || as === "switch") : fields;
  return (
    <DataList
      className={styles.data}
      items={[
        { term: t`Identifier`, value: <span className={styles.code}>{record.id}</span> },
        ...shown.map(([name, field]) => ({
          term: short && field.as === "switch" ? t`Status` : pickAdminLabel(field.words, i18n.locale),
          value:
            field.as === "switch" && onTurn ? (
              <Turn on={record[name] === true} onTurn={onTurn} />
            ) : (
              <Value field={field} record={record} name={name} />
            ),
        })),
      ]}
    />
  );
}

/** The switch that enables or disables the record. It opens the reason dialog and changes only after that dialog is submitted. */
function Turn({ on, onTurn }: { on: boolean; onTurn: () => void }) {
  const { t } = useLingui();
  return <Switch label={on ? t`Active` : t`Disabled`} checked={on} onChange={onTurn} />;
}

function Value({ field, record, name }: { field: EntityField; record: EntityRecord; name: string }) {
  const value = <FieldValue field={field} value={record[name]} whole />;
  const to = field.leadsTo && toPlainText(record[field.leadsTo.by]);
  return field.leadsTo && to && record[name] !== null ? (
    <TextLink link={<Link {...toAdmin(toAdminSegment(field.leadsTo.kind), to)} search={{}} />}>{value}</TextLink>
  ) : (
    value
  );
}

/** Links to the lists of other entity kinds, filtered to the records that reference this one. */
export function Related({ entity, record }: { entity: EntityDescription; record: EntityRecord }) {
  const { t, i18n } = useLingui();
  const leading = entityKinds.flatMap((kind: EntityKind) => {
    const field = Object.values(entities[kind].fields).find(({ leadsTo }) => leadsTo?.kind === entity.kind);
    return field?.leadsTo ? [{ kind, by: field.leadsTo.by }] : [];
  });
  if (leading.length === 0) return null;
  return (
    <nav aria-label={t`Related records`} className={styles.part}>
      <h3 className={styles.label}>
        <Trans>Related records</Trans>
      </h3>
      <div className={styles.related}>
        {leading.map(({ kind, by }) => (
          <TextLink key={kind} link={<Link {...toAdmin(toAdminSegment(kind))} search={{ [by]: record.id }} />}>
            {pickAdminLabel(entities[kind].words.many, i18n.locale)}
          </TextLink>
        ))}
      </div>
    </nav>
  );
}
