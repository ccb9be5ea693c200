export const skillLimits = {
  name: { min: 1, max: 100 },
  /** Maximum of aliases per skill, also for skills that got their aliases from an import. */
  aliases: 40,
  /** Maximum number of skills in a result (specification §9): in forms, and as suggestions while the user types. */
  size: { form: 20, suggestions: 15 },
  /** Maximum number of pending skill suggestions per person. */
  openSuggestions: 10,
  note: { max: 300 },
} as const;
