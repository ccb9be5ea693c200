import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import type { ReactNode } from "react";
import { VocabularyEntryRow, type RowProps } from "./vocabulary-entry-row.tsx";
import styles from "./entries-table.module.css";

type SharedRowProps = Pick<RowProps, "last" | "fixed" | "whole" | "acts" | "onUses" | "onWords">;
type Props = SharedRowProps & {
  caption: string;
  entries: readonly AdminVocabularyEntry[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  bulk: ReactNode;
  /** Shows more rows; null when all matching rows are shown. */
  onMore: (() => void) | null;
};

const placeIn = (entries: readonly AdminVocabularyEntry[], id: unknown) =>
  entries.find((entry) => entry.id === id)?.sort ?? 1;

/** Announcements for screen readers while a row is moved. */
function useAnnouncements(entries: readonly AdminVocabularyEntry[], count: number): Announcements {
  const { t } = useLingui();
  const nameOf = (id: unknown) => entries.find((entry) => entry.id === id)?.it ?? "";
  const placeOf = (id: unknown) => placeIn(entries, id);
  return {
    onDragStart: ({ active }) => t`${nameOf(active.id)} picked up, position ${placeOf(active.id)} of ${count}`,
    onDragOver: ({ active, over }) =>
      over ? t`${nameOf(active.id)}, position ${placeOf(over.id)} of ${count}` : undefined,
    onDragEnd: ({ active, over }) =>
      t`${nameOf(active.id)} dropped, position ${placeOf(over?.id ?? active.id)} of ${count}`,
    onDragCancel: ({ active }) => t`${nameOf(active.id)} is back in its original position`,
  };
}

export function EntriesTable({ caption, entries, chosen, onChoose, bulk, onMore, ...shared }: Props) {
  const { t } = useLingui();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(entries, shared.last);
  const ids = entries.map(({ id }) => id);
  return (
    <div className={styles.card}>
      {bulk && <div className={styles.bulk}>{bulk}</div>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: t`Press the space bar to pick up the row, the arrow keys to move it, the space bar again to drop it, or Escape to cancel.`,
          },
        }}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) void shared.acts.place(String(active.id), placeIn(entries, over.id));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <Head />
            <tbody>
              {entries.map((entry) => (
                <VocabularyEntryRow
                  key={entry.id}
                  entry={entry}
                  chosen={chosen.has(entry.id)}
                  onChoose={(on) => onChoose(entry.id, on)}
                  {...shared}
                />
              ))}
            </tbody>
          </table>
        </SortableContext>
      </DndContext>
      <div className={styles.foot}>
        <span className={styles.keys}>
          <Trans>
            Edit both languages in the row: <Kbd>Enter</Kbd> saves, <Kbd>Tab</Kbd> goes to the other language,{" "}
            <Kbd>Esc</Kbd> cancels.
          </Trans>
        </span>
        <span className={styles.shown}>
          <Trans>
            {entries.length} of {shared.last}
          </Trans>
          {onMore && (
            <Button variant="outline" size="sm" onClick={onMore}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function Head() {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.start}>
          <VisuallyHidden>{t`Move and select`}</VisuallyHidden>
        </th>
        <th scope="col" className={styles.place}>
          <Trans>No.</Trans>
        </th>
        <th scope="col" className={styles.codes}>
          <Trans>Code</Trans>
        </th>
        <th scope="col">
          <Trans>Italian</Trans>
        </th>
        <th scope="col">
          <Trans>English</Trans>
        </th>
        <th scope="col" className={styles.uses}>
          <Trans>Uses</Trans>
        </th>
        <th scope="col" className={styles.menu}>
          <VisuallyHidden>{t`Actions`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
