/**
 * A pattern's letters, large or small, for the part of a pattern that has to tell them apart elsewhere. Spelled out instead of
 * (?i:…), which V8 forgets at times once a process has lived for some hundred documents: names in small letters were then read.
 */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\[[^\]]*\]|\p{L}/gu, (part) => {
    const letters = part.replaceAll(/^\[|\]$/gu, "");
    return `[${letters}${letters.toUpperCase()}]`;
  });
