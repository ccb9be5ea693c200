/** What posts and comments have in common. */
export const voiceValues = {
  person: { it: "Persona", en: "Person" },
  space: { it: "Space", en: "Space" },
  house: { it: "Orbita", en: "Orbita" },
} as const;

export const shownValues = {
  true: { it: "Attivi", en: "Enabled" },
  false: { it: "Disattivati", en: "Disabled" },
} as const;
