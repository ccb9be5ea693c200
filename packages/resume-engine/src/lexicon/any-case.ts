/**
 * A pattern's letters in both cases, for part of a case-sensitive pattern. Spelled out instead of (?i:…), which V8 sometimes ignores
 * after a process has read some hundred documents: lower-case names were then read.
 */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\[[^\]]*\]|\p{L}/gu, (part) => {
    const letters = part.replaceAll(/^\[|\]$/gu, "");
    return `[${letters}${letters.toUpperCase()}]`;
  });
