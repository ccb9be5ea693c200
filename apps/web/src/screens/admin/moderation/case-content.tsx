import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import styles from "~/domain/back-office/feed-admin.module.css";

/** The content as it was when it was reported, as it is now, and the author's appeal. */
export function CaseContent({ one }: { one: ModerationCase }) {
  const { t } = useLingui();
  const { quoted, now, appeal } = one;
  const same = now !== null && quoted.startsWith(now);
  return (
    <>
      <Card>
        <Card.Head title={t`Content when the case was opened`} />
        <Card.Body className={styles.body}>
          <blockquote className={styles.quote} dir="auto">
            {quoted}
          </blockquote>
          {same && (
            <Text size="sm" tone="muted">
              <Trans>The content hasn’t been edited since then.</Trans>
            </Text>
          )}
          {now !== null && !same && (
            <>
              <Text size="sm" tone="muted">
                <Trans>The content has been edited since then. This is the current text.</Trans>
              </Text>
              <blockquote className={styles.quote} dir="auto">
                {now}
              </blockquote>
            </>
          )}
          {one.postId && now !== null && (
            <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: one.postId }} />}>
              <Trans>View content</Trans>
            </TextLink>
          )}
        </Card.Body>
      </Card>
      {appeal !== null && (
        <Card>
          <Card.Head title={t`Reasons for the appeal`} />
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
