import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Entity, EntityChange } from "@orbita/contract/back-office/entity";
import { Text } from "@orbita/ui/base/text.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { ChangeLines } from "./change-line.tsx";
import { linesOf, switched, type FieldChange } from "./difference.ts";
import { eventNote, eventTitle, eventValue } from "./event-words.ts";
import styles from "./back-office.module.css";

type Props = { entity: Entity; id: string; changes: readonly EntityChange[] };

function titleOf(i18n: I18n, change: EntityChange, lines: readonly FieldChange[]): string {
  if (change.what) return eventTitle(i18n, change.what);
  if (change.before === null) return i18n._(msg({ message: "Created", context: "a record" }));
  if (change.after === null) return i18n._(msg({ message: "Deleted", context: "a record" }));
  const turned = switched(change);
  if (turned) return i18n._(turned === "enabled" ? msg`Enabled again` : msg({ message: "Disabled", context: "act" }));
  const [first] = lines;
  const name = first?.name ?? "";
  return lines.length === 1 ? i18n._(msg`${name} changed`) : i18n._(msg`${lines.length} fields changed`);
}

/**
 * The lines of a change: an event has its own from and to, an update one line per column. Creation and deletion list no columns.
 */
function linesFor(i18n: I18n, entity: Entity, change: EntityChange): FieldChange[] {
  if (change.what) {
    const { from, to } = change.details;
    if (from === undefined && to === undefined) return [];
    return [
      {
        column: "",
        name: "",
        from: eventValue(i18n, change.what, from),
        to: eventValue(i18n, change.what, to),
        hidden: false,
      },
    ];
  }
  const lines = linesOf(i18n, entity, change);
  if (change.before === null || change.after === null) return [];
  // The title already names the only changed field.
  if (lines.length === 1) return lines.map((line) => ({ ...line, name: line.hidden ? line.name : "" }));
  return lines;
}

/** The read-only history of a record: author, change, time and reason; newest first. */
export function RecordHistory({ entity, id, changes }: Props) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const by = (change: EntityChange): string => {
    if (change.byId === null) return t`By itself`;
    if (entity.kind === "user" && change.byId === id) return t`The person`;
    return change.by ?? t`somebody who left`;
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        <Trans>History, not to be changed</Trans>
      </h3>
      {changes.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing was changed yet.</Trans>
        </Text>
      )}
      <Timeline
        label={t`History, not to be changed`}
        items={changes.map((change, index) => {
          const lines = linesFor(i18n, entity, change).filter(({ column }) => column !== "enabled");
          const note = change.what ? eventNote(i18n, change.details) : change.why;
          return {
            key: `${change.at} ${index}`,
            title: titleOf(i18n, change, linesOf(i18n, entity, change)),
            details: (lines.length > 0 || note) && (
              <>
                <ChangeLines lines={lines} />
                {note && (
                  <p>
                    <bdi>{note}</bdi>
                  </p>
                )}
              </>
            ),
            time: `${by(change)} · ${formatMoment(i18n.locale, change.at, now)}`,
            at: change.at,
            state: index === 0 ? "now" : "done",
          };
        })}
      />
    </section>
  );
}
