import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { useId } from "react";
import { roleNames, roleRights, shownRoles } from "~/domain/members/role-labels.ts";
import styles from "./members.module.css";

export function RolesCard() {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Roles and permissions</Trans>} />
      <Card.Body>
        <dl className={styles.roles}>
          {shownRoles.map((role) => (
            <div key={role}>
              <dt>{i18n._(roleNames[role])}</dt>
              <dd>{i18n._(roleRights[role])}</dd>
            </div>
          ))}
        </dl>
      </Card.Body>
    </Card>
  );
}
