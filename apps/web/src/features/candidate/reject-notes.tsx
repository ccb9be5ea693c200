import { Trans } from "@lingui/react/macro";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconHistory, IconRefresh, IconShieldX } from "@tabler/icons-react";
import styles from "./reject.module.css";

/** Explains the consequences of the rejection before it is sent. */
export const RejectNotes = ({ call }: { call: string | null }) => (
  <ul className={styles.notes}>
    <li>
      <Icon icon={IconHistory} size="sm" />
      <span>
        {call ? (
          <Trans>Reason and text stay in the history, the same that {call} reads.</Trans>
        ) : (
          <Trans>Reason and text stay in the history, the same that the talents read.</Trans>
        )}
      </span>
    </li>
    <li>
      <Icon icon={IconRefresh} size="sm" />
      <span>
        <Trans>You can think again for 10 minutes: the mail leaves after that.</Trans>
      </span>
    </li>
    <li>
      <Icon icon={IconShieldX} size="sm" />
      <span>
        <Trans>Nothing about age, sex, origin, health or family: the text is checked.</Trans>
      </span>
    </li>
  </ul>
);
