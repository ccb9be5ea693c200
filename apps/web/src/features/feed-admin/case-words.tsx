import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import styles from "./feed-admin.module.css";

/** The text when it was reported, the current text, and the author's appeal. */
export function CaseWords({ one }: { one: ModerationCase }) {
  const { t } = useLingui();
  const { quoted, now, appeal } = one;
  const same = now !== null && quoted.startsWith(now);
  return (
    <>
      <Card>
        <Card.Head title={t`What it said when it was reported`} />
        <Card.Body className={styles.body}>
          <blockquote className={styles.quote} dir="auto">
            {quoted}
          </blockquote>
          {same && (
            <Text size="sm" tone="muted">
              <Trans>It says the same now.</Trans>
            </Text>
          )}
          {now !== null && !same && (
            <>
              <Text size="sm" tone="muted">
                <Trans>It was changed since. Now it says:</Trans>
              </Text>
              <blockquote className={styles.quote} dir="auto">
                {now}
              </blockquote>
            </>
          )}
          {one.postId && now !== null && (
            <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: one.postId }} />}>
              <Trans>See where it stands</Trans>
            </TextLink>
          )}
        </Card.Body>
      </Card>
      {appeal !== null && (
        <Card>
          <Card.Head title={t`Why its author does not agree`} />
          <Card.Body>
            <blockquote className={styles.quote} dir="auto">
              {appeal}
            </blockquote>
          </Card.Body>
        </Card>
      )}
    </>
  );
}
