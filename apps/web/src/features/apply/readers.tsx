import { Trans, useLingui } from "@lingui/react/macro";
import type { Reader } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { roleNames } from "~/domain/members/role-words.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useId } from "react";
import styles from "./talent-side.module.css";

/** The people who may read the application: by name, or by role only if the member prefers that. */
export function Readers({ readers, level = 2 }: { readers: readonly Reader[]; level?: 2 | 3 }) {
  const { i18n } = useLingui();
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id}>
      <Title id={id} className={styles.label}>
        <Trans>Who reads your application</Trans>
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
                  {name ? (qualification ?? roleName) : <Trans>Prefers to be known by the role</Trans>}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
