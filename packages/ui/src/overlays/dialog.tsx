import { Modal, type MantineTransition } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { FormEventHandler, ReactNode } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { usePhone } from "../hooks/use-phone.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line of text below the title. */
  description?: ReactNode;
  closeLabel: string;
  /** Small text at the start of the footer. */
  footNote?: ReactNode;
  /** The buttons; the committing button comes last. */
  actions?: ReactNode;
  /** The submit handler; if it is set, the whole dialog is a form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  width?: number | undefined;
  children?: ReactNode;
}

const rise: MantineTransition = {
  in: { opacity: 1, transform: "translateY(0)" },
  out: { opacity: 0, transform: "translateY(8px)" },
  transitionProperty: "opacity, transform",
};

const sheet: MantineTransition = {
  in: { transform: "translateY(0)" },
  out: { transform: "translateY(100%)" },
  transitionProperty: "transform",
};

/** A modal dialog for a decision. On phones it is a sheet from the bottom. */
export function Dialog({
  opened,
  onClose,
  title,
  description,
  closeLabel,
  footNote,
  actions,
  onSubmit,
  width = 640,
  children,
}: DialogProps) {
  const phone = usePhone();
  const inner = (
    <>
      <div className={styles.head}>
        <Modal.Title className={styles.title ?? ""}>{title}</Modal.Title>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children !== undefined && <Modal.Body className={styles.body ?? ""}>{children}</Modal.Body>}
      {(actions || footNote) && (
        <div className={styles.foot}>
          <div className={styles.note}>{footNote}</div>
          {actions}
        </div>
      )}
      {/* The close button is last in the DOM but at the top visually, so that the focus starts in the body, where the user decides. */}
      <IconButton icon={IconX} label={closeLabel} onClick={onClose} className={styles.close} />
    </>
  );
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      zIndex={400}
      padding={0}
      transitionProps={
        phone
          ? { transition: sheet, duration: 360, exitDuration: 180 }
          : { transition: rise, duration: 220, exitDuration: 110 }
      }
      classNames={{ inner: styles.inner ?? "", content: styles.content ?? "", overlay: styles.scrim ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {onSubmit ? (
          <form noValidate onSubmit={onSubmit} className={styles.frame}>
            {inner}
          </form>
        ) : (
          <div className={styles.frame}>{inner}</div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
