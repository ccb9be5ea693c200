import type { ReactNode } from "react";
import { SkipLink } from "../base/skip-link.tsx";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { Logo } from "../icons/logo.tsx";
import styles from "./split-frame.module.css";

export interface SplitFrameProps {
  skipLabel: string;
  home: LinkElement;
  homeLabel: string;
  /** The slogan on the dark panel; `claimNote` is a line below it. */
  claim: ReactNode;
  claimNote?: ReactNode;
  /** Links at the bottom of the form's side: languages, privacy. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages to sign in and to register: the form, and on larger screens a dark panel with the logo's orbit and a slogan. */
export function SplitFrame({ skipLabel, home, homeLabel, claim, claimNote, foot, children }: SplitFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className={styles.side}>
        <header>
          {fillLink(home, { className: styles.home, label: homeLabel, children: <Logo name={homeLabel} /> })}
        </header>
        <main id="main" tabIndex={-1} className={styles.box}>
          {children}
        </main>
        <footer className={styles.foot}>{foot}</footer>
      </div>
      <aside className={styles.panel} aria-hidden="true">
        <svg viewBox="0 0 720 900" fill="none" preserveAspectRatio="xMaxYMax slice">
          <g stroke="currentColor" strokeOpacity=".22">
            <circle cx="720" cy="900" r="180" />
            <circle cx="720" cy="900" r="320" />
            <circle cx="720" cy="900" r="460" />
            <circle cx="720" cy="900" r="600" />
          </g>
          <path d="M260 900a460 460 0 0 1 134.7-325.3" stroke="currentColor" strokeWidth="1.5" />
          <circle cx="394.7" cy="574.7" r="9" fill="#7f9cf5" />
        </svg>
        <div className={styles.claim}>
          <p className={styles.thought}>{claim}</p>
          {claimNote && <p className={styles.note}>{claimNote}</p>}
        </div>
      </aside>
    </div>
  );
}
