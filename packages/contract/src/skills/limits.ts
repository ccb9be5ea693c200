export const skillLimits = {
  name: { min: 1, max: 100 },
  /** Also of one that an import brought other names for. */
  aliases: 40,
  /** Specification §9: in forms, and while one types. */
  size: { form: 20, suggestions: 15 },
  /** Suggestions of one person that nobody has looked at yet. */
  openSuggestions: 10,
  note: { max: 300 },
} as const;
