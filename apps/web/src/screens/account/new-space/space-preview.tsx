import { Trans, Plural } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconBriefcase, IconEyeOff, IconUsers } from "@tabler/icons-react";
import styles from "~/domain/spaces/new-space.module.css";

const freeSlots = spaceLimits.slots.free;

/** A preview of the Space's page while the user enters its name. */
export function SpacePreview({ name, url }: { name: string; url: string }) {
  const seed = url || name;
  return (
    <>
      <Text size="xs" weight="strong" tone="muted">
        <Trans>How it will look</Trans>
      </Text>
      <Card as="div" clip className={styles.card}>
        <div className={styles.cover} style={{ background: spaceTint(seed) }} />
        <div className={styles.face}>
          <SpaceAvatar name={name || "?"} seed={seed} size="lg" className={styles.avatar} />
          <Heading level={0} size="sm">
            <bdi>{name || <Trans>Name</Trans>}</bdi>
          </Heading>
          <Text size="md" tone="muted">
            <Trans>You can add the headline later.</Trans>
          </Text>
          <dl className={styles.facts}>
            <div>
              <dt>
                <Trans>First reply</Trans>
              </dt>
              <dd>
                <Trans>No data yet</Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Jobs</Trans>
              </dt>
              <dd>0</dd>
            </div>
          </dl>
        </div>
      </Card>
      <ul className={styles.promises}>
        <li>
          <Icon icon={IconBriefcase} />
          <Trans>
            Up to <Plural value={freeSlots} one="# job" other="# jobs" /> at a time, always free.
          </Trans>
        </li>
        <li>
          <Icon icon={IconEyeOff} />
          <Trans>Anonymous first stage, already on.</Trans>
        </li>
        <li>
          <Icon icon={IconUsers} />
          <Trans>You can invite colleagues later, by email.</Trans>
        </li>
      </ul>
    </>
  );
}
