import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityHistoryEntry } from "@orbita/contract/back-office/entity";
import { describeReason } from "@orbita/contract/back-office/history/index";
import { Text } from "@orbita/ui/base/text.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { ChangeLines } from "./change-line.tsx";
import { linesOf, findSwitch, type FieldChange } from "./difference.ts";
import { eventNote, eventTitle, eventValue } from "./event-labels.ts";
import styles from "./back-office.module.css";

type Props = { entity: EntityDescription; id: string; changes: readonly EntityHistoryEntry[] };

function titleOf(i18n: I18n, change: EntityHistoryEntry, lines: readonly FieldChange[]): string {
  if (change.what) return eventTitle(i18n, change.what);
  if (change.before === null) return i18n._(msg({ message: "Created", context: "a record" }));
  if (change.after === null) return i18n._(msg({ message: "Deleted", context: "a record" }));
  const turned = findSwitch(change);
  if (turned) return i18n._(turned === "enabled" ? msg`Enabled again` : msg({ message: "Disabled", context: "act" }));
  const [first] = lines;
  const name = first?.name ?? "";
  return lines.length === 1
    ? i18n._(msg`${name} changed`)
    : i18n._(msg`${plural(lines.length, { one: "# field changed", other: "# fields changed" })}`);
}

/**
 * The changed values to list for a change.
 * An event has its own old and new value, an update has one line per column, and creation and deletion have none.
 */
function linesFor(i18n: I18n, entity: EntityDescription, change: EntityHistoryEntry): FieldChange[] {
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
  // The title of the change already names the only changed field, so the line omits it.
  if (lines.length === 1) return lines.map((line) => ({ ...line, name: line.hidden ? line.name : "" }));
  return lines;
}

/** The read-only history of a record: author, change, time and reason; newest first. */
export function RecordHistory({ entity, id, changes }: Props) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const by = (change: EntityHistoryEntry): string => {
    if (change.byId === null) return t`System`;
    if (entity.kind === "user" && change.byId === id) return t`This user`;
    return change.by ?? t`Deleted account`;
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        <Trans>History (read-only)</Trans>
      </h3>
      {changes.length === 0 && (
        <Text tone="muted">
          <Trans>No changes yet.</Trans>
        </Text>
      )}
      <Timeline
        label={t`History (read-only)`}
        items={changes.map((change, index) => {
          const lines = linesFor(i18n, entity, change).filter(({ column }) => column !== "enabled");
          const why = change.why && pickAdminLabel(describeReason(change.why), i18n.locale);
          const note = change.what ? eventNote(i18n, change.details) : why;
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
