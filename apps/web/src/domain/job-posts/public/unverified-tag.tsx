import { Trans } from "@lingui/react/macro";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconShieldQuestion } from "@tabler/icons-react";
import styles from "./unverified-tag.module.css";

/** Marks a Space whose company we have not checked. A separate component from `VerifiedBadge`, because lists of jobs show only this tag. */
export const UnverifiedTag = () => (
  <Tag className={styles.tag}>
    <Icon icon={IconShieldQuestion} size="xs" />
    <Trans>Not verified</Trans>
  </Tag>
);
