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
          <Trans>The reason and the text will stay in the timeline, which {call} can also see.</Trans>
        ) : (
          <Trans>The reason and the text will stay in the timeline, which the candidates can also see.</Trans>
        )}
      </span>
    </li>
    <li>
      <Icon icon={IconRefresh} size="sm" />
      <span>
        <Trans>You’ll have 10 minutes to undo the rejection. Then we’ll send the email.</Trans>
      </span>
    </li>
    <li>
      <Icon icon={IconShieldX} size="sm" />
      <span>
        <Trans>Don’t mention age, sex, origin, health or family: we check the text.</Trans>
      </span>
    </li>
  </ul>
);
