import { lazy, Suspense } from "react";
import type { Drawing } from "./drawings.tsx";
import styles from "./illustration.module.css";

export interface IllustrationProps {
  name: Drawing;
}

/** Fetched when something is to be shown, because no page should carry what is seen when it fails. Not there, it is not missed. */
const Strokes = lazy(async () => {
  const all = await import("./drawings.tsx").catch(() => null);
  return { default: ({ name }: IllustrationProps) => all?.drawings[name] ?? null };
});

/** Decoration: the words below it say what happened. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles.illustration}
    >
      <Suspense fallback={null}>
        <Strokes name={name} />
      </Suspense>
    </svg>
  );
}
