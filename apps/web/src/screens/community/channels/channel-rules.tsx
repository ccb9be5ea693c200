import { Trans } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import styles from "./channel-page.module.css";

/** Rules and moderators of a channel. */
export function ChannelRules({ channel }: { channel: Channel }) {
  return (
    <>
      <div className={styles.rulesHead}>
        <Heading level={2} size="xs">
          <Trans>Channel rules</Trans>
        </Heading>
      </div>
      <RulesList channel={channel} />
    </>
  );
}

export function RulesList({ channel: { rules, moderators } }: { channel: Channel }) {
  return (
    <>
      {rules.length > 0 ? (
        <ol className={styles.rules}>
          {rules.map((rule, index) => (
            <li key={rule}>
              <span className={styles.number}>{index + 1}</span>
              <span dir="auto">{rule}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.noRules}>
          <Trans>This channel has no rules of its own: the {productName} rules apply.</Trans>
        </p>
      )}
      <p className={styles.care}>
        <Trans>
          Moderated by <Carers moderators={moderators} />
        </Trans>
      </p>
    </>
  );
}

function Carers({ moderators }: Pick<Channel, "moderators">) {
  if (moderators.length === 0)
    return (
      <b>
        <Trans>the {productName} team</Trans>
      </b>
    );
  return moderators.map(({ id, name, username, hasPage }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      {hasPage ? (
        <Link to="/u/$username" params={{ username }}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Fragment>
  ));
}
