import type { JobPost } from "@orbita/contract";

/** The words for a code of a post; in English where there are English ones. */
export function labelOf({ labels }: Pick<JobPost, "labels">, code: string | null, locale: string): string | null {
  const label = code === null ? undefined : labels[code];
  return label ? (locale === "it" ? label.it : (label.en ?? label.it)) : code;
}
