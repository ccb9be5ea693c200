import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityField, EntityRecord } from "@orbita/contract/back-office/entity";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { toListParams, usualColumns, type ListSearchParams, type ListState } from "~/domain/back-office/list-state.ts";
import { RecordAvatar } from "./record-title.tsx";
import { isNumeric, FieldValue } from "./field-value.tsx";
import styles from "./back-office.module.css";

type RecordColumnsOptions = {
  entity: EntityDescription;
  state: ListState;
  linkTo: (address: ListSearchParams) => LinkElement;
};

/**
 * The columns of the entity definition, in the user's language. A header sorts by its column; a second click reverses the order.
 */
export function useColumns({ entity, state, linkTo }: RecordColumnsOptions): DataColumn<EntityRecord>[] {
  const { i18n } = useLingui();
  const [by, way] = (state.sort ?? entity.sort).split(":");
  const sortOf = (name: string): DataColumn<EntityRecord>["sort"] => {
    const direction = name !== by ? null : way === "asc" ? "asc" : "desc";
    return {
      direction,
      link: linkTo(toListParams(state, { sort: `${name}:${direction === "asc" ? "desc" : "asc"}` })),
    };
  };
  return (state.columns ?? usualColumns(entity)).flatMap((name, index): DataColumn<EntityRecord>[] => {
    const field = entity.fields[name];
    if (!field) return [];
    return [
      {
        id: name,
        title: pickAdminLabel(field.words, i18n.locale),
        align: isNumeric(field) ? "end" : "start",
        phone: field.as === "state" ? "end" : index === 1 ? "detail" : undefined,
        ...(!field.several && { sort: sortOf(name) }),
        cell: index === 0 ? titleCell(entity, name, field) : cellOf(name, field),
      },
    ];
  });
}

const cellOf = (name: string, field: EntityField) =>
  function cell(record: EntityRecord) {
    return <FieldValue field={field} value={record[name]} />;
  };

const titleCell = (entity: EntityDescription, name: string, field: EntityField) =>
  function cell(record: EntityRecord) {
    return (
      <span className={styles.title}>
        {entity.title.includes(name) && <RecordAvatar entity={entity} record={record} size="xs" />}
        <span className={styles.words}>{record[name] ? <FieldValue field={field} value={record[name]} /> : "—"}</span>
      </span>
    );
  };
