type Props = { share: number };

const radius = 11;

/** The time that a code has left, as an arc; the words beside it say it too. */
export function CodeRing({ share }: Props) {
  const bounded = Math.min(1, Math.max(0, share));
  const turn = 2 * Math.PI * bounded - Math.PI / 2;
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <circle cx="14" cy="14" r={radius} stroke="var(--o-line-strong)" strokeWidth="1.5" />
      <circle
        cx="14"
        cy="14"
        r={radius}
        stroke="var(--o-ink-1)"
        strokeWidth="1.5"
        pathLength={1}
        strokeDasharray={`${bounded} 1`}
        transform="rotate(-90 14 14)"
      />
      <circle cx={14 + radius * Math.cos(turn)} cy={14 + radius * Math.sin(turn)} r="3" fill="var(--o-accent)" />
    </svg>
  );
}
