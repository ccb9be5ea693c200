import { Trans, useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import type { EntityField, EntityRecord } from "@orbita/contract/back-office/entity";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { recordListQuery } from "~/domain/back-office/queries.ts";
import { FieldValue } from "../field-value.tsx";

const resumes = entities.resume;
const shown = Object.entries(resumes.fields).filter(([name]) =>
  ["headline", "experiences", "skills", "updated"].includes(name),
);
const linkOf = ({ id }: EntityRecord) => <Link {...toAdmin("resumes", id)} search={{}} />;

function Name({ field }: { field: EntityField }) {
  const { i18n } = useLingui();
  return pickAdminLabel(field.words, i18n.locale);
}

const cellOf = (name: string, field: EntityField) =>
  function cell(record: EntityRecord) {
    return <FieldValue field={field} value={record[name]} whole />;
  };

const columns = shown.map(([name, field]) => ({
  id: name,
  title: <Name field={field} />,
  cell: cellOf(name, field),
}));

/** The user's own CVs and the CVs that Spaces added for them. */
export function UserResumes({ record }: { record: EntityRecord }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(
    recordListQuery(resumes, { page: 0, size: 11, filters: { ownerId: record.id } }),
  );
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" rows={2} />;
  return (
    <DataTable
      caption={t`CV`}
      rows={data.content}
      rowKey={({ id }) => id}
      rowLink={linkOf}
      columns={columns}
      empty={
        <Text tone="muted">
          <Trans>No CVs yet.</Trans>
        </Text>
      }
    />
  );
}
