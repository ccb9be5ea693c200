import { lazy, Suspense } from "react";
import type { IllustrationName } from "./drawings.tsx";
import styles from "./illustration.module.css";

export interface IllustrationProps {
  name: IllustrationName;
}

/** The drawings are loaded on demand, because only errors and empty states need them. A failed load shows no drawing. */
const Strokes = lazy(async () => {
  const all = await import("./drawings.tsx").catch(() => null);
  return { default: ({ name }: IllustrationProps) => all?.drawings[name] ?? null };
});

/** An illustration. It is decorative, because the text below it says what happened. */
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
