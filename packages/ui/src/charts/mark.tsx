import { cx } from "../cx.ts";
import styles from "./charts.module.css";

export type SeriesTone = "one" | "two";

/** The shape at the end of a line: a dot or a diamond. Each line has its own, because colour must not be the only distinction. */
export function SeriesMark({ tone, x, y, size = 4 }: { tone: SeriesTone; x: number; y: number; size?: number }) {
  const look = cx(styles.mark, styles[tone]);
  if (tone === "one") return <circle cx={x} cy={y} r={size} className={look} />;
  const reach = size * 1.25;
  return <path d={`M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`} className={look} />;
}
