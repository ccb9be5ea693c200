import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationReader } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { roleNames } from "~/domain/members/role-labels.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useId } from "react";
import styles from "./talent-side.module.css";

/** The members who may read the application, with their names. A member who hides the name is shown by role. */
export function Readers({ readers, level = 2 }: { readers: readonly ApplicationReader[]; level?: 2 | 3 }) {
  const { i18n } = useLingui();
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id}>
      <Title id={id} className={styles.label}>
        <Trans>People who can read your application</Trans>
      </Title>
      <ul className={styles.people}>
        {readers.map(({ name, role, qualification, profileImage }, at) => {
          const roleName = i18n._(roleNames[role]);
          return (
            <li key={at}>
              {name ? (
                <Avatar name={name} size="sm" src={profileImage ? imageUrl(profileImage, 96) : undefined} />
              ) : (
                <Avatar.Blind size="sm" />
              )}
              <div>
                <Text as="b" size="sm" weight="medium">
                  <bdi>{name ?? roleName}</bdi>
                </Text>
                <Text size="sm" tone="muted">
                  {name ? (qualification ?? roleName) : <Trans>Prefers to show only their role</Trans>}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
