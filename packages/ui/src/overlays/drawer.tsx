import { FocusTrap, Portal, Transition, type MantineTransition } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { Heading } from "../base/heading.tsx";
import { usePhone } from "../hooks/use-phone.ts";
import styles from "./drawer.module.css";

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a badge, next and previous. */
  headEnd?: ReactNode;
  closeLabel: string;
  /** The acts, in the foot. */
  actions?: ReactNode;
  /** Which side it comes from; the menu of a phone comes from the start. */
  side?: "start" | "end" | undefined;
  children: ReactNode;
}

const slide = (side: "start" | "end"): MantineTransition => {
  const away = side === "end" ? "translateX(var(--away))" : "translateX(calc(-1 * var(--away)))";
  return { in: { transform: "translateX(0)" }, out: { transform: away }, transitionProperty: "transform" };
};

/**
 * A closer look without leaving: beside the page on desktop, where the page stays in use, over it on phones.
 * Esc closes, and the focus goes back where it was. (Mantine's own drawer is always modal.)
 */
export function Drawer({ opened, onClose, title, headEnd, closeLabel, actions, side = "end", children }: DrawerProps) {
  const phone = usePhone();
  const modal = phone || side === "start";
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    // The panel is in the document only after its transition has begun.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening is the event; a new onClose must not move the focus
  }, [opened]);

  return (
    <Portal>
      {modal && opened && <div className={styles.scrim} onClick={onClose} aria-hidden="true" />}
      <Transition
        mounted={opened}
        transition={slide(side)}
        duration={phone ? 360 : 220}
        exitDuration={phone ? 180 : 110}
      >
        {(style) => (
          <FocusTrap active={opened && modal}>
            <section
              ref={panel}
              role="dialog"
              aria-modal={modal || undefined}
              aria-labelledby={titleId}
              tabIndex={-1}
              data-side={side}
              className={styles.drawer}
              style={style}
            >
              {modal && <FocusTrap.InitialFocus />}
              <div className={styles.head}>
                <Heading level={2} size="xs" id={titleId} className={styles.title}>
                  {title}
                </Heading>
                {headEnd}
                <IconButton icon={IconX} label={closeLabel} onClick={onClose} className={styles.close} />
              </div>
              <div className={styles.body}>{children}</div>
              {actions && <div className={styles.foot}>{actions}</div>}
            </section>
          </FocusTrap>
        )}
      </Transition>
    </Portal>
  );
}
