/** The number on an invoice document, such as 2026/118. */
export const documentNumber = ({ year, number }: { year: number; number: number }): string => `${year}/${number}`;

/** The unique number of an SDI file: at most ten characters of 0-9 and A-Z. */
export const progressiveOf = (count: number): string => count.toString(36).toUpperCase().padStart(5, "0");
