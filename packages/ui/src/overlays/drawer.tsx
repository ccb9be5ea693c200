import { FocusTrap, Portal, Transition, type MantineTransition } from "@mantine/core";
import { IconChevronLeft, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { IconButton } from "../base/icon-button.tsx";
import { cx } from "../cx.ts";
import { usePhone } from "../hooks/use-phone.ts";
import styles from "./drawer.module.css";

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** An avatar before the title, of the person or thing that the drawer shows. */
  avatar?: ReactNode;
  /** A line in small type below the title. */
  subtitle?: ReactNode;
  /** A note below the title and subtitle, about the person or thing that the drawer shows. */
  note?: ReactNode;
  /** Makes the drawer a page on phones: a bar with a back button, the heading in the text, the actions at the bottom. */
  page?: boolean | undefined;
  /** `TabLinks` under the heading. */
  tabs?: ReactNode;
  /** Content beside the title, such as a badge, or links to the next and previous item. */
  headEnd?: ReactNode;
  closeLabel: string;
  /** The buttons in the footer. */
  actions?: ReactNode;
  /** The side of the window from which the drawer slides in. The menu on phones comes from the start. */
  side?: "start" | "end" | undefined;
  /** Overrides the default width, for example with less for a list or more for a table. */
  width?: number | undefined;
  /** True while a second drawer is open: where there is room, this drawer moves aside, so that both are visible. */
  aside?: boolean | undefined;
  children: ReactNode;
}

const slide = (side: "start" | "end"): MantineTransition => {
  const away = side === "end" ? "translateX(var(--away))" : "translateX(calc(-1 * var(--away)))";
  return { in: { transform: "translateX(0)" }, out: { transform: away }, transitionProperty: "transform" };
};

/**
 * A panel with details, shown without leaving the page: beside the page on desktop, where the page stays usable; over it on phones.
 * Esc closes it, and the focus returns to where it was. (Mantine's own drawer is always modal.)
 */
export function Drawer(props: DrawerProps) {
  const { opened, onClose, side = "end" } = props;
  const phone = usePhone();
  const modal = phone || side === "start";
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
          <Panel
            {...props}
            side={side}
            modal={modal}
            asPage={phone && props.page === true}
            style={props.width ? ({ ...style, "--o-drawer": `${props.width}px` } as CSSProperties) : style}
          />
        )}
      </Transition>
    </Portal>
  );
}

interface PanelProps extends DrawerProps {
  modal: boolean;
  asPage: boolean;
  style: CSSProperties;
}

function Panel(props: PanelProps) {
  const { opened, onClose, actions, side, modal, asPage, style, children } = props;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusVisit(panel);
  useLastOpened(opened, panel);
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || shown.at(-1) !== panel.current) return;
      if (!wasBelowDialog && !isInsideOther(event.target, panel.current)) onClose();
    };
    // Listens in the capture phase, because a list or menu that closes on the same key is still open then.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [opened, onClose]);
  return (
    <FocusTrap active={opened && modal} innerRef={panel}>
      <section
        role="dialog"
        aria-modal={modal || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-side={side}
        data-aside={props.aside || undefined}
        className={cx(styles.drawer, asPage && styles.page)}
        style={style}
      >
        {modal && <FocusTrap.InitialFocus />}
        {asPage ? <PageBar {...props} titleId={titleId} /> : <Head {...props} titleId={titleId} />}
        {props.tabs && <div className={styles.tabs}>{props.tabs}</div>}
        <div className={styles.body}>
          {asPage && <PageHead {...props} />}
          {children}
        </div>
        {actions && <div className={styles.foot}>{actions}</div>}
      </section>
    </FocusTrap>
  );
}

type HeadProps = PanelProps & { titleId: string };

function Head({ titleId, tabs, avatar, title, subtitle, headEnd, note, closeLabel, onClose }: HeadProps) {
  return (
    <div className={cx(styles.head, tabs ? styles.withTabs : undefined)}>
      <div className={styles.line}>
        {avatar}
        <div className={styles.titles}>
          <Heading level={2} size="xs" id={titleId}>
            {title}
          </Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {headEnd}
        <IconButton icon={IconX} label={closeLabel} onClick={onClose} className={styles.close} />
      </div>
      {note}
    </div>
  );
}

const PageBar = ({ titleId, title, headEnd, closeLabel, onClose }: HeadProps) => (
  <div className={cx(styles.head, styles.bar)}>
    <IconButton icon={IconChevronLeft} flip label={closeLabel} onClick={onClose} />
    <p className={styles.barTitle} id={titleId}>
      {title}
    </p>
    {headEnd}
  </div>
);

const PageHead = ({ avatar, title, subtitle, note }: PanelProps) => (
  <div className={styles.pageHead}>
    <div className={styles.line}>
      {avatar}
      <div className={styles.titles}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </div>
    {note}
  </div>
);

/**
 * Whether a key press belongs to another open element than the drawer: a list, a menu, a popover or a dialog above it. Esc belongs
 * to the innermost one.
 */
function isInsideOther(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="menu"], [popover], [data-mantine-stop-propagation="true"]')) return true;
  const dialog = target.closest('[aria-modal="true"]');
  return dialog !== null && dialog !== panel;
}

/** True while a dialog is open above the drawers. Esc then closes that dialog first, even if the focus has not reached it yet. */
const isBelowDialog = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some((dialog) => !shown.includes(dialog));

/**
 * Whether a dialog was open above the drawers when Esc was pressed. This listener is registered before those of all dialogs: a dialog
 * closes on the same key, and without an animation it is gone before the drawer's own listener runs.
 */
let wasBelowDialog = false;
if (typeof window !== "undefined")
  window.addEventListener("keydown", ({ key }) => void (wasBelowDialog = key === "Escape" && isBelowDialog()), {
    capture: true,
  });

/** Stack of the open drawers, in the order in which they were opened. Esc closes the last drawer. */
const shown: (HTMLElement | null)[] = [];

function useLastOpened(opened: boolean, panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!opened) return;
    const node = panel.current;
    shown.push(node);
    return () => void shown.splice(shown.lastIndexOf(node), 1);
  }, [opened, panel]);
}

/** Moves the focus into the drawer when it opens, and back when it closes unless the user has moved the focus out of the drawer. */
function useFocusVisit(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    const node = panel.current;
    node?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const left = now && now !== document.body && !node?.contains(now);
      if (!left && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
