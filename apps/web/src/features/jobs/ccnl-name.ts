import type { JobPost } from "@orbita/contract";

/** Collective agreements are Italian; everybody else reads their English name, where there is one. */
export const ccnlName = (name: JobPost["ccnlName"], locale: string): string | null =>
  name && (locale === "it" ? name.it : (name.en ?? name.it));
