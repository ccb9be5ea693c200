/** As it stands on the document: 2026/118. */
export const documentNumber = ({ year, number }: { year: number; number: number }): string => `${year}/${number}`;

/** What SDI knows a file by: never the same twice, at most ten of these signs. */
export const progressiveOf = (count: number): string => count.toString(36).toUpperCase().padStart(5, "0");
