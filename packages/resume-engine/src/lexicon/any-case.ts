/**
 * A pattern whose letters match both cases, for use in a case-sensitive pattern. The cases are spelled out instead of (?i:…), which
 * V8 sometimes handles wrongly after a process has read some hundred documents: lower-case words were then read as names.
 */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\[[^\]]*\]|\p{L}/gu, (part) => {
    const letters = part.replaceAll(/^\[|\]$/gu, "");
    return `[${letters}${letters.toUpperCase()}]`;
  });
