import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useNavigate } from "@tanstack/react-router";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { SpaceField } from "~/domain/spaces/space-field.tsx";
import styles from "./billing-admin.module.css";

/** Finds a Space by name and opens its contract. */
export function ContractsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Card aria-labelledby="find" className={styles.narrow}>
      <Card.Head id="find" title={t`Space contract`} />
      <Card.Body className={styles.form}>
        <SpaceField
          id="space"
          label={t`Space name`}
          onPick={(space) => {
            if (space)
              void navigate({
                ...toAdmin("billing", "contract", space.id),
              });
          }}
        />
        <Text size="sm" tone="muted">
          <Trans>
            Open a Space to see the agreed licence, slots and dates. To find a closed Space, start from one of its
            invoices.
          </Trans>
        </Text>
      </Card.Body>
    </Card>
  );
}
