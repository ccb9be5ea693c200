import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { openerId, useResumeTools } from "./resume-context.tsx";
import styles from "~/domain/resumes/view/entries.module.css";

type Props = {
  form: string;
  name: string;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** An entry's view, with its actions: edit, move, delete. */
export function ResumeEntryRow({ form, name, at, count, onMove, onRemove, children }: Props) {
  const { t } = useLingui();
  const { openForm } = useResumeTools();
  return (
    <div className={styles.row}>
      <div className={styles.entry}>{children}</div>
      <span className={styles.acts}>
        <Menu
          width={200}
          trigger={
            <IconButton
              size="sm"
              id={`more-${form}`}
              icon={IconDots}
              label={t`More actions for ${name}`}
              className={styles.late}
            />
          }
          groups={[
            [
              { id: "up", label: t`Move up`, icon: IconArrowUp, disabled: at === 0, onSelect: () => onMove(-1) },
              {
                id: "down",
                label: t`Move down`,
                icon: IconArrowDown,
                disabled: at === count - 1,
                onSelect: () => onMove(1),
              },
            ],
            [{ id: "delete", label: t`Delete`, icon: IconTrash, danger: true, onSelect: onRemove }],
          ]}
        />
        <IconButton
          size="sm"
          id={openerId(form)}
          icon={IconPencil}
          label={t`Edit ${name}`}
          onClick={() => openForm(form)}
        />
      </span>
    </div>
  );
}
