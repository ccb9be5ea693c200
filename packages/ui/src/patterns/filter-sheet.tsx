import { IconX } from "@tabler/icons-react";
import { useId, type ReactElement, type ReactNode } from "react";
import { Button } from "../base/button.tsx";
import { Heading } from "../base/heading.tsx";
import { IconButton } from "../base/icon-button.tsx";
import styles from "./filter-sheet.module.css";

/** Attributes for the button with which the browser opens the sheet. */
export interface SheetButtonProps {
  popoverTarget: string;
  "aria-haspopup": "dialog";
}

export interface FilterSheetProps {
  title: string;
  closeLabel: string;
  trigger: (button: SheetButtonProps) => ReactElement;
  /** The text of the button at the bottom, which shows the number of results: "Show 23 jobs". */
  result: ReactNode;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The filters of a list on a phone: a sheet whose button shows the number of results. The browser opens and closes the sheet, even
 * before scripts run.
 */
export function FilterSheet({ title, closeLabel, trigger, result, onOpen, children }: FilterSheetProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const closes = { popoverTarget: id, popoverTargetAction: "hide" } as const;
  return (
    <>
      {trigger({ popoverTarget: id, "aria-haspopup": "dialog" })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.sheet}
        onToggle={(event) => {
          if (event.newState !== "open") return;
          onOpen?.();
          event.currentTarget.focus();
        }}
      >
        <div className={styles.in}>
          <div className={styles.head}>
            <Heading level={0} size="sm" id={titleId}>
              {title}
            </Heading>
            <IconButton icon={IconX} label={closeLabel} {...closes} />
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            <Button variant="primary" size="lg" block {...closes}>
              {result}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
