import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import styles from "./footer.module.css";

export interface FooterProps {
  links: readonly { id: string; label: ReactNode; link: LinkElement }[];
  navLabel: string;
  /** A note under the links about the company that runs the site. */
  note?: ReactNode;
  /** Controls at the end of the footer: languages, theme. */
  end?: ReactNode;
}

export function Footer({ links, navLabel, note, end }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={navLabel}>
          <ul className={styles.links}>
            {links.map((entry) => (
              <li key={entry.id}>{fillLink(entry.link, { className: styles.link, children: entry.label })}</li>
            ))}
          </ul>
        </nav>
        {end && <div className={styles.end}>{end}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </footer>
  );
}
