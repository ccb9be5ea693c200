import { Trans, useLingui } from "@lingui/react/macro";
import type { Operations } from "@orbita/contract";
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

/** Counts of delivered, deferred and refused mails, with a link to the list. */
export function MailCard({ mail: { sent, deferred, failed, since } }: Pick<Operations, "mail">) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const count = (value: number) => formatCount(i18n.locale, value);
  const from = formatMoment(i18n.locale, since, now);
  return (
    <ExplainedCard
      title={t({ message: "Mail", context: "a server" })}
      aside={
        <Text as="span" size="sm">
          <TextLink link={<Link {...toRuns("mail")} search={{}} />}>
            <Trans>All mails</Trans>
          </TextLink>
        </Text>
      }
      help={
        <Trans>
          Delivered: the other side took it. Put off: it said “not now”, and we try again by ourselves. Refused: it said
          no for good, or we tried long enough. Addresses are not shown anywhere here.
        </Trans>
      }
    >
      <Card.Body>
        <FigureList
          items={[
            { key: "sent", term: t`Delivered`, value: count(sent) },
            {
              key: "deferred",
              term: t`Put off, tried again`,
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
