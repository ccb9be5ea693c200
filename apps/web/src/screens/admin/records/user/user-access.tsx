import { Trans, useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import type { EntityRecord } from "@orbita/contract/back-office/entity";
import { Button } from "@orbita/ui/base/button.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStepUp } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { kindKey, recordListQuery } from "~/domain/back-office/queries.ts";
import { toPlainText, FieldValue } from "../field-value.tsx";
import styles from "../back-office.module.css";

const users = entities.user;
const shown = Object.entries(users.fields).filter(([name]) => ["state", "scopes", "seen", "created"].includes(name));

/** The user's state, scopes and dates, with a switch for the admin scope. The last admin cannot lose that scope. */
export function UserAccess({ record }: { record: EntityRecord }) {
  const { i18n } = useLingui();
  return (
    <>
      <DataList
        items={shown.map(([name, field]) => ({
          term: pickAdminLabel(field.words, i18n.locale),
          value: <FieldValue field={field} value={record[name]} whole />,
        }))}
      />
      <Administrator record={record} />
    </>
  );
}

function Administrator({ record }: { record: EntityRecord }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const stepUp = useStepUp("administer");
  const scopes = record["scopes"];
  const admin = Array.isArray(scopes) && scopes.includes("admin");
  const { data: admins } = useQuery({
    ...recordListQuery(users, { page: 0, size: 2, filters: { scopes: "admin" } }),
    enabled: admin,
  });
  const last = admin && admins?.totalElements === 1;
  const name = toPlainText(record["name"]);
  async function turn(reason: string): Promise<void> {
    const body = { admin: !admin, version: record.version };
    await stepUp.run((proof) => api().backOffice.scopes({ params: { id: record.id }, body }, { reason, ...proof }));
    showToast({ message: admin ? t`${name} is no longer an administrator` : t`${name} is now an administrator` });
    await queries.invalidateQueries({ queryKey: kindKey("user") });
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        <Trans>Administration</Trans>
      </h3>
      <div>
        <Button
          disabled={last}
          variant={admin ? "danger" : "outline"}
          onClick={async () => setAsked(await stepUp.confirm())}
        >
          {admin ? <Trans>Remove administrator role…</Trans> : <Trans>Make administrator…</Trans>}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {last ? (
          <Trans>This user is the only administrator. Make someone else an administrator first.</Trans>
        ) : (
          <Trans>Administrators can do everything you can do here.</Trans>
        )}
      </Text>
      {stepUp.dialog}
      {asked && (
        <ReasonDialog
          title={admin ? t`Remove ${name} as administrator?` : t`Make ${name} an administrator?`}
          submitLabel={admin ? t`Remove` : t`Make administrator`}
          variant={admin ? "dangerFill" : "primary"}
          act={turn}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
