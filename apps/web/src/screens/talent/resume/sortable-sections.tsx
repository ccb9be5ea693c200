import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useLingui } from "@lingui/react/macro";
import type { ResumeSection } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import type { SectionOrder } from "./use-section-order.ts";
import styles from "./sortable.module.css";

/**
 * Disables the drag-and-drop library's announcements for screen readers, which are in English only.
 * `useSectionOrder` announces moves instead.
 */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const nothing = { draggable: "" };

/** Dragging starts after 4 px: the pointer also moves a little during a click. */
const pull = { activationConstraint: { distance: 4 } };

type ListProps = { order: SectionOrder; children: ReactNode };

/** Makes the sections sortable by pointer. The grip button itself handles the keyboard. */
export function SortableSections({ order: { order, move }, children }: ListProps) {
  const sensors = useSensors(useSensor(PointerSensor, pull));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: nothing }}
      onDragEnd={({ active, over }) => {
        if (over) move(active.id as ResumeSection, order.indexOf(over.id as ResumeSection));
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type GripProps = {
  section: ResumeSection;
  /** Position of the grip. A section has one grip each in the list, the drawer and the page, and this keeps their ids unique. */
  place: "list" | "drawer" | "page";
  order: SectionOrder;
  className?: string | undefined;
};

/** One sortable section: its grip button, and the ref and styles of the dragged element. */
export function useSortableSection({ section, place, order, className }: GripProps) {
  const { t, i18n } = useLingui();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: section });
  const name = i18n._(sectionNames[section]);
  const lifted = order.lifted === section;
  const grip = (
    <IconButton
      {...listeners}
      id={`grip-${place}-${section}`}
      size="sm"
      icon={IconGripVertical}
      label={t`Move ${name}`}
      aria-pressed={lifted}
      className={cx(styles.grip, className)}
      onKeyDown={(event) => order.onGripKey(event, section)}
    />
  );
  return {
    grip,
    ref: setNodeRef,
    className: cx(isDragging && styles.pulled, lifted && styles.lifted),
    style: { transform: CSS.Translate.toString(transform), transition },
  };
}
