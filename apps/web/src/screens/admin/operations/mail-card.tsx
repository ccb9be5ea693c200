import { Trans, useLingui } from "@lingui/react/macro";
import type { OperationsStatus } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { ExplainedCard } from "./explained-card.tsx";
import { FigureList } from "./figure-list.tsx";
import { toRuns } from "./places.ts";
import styles from "./operations.module.css";

/** Counts of delivered, deferred and refused emails, with a link to the list. */
export function MailCard({ mail: { sent, deferred, failed, since } }: Pick<OperationsStatus, "mail">) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const count = (value: number) => formatCount(i18n.locale, value);
  const from = formatMoment(i18n.locale, since, now);
  return (
    <ExplainedCard
      title={t({ message: "Email", context: "a server" })}
      aside={
        <Text as="span" size="sm">
          <TextLink link={<Link {...toRuns("mail")} search={{}} />}>
            <Trans>All emails</Trans>
          </TextLink>
        </Text>
      }
      help={
        <Trans>
          Delivered: the recipient’s server accepted the email. Delayed: the server asked us to wait, and we’ll try
          again automatically. Refused: the server rejected the email permanently, or we used up all attempts. Email
          addresses are never shown here.
        </Trans>
      }
    >
      <Card.Body>
        <FigureList
          items={[
            { key: "sent", term: t`Delivered`, value: count(sent) },
            {
              key: "deferred",
              term: t`Delayed, retrying`,
              value: count(deferred),
              tone: deferred > 0 ? "warning" : undefined,
            },
            { key: "failed", term: t`Refused`, value: count(failed), tone: failed > 0 ? "danger" : undefined },
          ]}
        />
        <Text size="xs" tone="muted" className={styles.below}>
          <Trans>Since {from}</Trans>
        </Text>
      </Card.Body>
    </ExplainedCard>
  );
}
