import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./context-menu.module.css";

export interface ActAsChoice {
  id: string;
  avatar: ReactNode;
  name: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
  current?: boolean | undefined;
  link: LinkElement;
}

export interface ContextEntry {
  id: string;
  label: ReactNode;
  icon: IconShape;
  link?: LinkElement | undefined;
  onSelect?: (() => void) | undefined;
  /** A control at the end of the entry, such as a switch. The entry is then a row, not a button. */
  control?: ReactNode;
}

export interface ContextMenuProps {
  label: string;
  /** The heading above the choices: "You act as". */
  title: ReactNode;
  choices: readonly ActAsChoice[];
  /** Entries after the choices, in the same group, such as creating a Space. */
  more?: readonly ContextEntry[] | undefined;
  /** Personal entries: settings, language, theme, sign out. */
  entries: readonly ContextEntry[];
  /** Called after the user chose an entry, to close the panel. */
  onNavigate?: (() => void) | undefined;
}

/** The content of the context switch: the user, their Spaces, and personal entries. */
export function ContextMenu({ label, title, choices, more = [], entries, onNavigate }: ContextMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <p className={styles.title}>{title}</p>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            {fillLink(choice.link, {
              className: cx(styles.entry, styles.choice, choice.current && styles.on),
              current: choice.current ? "true" : undefined,
              onClick: onNavigate,
              children: (
                <>
                  {choice.avatar}
                  <span className={styles.words}>
                    <b>{choice.name}</b>
                    {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
                  </span>
                  {choice.badge}
                  {choice.current && <Icon icon={IconCheck} size="sm" />}
                </>
              ),
            })}
          </li>
        ))}
        {more.map((entry) => (
          <Entry key={entry.id} entry={entry} onNavigate={onNavigate} />
        ))}
      </ul>
      <hr className={styles.line} />
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, onNavigate }: { entry: ContextEntry; onNavigate: (() => void) | undefined }) {
  const content = (
    <>
      <Icon icon={entry.icon} />
      <span className={styles.words}>{entry.label}</span>
      {entry.control}
    </>
  );
  if (entry.link) {
    return <li>{fillLink(entry.link, { className: styles.entry, children: content, onClick: onNavigate })}</li>;
  }
  if (entry.control) return <li className={styles.entry}>{content}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          entry.onSelect?.();
          onNavigate?.();
        }}
      >
        {content}
      </button>
    </li>
  );
}
