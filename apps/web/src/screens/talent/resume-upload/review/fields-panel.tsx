import { Trans, useLingui } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Tabs } from "@orbita/ui/overlays/tabs.tsx";
import { useState } from "react";
import { EntryGroup } from "./entry-group.tsx";
import { groupsOf, tabCounts, type TabName } from "./groups.ts";
import { useReview } from "./review-context.ts";
import { UnplacedTray } from "./unplaced-tray.tsx";
import { useReviewRowKeys } from "./use-review-row-keys.ts";
import styles from "./review.module.css";

type Props = { tab: TabName; onTab: (tab: TabName) => void; label: string };

/** The proposals, in tabs by part of the resume and grouped by entry, with the unplaced fragments below. */
export function FieldsPanel({ tab, onTab, label }: Props) {
  const { proposals } = useReview();
  const [editing, setEditing] = useState<string | null>(null);
  const { onKeyDown, panel, stopEditing } = useReviewRowKeys(setEditing);
  const words = useTabWords();
  return (
    <div className={styles.fieldsColumn}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for the row whose button has the focus */}
      <section ref={panel} aria-label={label} className={styles.fields} onKeyDown={onKeyDown}>
        <Tabs
          label={label}
          value={tab}
          onChange={onTab}
          tabs={tabCounts(proposals).map(({ tab: value, asked }) => ({
            value,
            label: words[value],
            count: asked,
            panel: groupsOf(value, proposals).map((group) => (
              <EntryGroup
                key={group.key}
                group={group}
                editing={editing}
                onEdit={(path) => (path === null ? stopEditing(editing) : setEditing(path))}
              />
            )),
          }))}
        />
        <UnplacedTray />
      </section>
      <p className={styles.keys}>
        <Trans>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move between fields <Kbd>A</Kbd> accept <Kbd>S</Kbd> skip <Kbd>E</Kbd> edit
        </Trans>
        {proposals.some(({ other }) => other !== null) && (
          <>
            {" "}
            <Trans>
              <Kbd>O</Kbd> use the other reading
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}

function useTabWords(): Record<TabName, string> {
  const { t } = useLingui();
  return {
    experience: t`Experience`,
    person: t`Person`,
    skills: t`Skills`,
    education: t`Education`,
    languages: t`Languages`,
  };
}
