import type { JobPost } from "@orbita/contract";

/** The label of a code in the post, or the code itself. Locales other than Italian use the English label if there is one. */
export function labelOf({ labels }: Pick<JobPost, "labels">, code: string | null, locale: string): string | null {
  const label = code === null ? undefined : labels[code];
  return label ? (locale === "it" ? label.it : (label.en ?? label.it)) : code;
}
