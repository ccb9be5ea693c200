export const skillLimits = {
  name: { min: 1, max: 100 },
  /** Also the maximum for a skill that got more aliases from an import. */
  aliases: 40,
  /** Specification §9: results in forms, and suggestions while typing. */
  size: { form: 20, suggestions: 15 },
  /** Maximum of pending suggestions per person. */
  openSuggestions: 10,
  note: { max: 300 },
} as const;
