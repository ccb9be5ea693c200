/** The decorative orbit of the home page. */
export function HeroArcs({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 520" fill="none" aria-hidden="true">
      <g stroke="var(--o-line-strong)">
        <circle cx="260" cy="260" r="110" />
        <circle cx="260" cy="260" r="180" />
        <circle cx="260" cy="260" r="250" />
      </g>
      <path d="M260 80a180 180 0 0 1 155.9 90" stroke="var(--o-ink-1)" strokeWidth="1.5" />
      <circle cx="415.9" cy="170" r="8" fill="var(--o-accent)" />
    </svg>
  );
}
