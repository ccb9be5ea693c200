import type { ReactNode } from "react";

/** The illustrations: drawings of 160 × 120 in ink, with lines and one accent dot. */
export const drawings = {
  search: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="60" r="22" />
        <circle cx="80" cy="60" r="37" />
        <circle cx="80" cy="60" r="52" />
      </g>
      <circle cx="80" cy="60" r="15" fill="var(--o-surface)" />
      <path d="M91 71l15 15" />
      <path d="M73 57a8 8 0 0 1 6-5.5" />
      <circle cx="35" cy="34" r="3.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  documents: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="60" r="22" />
        <circle cx="80" cy="60" r="37" />
        <circle cx="80" cy="60" r="52" />
      </g>
      <path d="M62 38h26l10 10v34a2 2 0 0 1-2 2H64a2 2 0 0 1-2-2z" fill="var(--o-surface)" />
      <path d="M88 38v10h10M69 58h20M69 66h20M69 74h12" />
      <circle cx="121" cy="28" r="4.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  people: (
    <>
      <g stroke="var(--o-line-strong)" strokeDasharray="2 6">
        <circle cx="80" cy="60" r="37" />
        <circle cx="80" cy="60" r="52" />
      </g>
      <rect x="62" y="46" width="36" height="34" rx="3" fill="var(--o-surface)" />
      <path d="M70 55h6M84 55h6M70 63h6M84 63h6M75 80v-9h10v9" />
      <circle cx="31.1" cy="42.2" r="3.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  offline: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="60" r="22" />
        <path d="M117 60a37 37 0 1 1-20-33" />
      </g>
      <path d="M80 8a52 52 0 1 0 52 52" />
      <path d="M104 24l6-8M112 32l9-5M118 42l10-2" />
      <circle cx="139" cy="22" r="4.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  maintenance: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="62" r="22" />
        <circle cx="80" cy="62" r="52" />
      </g>
      <path d="M43 62a37 37 0 0 0 60 29" />
      <circle cx="80" cy="20" r="5" fill="var(--o-surface)" />
      <path d="M78 25L62 70M82 25l21 66M69 50h20M62 70l-1 6" />
      <circle cx="103" cy="91" r="4.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  error: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="60" r="22" />
        <circle cx="80" cy="60" r="37" />
      </g>
      <path d="M116 22.5a52 52 0 1 0 4 70" />
      <path d="M80 50v12M80 69v.5" strokeWidth="2" />
      <path d="M122 44l8 8M130 44l-8 8" />
      <circle cx="129" cy="78" r="4.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
  locked: (
    <>
      <g stroke="var(--o-line-strong)">
        <circle cx="80" cy="60" r="37" />
        <circle cx="80" cy="60" r="52" />
      </g>
      <rect x="64" y="56" width="32" height="26" rx="3" fill="var(--o-surface)" />
      <path d="M71 56v-7a9 9 0 0 1 18 0v7M80 66v6" />
      <circle cx="121" cy="28" r="4.5" fill="var(--o-accent-text)" stroke="none" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;
