import { Trans, useLingui } from "@lingui/react/macro";
import type { OperationsStatus, ServerState } from "@orbita/contract";
import { StatusLight } from "@orbita/ui/base/status-light.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { formatSecond } from "~/domain/invoices/format.ts";
import { ExplainedCard } from "./explained-card.tsx";
import { describeFact, lights, serverPurposes, serverLabels } from "./server-labels.ts";
import styles from "./operations.module.css";

/** Whether to show a figure of a server. The number of missing replicas (unassigned shards) is left out while it is zero. */
const isSaid = ({ name, value }: ServerState["facts"][number]): boolean => name !== "unassignedShards" || value > 0;

/** Every server with its state as text and as a light; lights differ in shape as well as in colour. */
export function HealthCard({ servers, at }: Pick<OperationsStatus, "servers" | "at">) {
  const { t, i18n } = useLingui();
  return (
    <ExplainedCard
      title={t`Health`}
      aside={
        <Text as="span" size="sm" tone="muted" numeric>
          {formatSecond(i18n.locale, at)}
        </Text>
      }
      help={
        <>
          <p>
            <Trans>
              Circle: healthy. Diamond: needs attention. Square: not responding. Ring: turned off. Checked every 5
              seconds.
            </Trans>
          </p>
          <dl className={styles.purposes}>
            {servers.map(({ name }) => (
              <div key={name}>
                <dt>{i18n._(serverLabels[name])}</dt>
                <dd>{i18n._(serverPurposes[name])}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <ul className={styles.rows}>
        {servers.map(({ name, light, facts }) => {
          const said = facts.filter(isSaid).map((fact) => describeFact(i18n, fact));
          const state = i18n._(lights[light].words);
          return (
            <li key={name} className={styles.server} title={i18n._(serverPurposes[name])}>
              <StatusLight state={lights[light].look}>{i18n._(serverLabels[name])}</StatusLight>
              {light === "ok" ? <VisuallyHidden>{state}</VisuallyHidden> : <b className={styles.light}>{state}</b>}
              <span className={styles.facts}>
                {said.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </ExplainedCard>
  );
}
