import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SuggestedSkill } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { formatDay } from "~/shell/format/format.ts";
import styles from "./my-proposals.module.css";

const states = {
  open: msg`Waiting`,
  approved: msg`Added`,
  merged: msg`Exists under another name`,
  declined: msg`Not accepted`,
};
const tones: Record<SuggestedSkill["state"], BadgeTone> = {
  open: "warning",
  approved: "positive",
  merged: "info",
  declined: "neutral",
};

/** The skills that the user proposed, and the state of each proposal. */
export function MyProposals({ proposals }: { proposals: readonly SuggestedSkill[] }) {
  const { i18n } = useLingui();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="proposals" className={styles.section}>
      <Heading level={2} size="sm" id="proposals">
        <Trans>Your proposals</Trans>
      </Heading>
      <ItemList
        ruled="ink"
        className={styles.list}
        items={proposals.map(({ id, name, state, created }) => ({
          key: id,
          content: (
            <div className={styles.row}>
              <span className={styles.name}>
                <bdi>{name}</bdi>
                <time dateTime={created}>{formatDay(i18n.locale, created)}</time>
              </span>
              <Badge tone={tones[state]}>{i18n._(states[state])}</Badge>
            </div>
          ),
        }))}
      />
    </section>
  );
}
