import { Trans } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconBriefcase, IconCoinEuro, IconClock } from "@tabler/icons-react";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import styles from "./new-space.module.css";

const freeSlots = spaceLimits.slots.free;

/** How the page will look, while it is being named. */
export function SpacePreview({ name, url }: { name: string; url: string }) {
  return (
    <>
      <Text size="xs" weight="strong" tone="muted">
        <Trans>How it will look</Trans>
      </Text>
      <Card as="div" clip className={styles.card}>
        <div className={styles.cover} />
        <div className={styles.face}>
          <SpaceAvatar name={name || "?"} seed={url || name} size="lg" className={styles.avatar} />
          <Heading level={0} size="sm">
            <bdi>{name || <Trans>Name</Trans>}</bdi>
          </Heading>
          <Text size="md" tone="muted">
            <bdi dir="ltr">/space/{url}</bdi>
          </Text>
        </div>
      </Card>
      <ul className={styles.promises}>
        <li>
          <Icon icon={IconBriefcase} />
          <Trans>{freeSlots} free job posts at a time, always.</Trans>
        </li>
        <li>
          <Icon icon={IconCoinEuro} />
          <Trans>Pay and collective agreement stand on every post.</Trans>
        </li>
        <li>
          <Icon icon={IconClock} />
          <Trans>You promise a time for the answer, and everybody sees it.</Trans>
        </li>
      </ul>
    </>
  );
}
