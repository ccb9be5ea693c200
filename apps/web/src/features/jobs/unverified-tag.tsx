import { Trans } from "@lingui/react/macro";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconShieldQuestion } from "@tabler/icons-react";
import styles from "./unverified-tag.module.css";

/** We have not checked the company behind a Space. Apart from the badge, because lists of jobs show only this. */
export const UnverifiedTag = () => (
  <Tag className={styles.tag}>
    <Icon icon={IconShieldQuestion} size="xs" />
    <Trans>Not verified</Trans>
  </Tag>
);
