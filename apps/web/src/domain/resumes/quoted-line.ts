import type { Resume } from "@orbita/contract";

/** The line of the CV that a suggestion rests on, unless its text or its reason already quotes the line. */
export const quotedLine = ({ line, text, motivation }: Resume["comments"][number]): string | null =>
  line && !`${text}\n${motivation ?? ""}`.includes(line) ? line : null;
